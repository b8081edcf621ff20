import { arcForward, normalizeDegrees, separation } from '../../angle/degrees.ts';
import { type House, type Sign, signOf } from '../../angle/sign.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { ASPECTS } from '../aspect.table.ts';
import { essentialDignity } from '../dignity.ts';
import { type VoidOfCourse, voidsOfCourse } from '../moon.ts';
import { MAJOR_ASPECTS, WESTERN_PLANETS } from '../western.ids.ts';
import type { WesternPlanet } from '../western-body.ts';
import type { ELECTION_REASONS, ELECTION_VETOES } from './election.ids.ts';
import { ELECTION_PLANS, type ElectionPurpose } from './election.table.ts';

type MajorAspect = (typeof MAJOR_ASPECTS)[number];

export type ElectionReasonId = (typeof ELECTION_REASONS)[number];

/** What speaks for or against a day. */
export interface ElectionReason {
  readonly id: ElectionReasonId;
  readonly points: number;
  /** Whom the Moon meets, in the sky or in the chart of birth; the ruler; null of a phase and of the Moon by itself. */
  readonly planet: WesternPlanet | null;
  readonly aspect: MajorAspect | null;
}

export type ElectionVeto = (typeof ELECTION_VETOES)[number];

/** The person the day is for: places of birth, and the house of birth of a longitude; null of an unknown time. */
export interface ElectionPerson {
  readonly points: readonly { readonly planet: WesternPlanet; readonly longitude: number }[];
  houseAt(longitude: number): House;
}

/** A day judged. Instants are Julian days (UT). */
export interface ElectionDay {
  /** The longest stretch of the day in which the Moon has a course; null of a day that is forbidden. */
  readonly window: { readonly start: number; readonly end: number; readonly endsByVoid: boolean } | null;
  readonly vetoes: readonly ElectionVeto[];
  readonly reasons: readonly ElectionReason[];
  readonly moonSign: Sign;
}

/** Shorter than this a window is of no use, days. */
const SHORTEST = 2 / 24;
/** An aspect that the Moon makes within this time after the window still colours it, days. */
const AFTER = 3 / 24;
/** The Moon is dark within so many degrees of the Sun. [modern] */
const DARK = 12;
/** The Moon touches a point of birth within so many degrees. [modern] */
const NATAL_ORB = 2;

const GOOD: readonly MajorAspect[] = ['sextile', 'trine'];
const KIND: readonly WesternPlanet[] = ['venus', 'jupiter'];
const STERN: readonly WesternPlanet[] = ['mars', 'saturn'];
const OUTER: readonly WesternPlanet[] = ['uranus', 'neptune', 'pluto'];

/**
 * Judges a day for an undertaking: what forbids it, its window, what speaks for and against. By current practice; of the old rules it
 * keeps the void of course Moon. [modern]
 * @param from,to the hours of the day that come into question, Julian days (UT)
 */
export function judgeDay(
  ephemeris: Ephemeris,
  purpose: ElectionPurpose,
  { from, to }: { readonly from: number; readonly to: number },
  person: ElectionPerson | null,
): ElectionDay {
  const plan = ELECTION_PLANS[purpose];
  const noon = (from + to) / 2;
  const window = windowOf(voidsOfCourse(ephemeris, from, to), from, to);
  const isBack = (planet: WesternPlanet) =>
    planet !== 'sun' && planet !== 'moon' && ephemeris.position(noon, planet).speed < 0;
  const arc = normalizeDegrees(ephemeris.longitude(noon, 'moon') - ephemeris.longitude(noon, 'sun'));
  const vetoes: ElectionVeto[] = [
    ...(window === null ? (['void'] as const) : []),
    ...((plan.isOfMercury || plan.ruler === 'mercury') && isBack('mercury') ? (['mercury-back'] as const) : []),
    ...(plan.ruler === 'venus' && isBack('venus') ? (['venus-back'] as const) : []),
    ...(plan.phase !== 'waning' && Math.min(arc, 360 - arc) < DARK ? (['dark-moon'] as const) : []),
  ];
  const moonSign = signOf(ephemeris.longitude(window ? window.start : noon, 'moon'));
  if (window === null || vetoes.length > 0) return { window: null, vetoes, reasons: [], moonSign };
  const middle = (window.start + window.end) / 2;
  const moon = ephemeris.longitude(middle, 'moon');
  const phase = plan.phase === null ? null : (plan.phase === 'waxing') === arc < 180;
  const reasons: ElectionReason[] = [
    ...(phase === null ? [] : [plain(phase ? 'phase' : 'bad-phase', phase ? 2 : -2)]),
    ...dignityReasons('moon', moon, 'moon-strong', 'moon-weak'),
    ...(plan.ruler === 'moon'
      ? []
      : dignityReasons(plan.ruler, ephemeris.longitude(middle, plan.ruler), 'ruler-strong', 'ruler-weak')),
    // The slow ones go back for months of every year: that is held against a day, it does not forbid it.
    ...((plan.ruler === 'jupiter' || plan.ruler === 'saturn') && isBack(plan.ruler)
      ? [{ id: 'ruler-back' as const, points: -2, planet: plan.ruler, aspect: null }]
      : []),
    ...moonAspects(ephemeris, window.start, window.end + AFTER, plan.ruler),
    ...(person ? natalReasons(person, moon, plan.house) : []),
  ];
  return { window, vetoes, reasons, moonSign };
}

