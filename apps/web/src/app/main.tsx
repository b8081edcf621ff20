import '../platform/trusted-types.ts';
import '../ui/styles.css';
import '../ui/vocabulary.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { analytics } from '../platform/analytics/analytics.ts';
import { storedConsent } from '../platform/analytics/consent.ts';
import { onSessionLost, tokenStore } from '../platform/api/call.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { storageKeys } from '../platform/api/token-store.ts';
import { watchChartOpenings } from '../platform/chart-warning.ts';
import { paths } from '../platform/paths.ts';
import { serverCalls } from '../platform/session/server-calls.ts';
import { Session } from '../platform/session/session.ts';
import { followPerson } from '../platform/settings/settings-sync.ts';
import { showCatalogueToast } from '../platform/toast.tsx';
import { App } from './app.tsx';
import { attachPages } from './pages.tsx';
import { router } from './routes.ts';

const session = new Session({
  calls: serverCalls,
  tokens: tokenStore,
  toast: showCatalogueToast,
  goal: (goal) => analytics.goal(goal),
  goHome: () => void router.navigate({ to: paths.home }),
  currentPath: () => location.pathname,
  onPersonChange: () => queryClient.clear(),
});
onSessionLost(() => session.lost());
session.subscribe(() => void followPerson(session.state.user?.id ?? null));
window.addEventListener('storage', (event) => {
  const keys: readonly (string | null)[] = [null, ...Object.values(storageKeys)];
  if (keys.includes(event.key)) void session.storageChanged();
});

attachPages();
watchChartOpenings(router.history, paths.natalChart);
const consent = storedConsent();
if (consent !== null) analytics.consent(consent);
void session.start();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App session={session} />
    </StrictMode>,
  );
}
