import type { DrawApp } from '@nebosvod/contracts/drawn-page';
import { noncePlaceholder } from '@nebosvod/contracts/web-config';
import { dehydrate, type Query } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
// The build of Node keeps its request in an AsyncLocalStorage, which makes every promise of the server dearer from then on.
import { prerender } from 'react-dom/static.edge';
import { tokenStore } from '../platform/api/call.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { serverCalls } from '../platform/session/server-calls.ts';
import { Session } from '../platform/session/session.ts';
import { DrawnTitle } from '../ui/page-title.tsx';
import { App } from './app.tsx';
import { attachPages } from './pages.tsx';
import { createAppRouter } from './routes.ts';

/** Answers may ask for further ones; no page goes deeper. */
const mostRounds = 4;

attachPages();
const nothing = () => undefined;

/** Draws a page of the app on the server as a guest sees it: again and again until every answer it asks for is there. */
export const drawApp: DrawApp = async (address, at) => {
  const queryClient = createQueryClient();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  // What the address cannot mean the browser takes out of it: another address than the one that would be drawn.
  const meant = router.state.matches.at(-1)?.search ?? {};
  if (!isSame(router.state.location.search, meant)) return null;
  const session = new Session({
    calls: serverCalls,
    tokens: tokenStore,
    toast: nothing,
    goal: nothing,
    goHome: nothing,
    currentPath: () => address,
    onPersonChange: nothing,
    onLogout: nothing,
    later: async () => undefined,
  });
  let title = '';
  const app = (
    <StrictMode>
      <DrawnTitle
        value={(name) => {
          title = name;
        }}
      >
        <App session={session} queryClient={queryClient} router={router} drawnAt={at} nonce={noncePlaceholder} />
      </DrawnTitle>
    </StrictMode>
  );
  for (let round = 0; round < mostRounds; round++) {
    const body = await textOf(app);
    const asked = queryClient.getQueryCache().getAll().filter(isAsked);
    if (asked.length === 0) return { title, body, state: { at, answers: { ...dehydrate(queryClient) } } };
    const answers = await Promise.allSettled(asked.map((query) => query.fetch()));
    if (answers.some(({ status }) => status === 'rejected')) return null;
  }
  return null;
};

/** Whether two queries hold the same words. */
const isSame = (one: object, other: object) =>
  Object.keys({ ...one, ...other }).every(
    (key) => JSON.stringify(Reflect.get(one, key)) === JSON.stringify(Reflect.get(other, key)),
  );

/** Asked for by what was drawn, and not answered yet. */
const isAsked = ({ state, options }: Query) =>
  state.status === 'pending' && typeof options.queryFn === 'function' && Reflect.get(options, 'enabled') !== false;

async function textOf(app: ReactNode): Promise<string> {
  // Whole, without the scripts by which React would put late parts in their place.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
