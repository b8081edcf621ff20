import { countedFrom, firstSignOf, type HousesFrom } from '../../chart/houses-from.ts';
import type { VargaChart } from '../../chart/use-chart-data.ts';

/** One main chart: a varga and where its houses begin. */
export interface Pane {
  readonly key: string;
  readonly chart: VargaChart;
  readonly firstSign: number;
  readonly from?: string;
}

/**
 * The main charts: D1 and another varga with houses from `origin`; without a time of birth D1 from the Moon and from the
 * Sun. A chart that is not here yet, or whose houses cannot be counted so, is left out.
 */
export function panesOf(
  rashi: VargaChart | undefined,
  other: VargaChart | undefined,
  origin: HousesFrom,
  isTimeKnown: boolean,
): readonly Pane[] {
  const paneOf = (chart: VargaChart | undefined, start: HousesFrom): readonly Pane[] => {
    const firstSign = chart && firstSignOf(chart, start);
    if (!chart || !firstSign) return [];
    const words = countedFrom(start);
    return [{ key: `d${chart.varga}${start}`, chart, firstSign, ...(words ? { from: words } : {}) }];
  };
  return isTimeKnown
    ? [...paneOf(rashi, origin), ...paneOf(other, origin)]
    : [...paneOf(rashi, 'moon'), ...paneOf(rashi, 'sun')];
}
