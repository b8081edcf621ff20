import type { Birth, ChartRequest, SettingsInput } from '@nebosvod/contracts/birth';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { usePlanets } from '../../birth/use-planets.ts';
import { chartBodies } from '../../chart/chart-body.ts';
import type { ShownChart } from '../../chart/chart-context.ts';
import type { ChartSearch } from '../../chart/chart-search.ts';
import type { HousesFrom } from '../../chart/houses-from.ts';
import { litFrom, type Selection, toggled } from '../../chart/selection.ts';
import { mainVargas, useChartData, type VargaChart } from '../../chart/use-chart-data.ts';
import { sharedValue } from '../../platform/persisted-value.ts';
import type { ChartStyle } from '../../platform/settings/own-settings.ts';
import { useSettings } from '../../platform/settings/settings-store.ts';
import { panesOf } from './panes.ts';
import { useShiftedChart } from './time-shift/use-shifted-chart.ts';

/** What is selected, and the shift of the time it was selected at. */
export interface Chosen {
  readonly what: Selection;
  readonly shift: number;
}
const nothing: Chosen = { what: null, shift: 0 };

/** What of a choice holds at a shift: a point belongs to its minute, as its layer is computed anew. */
export function stillThere({ what, shift }: Chosen, now: number): Selection {
  return what?.kind === 'point' && shift !== now ? null : what;
}

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
  // What was pressed stands there at once; the address and the settings follow.
  const [pressed, setPressed] = useState({ over: wanted, varga: wanted });
  if (pressed.over !== wanted) setPressed({ over: wanted, varga: wanted });
  const showVarga = useCallback((varga: number) => setPressed({ over: wanted, varga }), [wanted]);
  const second = pressed.varga === 1 ? 9 : pressed.varga;
  const style: ChartStyle = search.style ?? own.chartStyle;
  const planets = usePlanets(base);
  const vargas = useMemo(() => mainVargas(second), [second]);
  const charts = useChartData(base, vargas);
  const moved = useShiftedChart({ birth, planets: planets.data, charts: charts.data?.charts, vargas });
  const request: ChartRequest = useMemo(
    () => ({ birth: moved.settledBirth, settings }),
    [moved.settledBirth, settings],
  );
  // The side card follows it at once; the charts and tables are lit in a transition, so that no click waits for them.
  const [chosen] = useState(() =>
    sharedValue<Chosen>({ what: search.lit === undefined ? null : litFrom(search.lit), shift: 0 }),
  );
  const [selected, setSelected] = useState<Chosen>(chosen.get);
  const [from, setFrom] = useState<HousesFrom>('lagna');

  const { answer, shift } = moved;
  const selection = stillThere(selected, shift);
  const chartOf = (varga: number): VargaChart | undefined => moved.charts?.find((chart) => chart.varga === varga);
  const [rashi, other] = [chartOf(1), chartOf(second)];
  const navamshaLagna = chartOf(9)?.lagnaSign ?? null;
  const bodies = useMemo(() => (answer ? chartBodies(answer, navamshaLagna) : []), [answer, navamshaLagna]);
  const isTimeKnown = rashi === undefined || rashi.lagnaSign !== null;
  const origin: HousesFrom = isTimeKnown ? from : from === 'lagna' ? 'moon' : from;
  const panes = useMemo(() => panesOf(rashi, other, origin, isTimeKnown), [rashi, other, origin, isTimeKnown]);
  const choose = useCallback(
    (next: Chosen) => {
      chosen.set(next);
      startTransition(() => setSelected(next));
    },
    [chosen],
  );
  const clearSelection = useCallback(() => choose(nothing), [choose]);
  const chart: ShownChart = useMemo(
    () => ({
      request,
      bodies,
      selection,
      onSelect: (next) => choose({ what: toggled(chosen.get().what, next), shift }),
    }),
    [request, bodies, selection, shift, chosen, choose],
  );
  return {
    chart,
    /** The birth as given, whatever the slider stands at. */
    base,
    panes,
    planets,
    moved,
    rashi,
    /** Sign of the lagna in D9; `null` without a time. */
    navamshaLagna,
    /** Divisor of the varga beside D1. */
    second,
    showVarga,
    style,
    isTimeKnown,
    /** As chosen, and as shown: from the Moon where the lagna is not known. */
    from,
    origin,
    setFrom,
    /** What is explained in the side card. */
    chosen,
    clearSelection,
    retry: () => {
      void planets.refetch();
      void charts.refetch();
    },
  };
}
