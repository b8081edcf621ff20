import type { ChartRequest } from '@nebosvod/contracts/birth';
import { useMemo, useState } from 'react';
import { usePlanets } from '../birth/use-planets.ts';
import { chartBodies } from './chart-body.ts';
import type { ShownChart } from './chart-context.ts';
import { type Selection, toggled } from './selection.ts';
import { useChartData } from './use-chart-data.ts';

/** D9 tells whether the lagna is vargottama. */
const asked = [1, 9] as const;

/** The chart of a birth for a page that shows it beside something else; without bodies until they are known. */
export function useShownChart(request: ChartRequest): ShownChart {
  const { data: answer } = usePlanets(request);
  const { data: charts } = useChartData(request, asked);
  const [selection, setSelection] = useState<Selection>(null);
  const navamshaLagna = charts?.charts.find(({ varga }) => varga === 9)?.lagnaSign ?? null;
  return useMemo(
    () => ({
      request,
      bodies: answer ? chartBodies(answer, navamshaLagna) : [],
      selection,
      onSelect: (next) => setSelection((now) => toggled(now, next)),
    }),
    [request, answer, navamshaLagna, selection],
  );
}
