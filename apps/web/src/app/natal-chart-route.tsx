import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { openedView } from '../chart/chart-search.ts';
import { NatalChartPage } from '../features/natal-chart/natal-chart-page.tsx';
import { LocalMapActions } from '../features/saved-maps/local-map-actions.tsx';
import { OwnMaps } from '../features/saved-maps/own-maps.tsx';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { mapsText } from '../text/saved-maps.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { chartPanels } from './chart-panels.ts';
import { CompareCharts, GuestMaps, SavedChart, ShareMap } from './parts.ts';
import { SignInGate } from './sign-in-gate.tsx';

const route = getRouteApi(paths.natalChart);
const toCompare = { title: mapsText.compareTitle, explains: mapsText.compareNeedsSignIn };
const gated = (words: { readonly title: string; readonly explains: string }, page: ReactNode) => (
  <SignInGate {...words}>{page && <Suspense fallback={<PageSkeleton />}>{page}</Suspense>}</SignInGate>
);

/** Натальная карта with saved maps: a list for the signed-in, the form, the chart of this device or a saved one. */
export function NatalChartRoute() {
  const search = route.useSearch();
  const { auth, isRestoring } = useSessionState();
  const opened = openedView(search);
  if (opened.view === 'comparison')
    return gated(toCompare, <CompareCharts first={opened.first} second={opened.second} />);
  if (opened.view === 'saved') {
    const chart = (
      <SavedChart
        mapId={opened.map}
        address={paths.natalChart}
        search={search}
        panels={chartPanels}
        share={<ShareMap mapId={opened.map} />}
      />
    );
    return gated({ title: 'Натальная карта', explains: mapsText.needsSignIn }, chart);
  }
  if (opened.view === 'list' && isRestoring) return <PageSkeleton />;
  if (opened.view === 'list' && auth.isAuthenticated) return <OwnMaps comparing={opened.comparing} />;
  if (opened.view === 'list' && opened.comparing !== undefined) return gated(toCompare, null);
  const beside = (
    <Suspense fallback={null}>
      <GuestMaps />
    </Suspense>
  );
  return <NatalChartPage panels={chartPanels} localActions={LocalMapActions} beside={beside} />;
}
