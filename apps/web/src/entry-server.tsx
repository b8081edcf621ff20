import type { OpenApp } from '@nebosvod/contracts/drawn-page';
import type { DrawPage } from '@nebosvod/contracts/public-page';
import { renderToString } from 'react-dom/server';
import { drawClientPage } from './features/client-page/draw-client-page.tsx';
import { pageHead, sharedPage } from './features/panchanga/public/head.ts';
import { PublicPageView } from './features/panchanga/public/public-page.tsx';
import { provideHost } from './platform/host.ts';
import { DrawnAt } from './platform/hydration.ts';

/** Draws a public page on the server. The API loads the built form of this file and calls nothing else of the web. */
export const drawPage: DrawPage = (page, origin) => ({
  head: pageHead(page, origin),
  // Its data say when: the present is known to the browser alone.
  body: renderToString(
    <DrawnAt value={0}>
      <PublicPageView page={page} shared={sharedPage(page, origin)} />
    </DrawnAt>,
  ),
});

export { drawClientPage };

/** Makes the app ready for drawing. Its modules read their host as they load, so that comes first. */
export const openApp: OpenApp = async ({ config, answer }) => {
  provideHost({
    config,
    hostname: '',
    fetch: async (path, { method = 'GET', body }) => {
      const found = await answer(path, { method, body: typeof body === 'string' ? body : null });
      return new Response(found.body, { status: found.status, headers: { 'content-type': 'application/json' } });
    },
  });
  const { drawApp } = await import('./app/draw-app.tsx');
  return drawApp;
};
