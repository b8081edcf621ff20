import { getRouteApi } from '@tanstack/react-router';
import { openedView } from '../chart/chart-search.ts';
import { paths } from '../platform/paths.ts';
import { mapsText } from '../text/saved-maps.ts';
import { ComparedCharts } from './compared-charts.tsx';
import { NatalChartStart } from './natal-chart-start.tsx';
import { OpenedSavedChart, ShareMap } from './parts.ts';
import { SignInGate } from './sign-in-gate.tsx';

const route = getRouteApi(paths.natalChart);

/** Натальная карта: two charts side by side, one of them, or what a person begins with. */
export function NatalChartRoute() {
  const search = route.useSearch();
  const opened = openedView(search);
  switch (opened.view) {
    case 'comparison':
      return <ComparedCharts first={opened.first} second={opened.second} />;
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
