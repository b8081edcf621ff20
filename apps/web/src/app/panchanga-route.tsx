import { useLocalChart } from '../birth/local-chart.ts';
import { PanchangaPage } from '../features/panchanga/panchanga-page.tsx';

/** Панчанга with the chart of this browser, which belongs to another feature: features meet here. */
export function PanchangaRoute() {
  return <PanchangaPage localChart={useLocalChart()} />;
}
