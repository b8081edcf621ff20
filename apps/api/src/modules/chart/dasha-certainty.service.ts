import { computeChart } from '@nebosvod/engine/chart/chart';
import { type StartPoint, startLongitude } from '@nebosvod/engine/dasha/start-point';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';

/** Whether the beginning of a dasha is known, and between which instants it lies where the time of birth is not exact. */
export type Certainty =
  | { readonly kind: 'known'; readonly range: { readonly min: string; readonly max: string } | null }
  | { readonly kind: 'open'; readonly reason: 'UNKNOWN_TIME' | 'UNCERTAIN_TIME' };

/** Whether the first ruler is the same over all times the birth may have had, and where its period may begin. */
export function certaintyOf(
  { ephemeris, chart, moment, birth }: Computation,
  from: StartPoint,
  beginning: (point: { longitude: number; julianDay: number }) => { ruler: string; start: number },
): Certainty {
  const halfSpan = moment.isTimeKnown ? (birth.timeUncertaintyMinutes ?? 0) / 1440 : 0.5;
  if (halfSpan === 0) return { kind: 'known', range: null };
  const reason = moment.isTimeKnown ? 'UNCERTAIN_TIME' : 'UNKNOWN_TIME';
  if (from === 'lagna' && !moment.isTimeKnown) return { kind: 'open', reason };
  const shifted = (days: number) => {
    const sky = computeChart(ephemeris, { ...chart, julianDay: chart.julianDay + days });
    return beginning({ longitude: startLongitude(sky, from), julianDay: sky.julianDay });
  };
  const [early, late] = [shifted(-halfSpan), shifted(halfSpan)];
  if (early.ruler !== late.ruler) return { kind: 'open', reason };
  const min = isoFromJulianDay(Math.min(early.start, late.start));
  const max = isoFromJulianDay(Math.max(early.start, late.start));
  return { kind: 'known', range: { min, max } };
}