const plain = (id: ElectionReasonId, points: number): ElectionReason => ({ id, points, planet: null, aspect: null });

/** The longest stretch between voids; null where none is long enough. */
function windowOf(voids: readonly VoidOfCourse[], from: number, to: number): ElectionDay['window'] {
  let best: ElectionDay['window'] = null;
  let start = from;
  const offer = (end: number, endsByVoid: boolean) => {
    if (end - start >= SHORTEST && (best === null || end - start > best.end - best.start))
      best = { start, end, endsByVoid };
  };
  for (const one of [...voids].sort((a, b) => a.start - b.start)) {
    if (one.start > start) offer(Math.min(one.start, to), one.start < to);
    start = Math.max(start, one.end);
  }
  if (start < to) offer(to, false);
  return best;
}

function dignityReasons(
  planet: WesternPlanet,
  longitude: number,
  strong: ElectionReasonId,
  weak: ElectionReasonId,
): ElectionReason[] {
  const { has } = essentialDignity(planet, longitude, null);
  if (has.includes('domicile') || has.includes('exaltation')) return [{ id: strong, points: 2, planet, aspect: null }];
  if (has.includes('detriment') || has.includes('fall')) return [{ id: weak, points: -2, planet, aspect: null }];
  return [];
}

/** Angles of the five aspects round the circle. */
const ANGLES = MAJOR_ASPECTS.flatMap((aspect) => {
  const { angle } = ASPECTS[aspect];
  return [...new Set([angle, normalizeDegrees(360 - angle)])].map((at) => ({ at, aspect }));
});

/** Aspects that the Moon makes exact between two instants, those that say something. */
function moonAspects(ephemeris: Ephemeris, from: number, to: number, ruler: WesternPlanet): ElectionReason[] {
  return WESTERN_PLANETS.filter((planet) => planet !== 'moon').flatMap((planet): ElectionReason[] => {
    const distance = (at: number) =>
      normalizeDegrees(ephemeris.longitude(at, 'moon') - ephemeris.longitude(at, planet));
    const [start, end] = [distance(from), distance(to)];
    const met = ANGLES.find(({ at }) => arcForward(start, at) <= arcForward(start, end));
    if (!met) return [];
    const points = aspectPoints(planet, met.aspect, ruler);
    if (points === 0) return [];
    return [{ id: points > 0 ? 'moon-aspect' : 'bad-moon-aspect', points, planet, aspect: met.aspect }];
  });
}

function aspectPoints(planet: WesternPlanet, aspect: MajorAspect, ruler: WesternPlanet): number {
  const isGood = GOOD.includes(aspect) || (aspect === 'conjunction' && (KIND.includes(planet) || planet === 'mercury'));
  if (isGood) return KIND.includes(planet) || planet === ruler ? 2 : OUTER.includes(planet) ? 0 : 1;
  if (STERN.includes(planet)) return -2;
  return aspect === 'conjunction' && !OUTER.includes(planet) ? 0 : -1;
}

/** What the Moon of the day does to places of birth; of each sign the nearest one. */
function natalReasons({ points, houseAt }: ElectionPerson, moon: number, house: House): ElectionReason[] {
  const touched = points.flatMap(({ planet, longitude }) => {
    const arc = separation(moon, longitude);
    const aspect = MAJOR_ASPECTS.find((id) => Math.abs(arc - ASPECTS[id].angle) <= NATAL_ORB);
    if (!aspect) return [];
    const isGood = GOOD.includes(aspect) || (aspect === 'conjunction' && !STERN.includes(planet));
    return [{ planet, aspect, isGood }];
  });
  const [good, bad] = [touched.find(({ isGood }) => isGood), touched.find(({ isGood }) => !isGood)];
  return [
    ...(good ? [{ id: 'natal-aspect' as const, points: 1, planet: good.planet, aspect: good.aspect }] : []),
    ...(bad ? [{ id: 'bad-natal-aspect' as const, points: -1, planet: bad.planet, aspect: bad.aspect }] : []),
    ...(houseAt(moon) === house ? [plain('natal-house', 1)] : []),
  ];
}
