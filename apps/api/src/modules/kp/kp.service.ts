import type { ChartRequest } from '@nebosvod/contracts/birth';
import type { getKp } from '@nebosvod/contracts/chart-kp';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { arcForward } from '@nebosvod/engine/angle/degrees';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { zodiacPoint } from '@nebosvod/engine/chart/chart';
import { holdsOver, type LongitudeRange, type TimeInterval } from '@nebosvod/engine/chart/interval';
import { type KpAyanamsha, type KpMoment, kpChart, kpNumberChart } from '@nebosvod/engine/kp/kp-chart';
import { KP_LORD_LEVELS, kpLordsOf } from '@nebosvod/engine/kp/kp-lords';
import { kpNumber } from '@nebosvod/engine/kp/kp-number';
import { rulingPlanets } from '@nebosvod/engine/kp/ruling-planets';
import { grahaSignifications, houseSignificators, nodeAgencies } from '@nebosvod/engine/kp/significators';
import { isoFromJulianDay, julianDayFromIso } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { assertYearInRange } from '../../computation/moment.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { pointRange, uncertainInterval } from '../../computation/uncertainty.service.ts';

type Body = BodyOf<typeof getKp>;
type Answer = ComputedOf<typeof getKp>;

/** The request with the zodiac and houses of the school in place of the person's own. */
export function kpRequest({ birth, mapId, trace, settings, ayanamsha }: Body): ChartRequest {
  const own = { zodiac: 'sidereal', ayanamsha: ayanamsha ?? 'krishnamurti', houseSystem: 'placidus' } as const;
  return { birth, mapId, trace, settings: { ...settings, ...own } };
}

/**
 * The answer of chart.getKp.
 * @throws LocalTimeError 400 for a judgement outside 1800–2399
 */
export function kpOf(computation: Computation, body: Body): Answer {
  const { ephemeris, moment, settings } = computation;
  const { julianDay, place } = moment;
  const ayanamsha = body.ayanamsha ?? 'krishnamurti';
  const at: KpMoment = { julianDay, place, ayanamsha, node: settings.node };
  const chart = body.number === undefined ? kpChart(ephemeris, at) : kpNumberChart(ephemeris, at, body.number);
  const isKnown = moment.isTimeKnown || body.number !== undefined;
  const cusps = isKnown ? chart.cusps : null;
  const housed = cusps && { cusps, bodies: chart.bodies };
  const interval = uncertainInterval(computation);
  const cuspRanges = interval && body.number === undefined && chart.cusps && cuspRangesOf(computation, at, interval);
  return {
    number: body.number === undefined ? null : numberOf(body.number),
    cusps:
      cusps?.map((cusp, index) => ({
        house: index + 1,
        ...pointOf(cusp),
        known: cuspRanges ? knownOver(cuspRanges[index] ?? null) : KP_LORD_LEVELS.length,
      })) ?? null,
    bodies: chart.bodies.map(({ id, longitude, isRetrograde, house }) => ({
      id,
      isRetrograde,
      house: cusps && house,
      ...pointOf(longitude),
      known: interval ? knownOver(pointRange(computation, id, interval)) : KP_LORD_LEVELS.length,
    })),
    houses:
      housed &&
      houseSignificators(housed).map(({ house, owner, grades: [first, second, third, fourth] }) => ({
        house,
        owner,
        grades: [[...first], [...second], [...third], [...fourth]],
      })),
    significations:
      housed &&
      grahaSignifications(housed).map(({ graha, grades: [first, second, third, fourth] }) => ({
        graha,
        grades: [[...first], [...second], [...third], [...fourth]],
      })),
    nodes: nodeAgencies(chart.bodies).map(({ node, stands }) => ({ node, stands: [...stands] })),
    ruling: rulingOf(computation, body, ayanamsha),
    ...(isKnown ? (cusps ? {} : { reason: 'POLAR_CIRCLE' }) : { reason: 'UNKNOWN_TIME' }),
  };
}

