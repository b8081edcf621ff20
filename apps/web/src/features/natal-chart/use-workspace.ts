import type { Birth, ChartRequest, SettingsInput } from '@nebosvod/contracts/birth';
import { useMemo, useState } from 'react';
import { usePlanets } from '../../birth/use-planets.ts';
import { chartBodies } from '../../chart/chart-body.ts';
import type { ShownChart } from '../../chart/chart-context.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import type { HousesFrom } from '../../chart/houses-from.ts';
import { litFrom, type Selection, toggled } from '../../chart/selection.ts';
import { useChartData, type VargaChart } from '../../chart/use-chart-data.ts';
import type { ChartStyle } from '../../platform/settings/own-settings.ts';
import { useSettings } from '../../platform/settings/settings-store.ts';
import { panesOf } from './panes.ts';
import { useShiftedChart } from './time-shift/use-shifted-chart.ts';

/** All that the parts of a workspace show of one birth. */
export type Workspace = ReturnType<typeof useWorkspace>;

/** The chart of a birth with its main panes, at the time that the slider stands at, and what of it is selected. */
export function useWorkspace(birth: Birth, search: ChartSearch, calculation: SettingsInput | undefined) {
  const own = useSettings();
  const settings = useMemo(
    () => (calculation === undefined ? own.calculation : { ...own.calculation, ...calculation }),
    [own.calculation, calculation],
  );
  const base: ChartRequest = useMemo(() => ({ birth, settings }), [birth, settings]);
  const wanted = search.varga ?? own.sheet.second;
  const second = wanted === 1 ? 9 : wanted;
  const style: ChartStyle = search.style ?? own.chartStyle;
  const planets = usePlanets(base);
  // D9 stays in the question whatever is shown: vargottama of the lagna is told by it.
  const vargas = useMemo(() => (second === 9 ? [1, 9] : [1, 9, second]), [second]);
  const charts = useChartData(base, vargas);
  const moved = useShiftedChart({ birth, planets: planets.data, charts: charts.data?.charts, vargas });
  const request: ChartRequest = useMemo(
    () => ({ birth: moved.settledBirth, settings }),
    [moved.settledBirth, settings],
  );
  const [selected, setSelected] = useState<{ readonly what: Selection; readonly shift: number }>(() => ({
    what: search.lit === undefined ? null : litFrom(search.lit),
    shift: 0,
  }));
  const [from, setFrom] = useState<HousesFrom>('lagna');

  const { answer, shift } = moved;
  // A point belongs to the minute it was pressed at: its layer is computed anew, and so must be its card.
  const selection = selected.what?.kind === 'point' && selected.shift !== shift ? null : selected.what;
  const chartOf = (varga: number): VargaChart | undefined => moved.charts?.find((chart) => chart.varga === varga);
  const [rashi, other] = [chartOf(1), chartOf(second)];
  const navamshaLagna = chartOf(9)?.lagnaSign ?? null;
  const bodies = useMemo(() => (answer ? chartBodies(answer, navamshaLagna) : []), [answer, navamshaLagna]);
  const isTimeKnown = rashi === undefined || rashi.lagnaSign !== null;
  const origin: HousesFrom = isTimeKnown ? from : from === 'lagna' ? 'moon' : from;
  const panes = useMemo(() => panesOf(rashi, other, origin, isTimeKnown), [rashi, other, origin, isTimeKnown]);
  const chart: ShownChart = useMemo(
    () => ({
      request,
      bodies,
      selection,
      onSelect: (next) => setSelected((now) => ({ what: toggled(now.what, next), shift })),
    }),
    [request, bodies, selection, shift],
  );
  return {
    chart,
    panes,
    planets,
    moved,
    rashi,
    /** Sign of the lagna in D9; `null` without a time. */
    navamshaLagna,
    /** Divisor of the varga beside D1. */
    second,
    style,
    isTimeKnown,
    /** As chosen, and as shown: from the Moon where the lagna is not known. */
    from,
    origin,
    setFrom,
    clearSelection: () => setSelected({ what: null, shift: 0 }),
    retry: () => {
      void planets.refetch();
      void charts.refetch();
    },
  };
}
