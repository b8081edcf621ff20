import type { ChartRequest } from '@nebosvod/contracts/birth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { planetsQuery } from '../birth/use-planets.ts';
import { chartBodies } from './chart-body.ts';
import type { ShownChart } from './chart-context.ts';
import { type Selection, toggled } from './selection.ts';
import { chartDataQuery } from './use-chart-data.ts';

/** D9 tells whether the lagna is vargottama. */
const asked = [1, 9] as const;

/**
 * The chart of a birth for a page that shows it beside something else; without bodies until they are known.
 * @param isJyotish whether it is the Jyotish chart that is shown: nothing is asked for beside a Western one or numbers
 */
export function useShownChart(request: ChartRequest, isJyotish: boolean): ShownChart {
  const { data: answer } = useQuery({ ...planetsQuery(request), enabled: isJyotish });
  const { data: charts } = useQuery({ ...chartDataQuery(useQueryClient(), request, asked), enabled: isJyotish });
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