function pointOf(longitude: number) {
  return { ...zodiacPoint(longitude), lords: kpLordsOf(longitude) };
}

function numberOf(asked: number): Answer['number'] {
  const { number, from, to } = kpNumber(asked);
  return { number, from, to, lords: kpLordsOf(from) };
}

function rulingOf({ ephemeris, moment, settings }: Computation, body: Body, ayanamsha: KpAyanamsha): Answer['ruling'] {
  const { judgement } = body;
  if (!judgement && !moment.isTimeKnown) return null;
  if (judgement) assertYearInRange(new Date(judgement.at).getUTCFullYear(), 'judgement.at');
  const julianDay = judgement ? julianDayFromIso(judgement.at) : moment.julianDay;
  const place = judgement ?? moment.place;
  const offset = judgement ? undefined : moment.utcOffsetSeconds;
  const found = rulingPlanets(ephemeris, { julianDay, place, ayanamsha, node: settings.node }, offset);
  return {
    at: isoFromJulianDay(julianDay),
    lagna: zodiacPoint(found.lagna),
    moon: zodiacPoint(found.moon),
    rulers: [...found.rulers],
    nodes: [...found.nodes],
    ...(found.noDay === null ? {} : { reason: found.noDay }),
  };
}

/** Cusps go all the way round in a day; within this much of it their way is plain from its two ends. */
const PLAIN_INTERVAL = 0.25;

/** Longitudes each cusp passes in an interval; none where it is too long to tell them from its ends. */
function cuspRangesOf(
  { ephemeris }: Computation,
  at: KpMoment,
  { from, to }: TimeInterval,
): readonly (LongitudeRange | null)[] {
  if (to - from > PLAIN_INTERVAL) return [];
  const last = kpChart(ephemeris, { ...at, julianDay: to }).cusps;
  return (kpChart(ephemeris, { ...at, julianDay: from }).cusps ?? []).map((cusp, index) => {
    const end = last?.[index];
    return end === undefined ? null : { min: cusp, max: cusp + arcForward(cusp, end) };
  });
}

/** The narrowest arc of a level, degrees: a sign, a star, the Sun's sub and its own part of it. */
const NARROWEST = { sign: 30, star: 40 / 3, sub: 2 / 3, subSub: 1 / 30 } as const;

/** How many of the four lords, from the widest, are the same over a range. */
function knownOver(range: LongitudeRange | null): number {
  if (range === null) return 0;
  const changing = KP_LORD_LEVELS.findIndex(
    (level) => !holdsOver(range, NARROWEST[level], (longitude) => lordNumber(kpLordsOf(longitude)[level])),
  );
  return changing < 0 ? KP_LORD_LEVELS.length : changing;
}

function lordNumber(lord: (typeof GRAHAS)[number]): number {
  return GRAHAS.indexOf(lord);
}

/** How the numbers of chart.getKp came about. */
export function traceOfKp({ chart }: Computation, { cusps, bodies, number }: Answer): TraceEntries {
  const entries: TraceEntries = {};
  const { ayanamsha } = chart;
  for (const [index, { longitude, lords }] of (cusps ?? []).entries()) {
    entries[`cusps.${index}`] = {
      inputs: { longitude, ayanamsha, ...(number ? { number: number.number } : {}), ...namedLords(lords) },
      formula: number
        ? 'Placidus cusps of the place when the first degree of the number rises'
        : 'Placidus cusp - ayanamsha; lords of its sign, star, sub and part of the sub',
      source: 'KP',
    };
  }
  for (const { id, longitude, lords } of bodies) {
    entries[`bodies.${id}`] = {
      inputs: { longitude, ayanamsha, ...namedLords(lords) },
      formula: 'nine parts of the star by the vimshottari years, from its own lord; each part so once more',
      source: 'KP',
    };
  }
  return entries;
}

function namedLords({ sign, star, sub, subSub }: Answer['bodies'][number]['lords']) {
  return { signLord: sign, starLord: star, subLord: sub, subSubLord: subSub };
}
