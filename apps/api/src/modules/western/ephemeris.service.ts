import type { AnswerOf, BodyOf } from '@nebosvod/contracts/endpoint';
import { ephemerisLimits, type getEphemeris } from '@nebosvod/contracts/western-ephemeris';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { longitudeSeries } from '@nebosvod/engine/western/longitude-series';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { ephemeris } from '../../computation/computation.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { ProblemError } from '../../problem-error.ts';

const rounded = (degrees: number) => normalizeDegrees(Math.round(degrees * 1e4) / 1e4);

/**
 * Longitudes for a graphic ephemeris.
 * @throws ProblemError 400 for more steps than an answer holds
 */
export async function ephemerisOf({
  stepDays,
  bodies = [...WESTERN_PLANETS],
  ...dates
}: BodyOf<typeof getEphemeris>): Promise<AnswerOf<typeof getEphemeris>> {
  const { samples } = ephemerisLimits;
  const { from, to } = utcRange(dates, 200);
  if ((to - from) / stepDays > samples) {
    throw new ProblemError('LIMIT_EXCEEDED', `Не больше ${samples} положений планеты: возьмите больший шаг`);
  }
  const series = longitudeSeries(await ephemeris(), bodies, { from, to: to - 1, stepDays });
  return {
    start: isoFromJulianDay(from),
    stepDays,
    series: series.map(({ id, longitudes }) => ({ id, longitudes: longitudes.map(rounded) })),
  };
}
