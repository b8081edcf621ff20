import type { getTimeMarks } from '@nebosvod/contracts/chart-time-marks';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { chartChanges } from '@nebosvod/engine/chart/chart-changes';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { unixMsFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';

const MINUTE_MS = HOUR_MS / 60;

/** The answer of chart.getTimeMarks: what a birth some minutes earlier or later would have changed. */
export function timeMarksOf(
  { ephemeris, chart, moment }: Computation,
  { from, to }: Pick<BodyOf<typeof getTimeMarks>, 'from' | 'to'>,
): ComputedOf<typeof getTimeMarks> {
  if (!moment.isTimeKnown) return { marks: null, reason: 'UNKNOWN_TIME' };
  const born = unixMsFromJulianDay(moment.julianDay);
  const changes = chartChanges(ephemeris, chart, born + from * MINUTE_MS, born + to * MINUTE_MS);
  return { marks: changes.map(({ kind, at, into }) => ({ kind, at: new Date(at).toISOString(), into })) };
}
