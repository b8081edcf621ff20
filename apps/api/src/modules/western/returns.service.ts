import type { getLunarReturn, getProgressions, getSolarReturn } from '@nebosvod/contracts/chart-western';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { isoFromJulianDay, julianDayFromUnixMs, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { aspectsAmong, aspectsBetween } from '@nebosvod/engine/western/aspects';
import { ageAt, secondaryProgression } from '@nebosvod/engine/western/progressions';
import {
  nextLunarReturn,
  returnsBefore,
  TROPICAL_MONTH,
  TROPICAL_YEAR,
  tropicalSolarReturn,
} from '@nebosvod/engine/western/returns';
import { westernBody, westernChart } from '@nebosvod/engine/western/western-chart';
import { instantWithin } from '../../computation/instant-within.ts';
import { uncertainInterval } from '../../computation/uncertainty.service.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  type AspectRequest,
  aspectOptionsOf,
  pointsOf,
  presentBody,
  presentSky,
  type WesternComputation,
} from './western-chart.service.ts';

type SolarBody = BodyOf<typeof getSolarReturn>;
type SolarAnswer = ComputedOf<typeof getSolarReturn>;
type LunarBody = BodyOf<typeof getLunarReturn>;
type LunarAnswer = ComputedOf<typeof getLunarReturn>;
type ProgressedBody = BodyOf<typeof getProgressions>;
type ProgressedAnswer = ComputedOf<typeof getProgressions>;
type Residence = SolarBody['residence'];

/**
 * The solar return of a birthday: by its number, by a calendar year, or the one in force now.
 * @throws ProblemError 400 for both a number and a year, a year before the birth or a return past 2399
 */
export function solarReturnOf(computation: WesternComputation, body: SolarBody, nowMs: number): SolarAnswer {
  const { ephemeris, western } = computation;
  const count = countOf(computation, body, nowMs);
  const birth = western.julianDay;
  if (birth + (count + 1) * TROPICAL_YEAR + 4 > LAST_JULIAN_DAY)
    throw pastEphemeris(body.year === undefined ? 'count' : 'year');
  const returnOf = (from: number) => tropicalSolarReturn(ephemeris, from, count);
  const instant = returnOf(birth);
  return {
    count,
    instant: isoFromJulianDay(instant),
    ...rangeOf(computation, returnOf),
    nextInstant: isoFromJulianDay(tropicalSolarReturn(ephemeris, birth, count + 1)),
    ...returnChart(computation, body, instant, body.residence),
  };
}

/**
 * Lunar returns after an instant, now unless said.
 * @throws ProblemError 400 for an instant outside 1800–2399 or returns past it
 */
export function lunarReturnOf(computation: WesternComputation, body: LunarBody, nowMs: number): LunarAnswer {
  const { ephemeris, western } = computation;
  const after = body.after === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.after, 'after');
  const count = body.count ?? 1;
  if (after + (count + 1) * TROPICAL_MONTH > LAST_JULIAN_DAY) throw pastEphemeris('after');
  const moon = westernBody(western, 'moon').longitude;
  const first = nextLunarReturn(ephemeris, moon, after);
  const instants = [first];
  for (let last = first; instants.length < count; instants.push(last))
    last = nextLunarReturn(ephemeris, moon, last + 20);
  return {
    instant: isoFromJulianDay(first),
    ...rangeOf(computation, (birth) => nextLunarReturn(ephemeris, ephemeris.longitude(birth, 'moon'), after)),
    instants: instants.map(isoFromJulianDay),
    ...returnChart(computation, body, first, body.residence),
  };
}

/**
 * Secondary progressions at an age or an instant.
 * @throws ProblemError 400 for both an age and an instant, one before the birth or over 120 years after it
 */
