import type { Birth, SettingsInput } from '@nebosvod/contracts/birth';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { saveLocalChart } from '../../birth/local-chart.ts';
import { localMap, type MapAddress } from '../../birth/map-key.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import type { TabLevels } from './tabs/chart-tabs.tsx';
import type { ChartPanels } from './tabs/tab-list.ts';

const ChartWorkspace = lazyNamed(
  () => import('./components/chart-workspace.tsx'),
  (module) => module.ChartWorkspace,
  (module) => module.preloadInside(),
);

/** Fetches the code of an open chart. */
export const preloadChart = () => ChartWorkspace.preload();

export interface LocalChartViewProps {
  readonly birth: Birth;
  /** The page that shows it: its address holds tab, varga and style. */
  readonly address: MapAddress;
  readonly search: ChartSearch;
  readonly panels: ChartPanels;
  /** What the strip of tabs may be narrowed down to: levels of an area. */
  readonly levels?: TabLevels;
  /** Settings of the area, over the person's own. */
  readonly calculation?: SettingsInput;
  readonly actions?: ReactNode;
}

/** The chart of this device in the workspace, at whichever page it was opened. */
export function LocalChartView({ birth, address, search, panels, levels, calculation, actions }: LocalChartViewProps) {
  const navigate = useNavigate();
  const go = (next: ChartSearch, replace = false) =>
    void navigate({ to: address, search: next, replace, resetScroll: !replace });
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ChartWorkspace
        panels={panels}
        {...(levels === undefined ? {} : { levels })}
        birth={birth}
        search={search}
        {...(calculation === undefined ? {} : { calculation })}
        onSearch={(change) => go({ ...search, ...change }, true)}
        onBirth={saveLocalChart}
        onEdit={() => go({ map: localMap, edit: true })}
        onNew={() => go({ new: true })}
        actions={actions}
        menuActions={
          <Link to={paths.natalChart} search={{ with: localMap }} {...buttonLook({ variant: 'quiet' })}>
            {mapsText.compare}
          </Link>
        }
      />
    </Suspense>
  );
}
