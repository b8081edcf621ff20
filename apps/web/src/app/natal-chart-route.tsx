import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { openedView } from '../chart/chart-search.ts';
import { NatalChartPage } from '../features/natal-chart/natal-chart-page.tsx';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { mapsText } from '../text/saved-maps.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import {
  CompareCharts,
  GuestMaps,
  LocalMapActions,
  OpenedLocalChart,
  OpenedSavedChart,
  OwnMaps,
  ShareMap,
} from './parts.ts';
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
      <OpenedSavedChart
        mapId={opened.map}
        address={paths.natalChart}
        search={search}
        share={<ShareMap mapId={opened.map} />}
      />
    );
    return gated({ title: 'Натальная карта', explains: mapsText.needsSignIn }, chart);
  }
  if (opened.view === 'list' && isRestoring) return <PageSkeleton />;
  if (opened.view === 'list' && auth.isAuthenticated)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OwnMaps comparing={opened.comparing} />
      </Suspense>
    );
  if (opened.view === 'list' && opened.comparing !== undefined) return gated(toCompare, null);
  const beside = (
    <Suspense fallback={null}>
      <GuestMaps />
    </Suspense>
  );
  return <NatalChartPage localChart={OpenedLocalChart} localActions={LocalMapActions} beside={beside} />;
}