export function progressionsOf(computation: WesternComputation, body: ProgressedBody, nowMs: number): ProgressedAnswer {
  const { ephemeris, western, moment, settings } = computation;
  const isTimeKnown = moment.isTimeKnown;
  if (body.years !== undefined && body.at !== undefined) throw exclusive('years', 'at');
  const at = body.at === undefined ? julianDayFromUnixMs(nowMs) : instantWithin(body.at, 'at');
  const years = body.years ?? ageAt(western.julianDay, at);
  if (years < 0) throw invalid('at', 'Момент раньше рождения: прогрессии считаются с рождения');
  if (years > 120) throw new ProblemError('LIMIT_EXCEEDED', 'Прогрессии считаются до 120 лет');
  if (western.julianDay + years > LAST_JULIAN_DAY) throw pastEphemeris('years');
  const { chart, ascendant, midheaven, solarArc, anglesMethod } = secondaryProgression(
    ephemeris,
    western,
    years,
    body.angles,
    settings.houseSystem,
  );
  const options = aspectOptionsOf(body);
  // The angles take part as the method moved them, not as they stood over the place on that day.
  const points = pointsOf({ ...chart, ascendant, midheaven }, body, isTimeKnown).filter(({ id }) => id !== 'fortune');
  // A progressed planet takes years through six degrees: contacts are read close unless the request says otherwise.
  const close = body.orbs ? options : { ...options, orbs: ORB_SETS.close };
  return {
    years,
    progressedInstant: isoFromJulianDay(chart.julianDay),
    bodies: chart.bodies.map((one) => presentBody(one, isTimeKnown ? western.isDay : null, false)),
    anglesMethod,
    ascendant: isTimeKnown ? ascendant : null,
    midheaven: isTimeKnown ? midheaven : null,
    solarArc,
    aspects: aspectsAmong(points, options),
    aspectsToNatal: aspectsBetween(
      points,
      pointsOf(western, body, isTimeKnown).map((point) => ({ ...point, speed: 0 })),
      close,
    ),
    ...(isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' }),
  };
}

function returnChart(
  { ephemeris, western, moment, settings }: WesternComputation,
  request: AspectRequest,
  instant: number,
  residence: Residence,
) {
  if (!moment.isTimeKnown) {
    return { chart: null, aspects: null, aspectsToNatal: null, reason: 'UNKNOWN_TIME' } as const;
  }
  const chart = westernChart(ephemeris, instant, residence ?? moment.place, settings.houseSystem);
  const options = aspectOptionsOf(request);
  const points = pointsOf(chart, request, true);
  return {
    chart: presentSky(chart, true),
    aspects: aspectsAmong(points, options),
    aspectsToNatal: aspectsBetween(
      points,
      pointsOf(western, request, true).map((point) => ({ ...point, speed: 0 })),
      options,
    ),
  };
}

/** Where a return lies when the birth time is not sure. */
function rangeOf(computation: WesternComputation, returnOf: (birth: number) => number) {
  const interval = uncertainInterval(computation);
  if (!interval) return {};
  const [one, other] = [returnOf(interval.from), returnOf(interval.to)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return { instantRange: { from: isoFromJulianDay(from), to: isoFromJulianDay(to) } };
}

function countOf(
  { ephemeris, western, moment }: WesternComputation,
  { count, year }: SolarBody,
  nowMs: number,
): number {
  if (count !== undefined && year !== undefined) throw exclusive('count', 'year');
  if (count !== undefined) return count;
  if (year === undefined) return Math.max(0, returnsBefore(ephemeris, western.julianDay, julianDayFromUnixMs(nowMs)));
  if (year < moment.clock.year) throw invalid('year', 'Год раньше рождения: соляр считается с рождения');
  return year - moment.clock.year;
}

function invalid(path: string, message: string): ProblemError {
  return new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
}

function exclusive(first: string, second: string): ProblemError {
  const message = `Поля ${first} и ${second} исключают друг друга: оставьте одно`;
  return new ProblemError('CONFLICTING_OPTIONS', message, {
    errors: [first, second].map((path) => ({ path, message })),
  });
}

function pastEphemeris(path: string): ProblemError {
  const message = 'Возвращение выходит за 2399 год, дальше эфемериды нет';
  return new ProblemError('DATE_OUT_OF_RANGE', message, { errors: [{ path, message }] });
}
