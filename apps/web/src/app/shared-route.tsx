import { SharedChart } from '../features/natal-chart/shared-chart.tsx';
import { chartPanels } from './chart-panels.ts';

/** A saved map that somebody opened by a link. */
export function SharedRoute() {
  return <SharedChart panels={chartPanels} />;
}
