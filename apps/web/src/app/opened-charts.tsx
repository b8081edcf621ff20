import { LocalChartView, type LocalChartViewProps, preloadChart } from '../features/natal-chart/local-chart-view.tsx';
import { SavedChart, type SavedChartProps } from '../features/natal-chart/saved-chart.tsx';
import { chartPanels } from './chart-panels.ts';

/* Charts with the tabs that other features give them: a page that shows a form or a list first does not load them. */

export { preloadChart };

export type OpenedLocalChartProps = Omit<LocalChartViewProps, 'panels'>;

export function OpenedLocalChart(props: OpenedLocalChartProps) {
  return <LocalChartView {...props} panels={chartPanels} />;
}

export type OpenedSavedChartProps = Omit<SavedChartProps, 'panels'>;

export function OpenedSavedChart(props: OpenedSavedChartProps) {
  return <SavedChart {...props} panels={chartPanels} />;
}
