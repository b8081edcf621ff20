import { signOf } from '../../angle/sign.ts';
import type { TimeInterval } from '../../chart/interval.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { lotLongitude } from '../lots.ts';
import { type WesternChart, westernChart } from '../western-chart.ts';

/** What of a birth the lords of time rest on, and whether it is the same all the while the birth may have been. */
export interface LordsSureness {
  /** Sign of the ascendant: profections. */
  readonly ascendant: boolean;
  /** Sun above or below the horizon: firdaria. */
  readonly sect: boolean;
  /** Signs of the two lots: releasing. */
  readonly fortune: boolean;
  readonly spirit: boolean;
}

/** Charts looked at between the ends of the time; the ascendant passes a sign in more than half an hour everywhere but in the far north. */
const SAMPLES = 24;

/**
 * What holds in the time in which the birth may lie.
 * @param interval null when the hour is sure
 */
export function lordsSureness(ephemeris: Ephemeris, natal: WesternChart, interval: TimeInterval | null): LordsSureness {
  if (interval === null) return { ascendant: true, sect: true, fortune: true, spirit: true };
  const step = (interval.to - interval.from) / SAMPLES;
  const charts = Array.from({ length: SAMPLES + 1 }, (_, index) =>
    westernChart(ephemeris, interval.from + index * step, natal.place, 'porphyry'),
  );
  const holds = (of: (chart: WesternChart) => unknown) => charts.every((chart) => of(chart) === of(natal));
  return {
    ascendant: holds((chart) => chart.ascendant.sign),
    sect: holds((chart) => chart.isDay),
    fortune: holds((chart) => signOf(lotLongitude(chart, 'fortune'))),
    spirit: holds((chart) => signOf(lotLongitude(chart, 'spirit'))),
  };
}
