import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isSavedMap } from '../birth/map-key.ts';
import { openedView } from '../chart/chart-search.ts';
import { paths } from '../platform/paths.ts';
import { mapsText } from '../text/saved-maps.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { NatalChartStart } from './natal-chart-start.tsx';
import { CompareCharts, OpenedSavedChart, ShareMap } from './parts.ts';
import { SignInGate } from './sign-in-gate.tsx';

const route = getRouteApi(paths.natalChart);

/** Натальная карта: two charts side by side, one of them, or what a person begins with. */
export function NatalChartRoute() {
  const search = route.useSearch();
  const opened = openedView(search);
  switch (opened.view) {
    case 'comparison': {
      const { first, second } = opened;
      const comparison = <CompareCharts first={first} second={second} />;
      if (!isSavedMap(first) && !isSavedMap(second))
        return <Suspense fallback={<PageSkeleton />}>{comparison}</Suspense>;
      return (
        <SignInGate title={mapsText.compareTitle} explains={mapsText.compareNeedsSignIn}>
          {comparison}
        </SignInGate>
      );
    }
    case 'saved':
      return (
        <SignInGate title="Натальная карта" explains={mapsText.needsSignIn}>
          <OpenedSavedChart
            mapId={opened.map}
            address={paths.natalChart}
            search={search}
            share={<ShareMap mapId={opened.map} />}
          />
        </SignInGate>
      );
    default:
      return <NatalChartStart opened={opened} />;
  }
}
