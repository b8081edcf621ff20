import '../platform/trusted-types.ts';
import '../ui/styles.css';
import '../ui/vocabulary.ts';
import { drawnStateId, drawnStateSchema } from '@nebosvod/contracts/drawn-page';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { analytics } from '../platform/analytics/analytics.ts';
import { storedConsent } from '../platform/analytics/consent.ts';
import { onSessionLost, tokenStore } from '../platform/api/call.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { storageKeys } from '../platform/api/token-store.ts';
import { watchChartOpenings } from '../platform/chart-warning.ts';
import { comeAlive } from '../platform/early-events.ts';
import { forgetPerson } from '../platform/forget-person.ts';
import { paths } from '../platform/paths.ts';
import { serverCalls } from '../platform/session/server-calls.ts';
import { Session } from '../platform/session/session.ts';
import { followPerson } from '../platform/settings/settings-sync.ts';
import { withTemporal } from '../platform/temporal.ts';
import { showCatalogueToast, toastLayer } from '../platform/toast.tsx';
import { App } from './app.tsx';
import { attachPages } from './pages.tsx';
import { createAppRouter } from './routes.ts';

const router = createAppRouter();
const state = document.getElementById(drawnStateId)?.textContent ?? null;
const drawn = state === null ? null : drawnStateSchema.parse(JSON.parse(state));

/** What the page was drawn with is nobody's own: it stays whoever sits before it, also while parts of the page come alive. */
function takeDrawnAnswers(): void {
  if (drawn !== null) hydrate(queryClient, drawn.answers);
}

const session = new Session({
  calls: serverCalls,
  tokens: tokenStore,
  toast: showCatalogueToast,
  goal: (goal) => analytics.goal(goal),
  goHome: () => void router.navigate({ to: paths.home }),
  currentPath: () => location.pathname,
  onPersonChange: () => {
    queryClient.clear();
    takeDrawnAnswers();
  },
  onLogout: forgetPerson,
  later: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
});
onSessionLost(() => session.lost());
session.subscribe(() => void followPerson(session.state.user?.id ?? null));
window.addEventListener('storage', (event) => {
  const keys: readonly (string | null)[] = [null, ...Object.values(storageKeys)];
  if (keys.includes(event.key)) void session.storageChanged();
});

attachPages();
const messages = toastLayer();
watchChartOpenings(router.history, paths.natalChart);
const consent = storedConsent();
if (consent !== null) analytics.consent(consent);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// What keeps the page still behind an open drawer writes a style and asks for its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });

const root = document.getElementById('root');
withTemporal(() => {
  const shown = root ? show(root) : Promise.resolve();
  // The page comes alive before the calls of the person, which may end in another page, and can say what became of them by then.
  void Promise.allSettled([shown, messages]).then(() => session.start());
});

/** Brings the page to life: as the server drew it, or all by itself where the server drew none. */
async function show(element: HTMLElement): Promise<void> {
  const app = (drawnAt: number | null) => (
    <StrictMode>
      <App session={session} queryClient={queryClient} router={router} drawnAt={drawnAt} nonce={nonce} />
    </StrictMode>
  );
  if (drawn === null) {
    createRoot(element).render(app(null));
    void comeAlive(element);
    return;
  }
  takeDrawnAnswers();
  // The code of the page before its first draw: until then it stands as the server drew it.
  router.ssr = { manifest: undefined };
  // A phone has worked for a while by now: what was pressed meanwhile comes first.
  await new Promise((resolve) => setTimeout(resolve));
  await router.load();
  // In slices, the shell first: a long page never holds a press back.
  const roots: Root[] = [];
  startTransition(() => {
    roots.push(hydrateRoot(element, app(drawn.at)));
  });
  await comeAlive(element);
  // A part that comes alive later is compared with what was drawn, so the present and the device wait for the last.
  startTransition(() => {
    for (const one of roots) one.render(app(null));
  });
}
