import { normalizeDegrees, shortestArc } from '../../angle/degrees.ts';
import { degreeInSign, signOf } from '../../angle/sign.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { ingresses, type Mover } from '../../transit/motion.ts';
import { ASPECTS, ORB_SETS } from '../aspect.table.ts';
import { type MajorAspect, type MutualAspect, mutualAspects } from '../mutual-aspects.ts';
import { MAJOR_ASPECTS } from '../western.ids.ts';
import { HORARY_DAYS, type HORARY_HINDRANCES, type HORARY_WAYS } from './horary.ids.ts';

/** What keeps two significators apart, by which planet and when (Julian day, UT). */
export interface Hindrance {
  readonly kind: (typeof HORARY_HINDRANCES)[number];
  readonly by: ClassicalGraha;
  readonly julianDay: number;
}

/** A way in which two significators come together, or would but for what hinders them. */
export interface Perfection {
  readonly way: (typeof HORARY_WAYS)[number];
  /** The planet that carries or collects the light; null for the two themselves. */
  readonly by: ClassicalGraha | null;
  /** Of the two to each other, or of the carrier to the second; null where there is none. */
  readonly aspect: MajorAspect | null;
  /** When it is exact, Julian day (UT); null where it never is, or has no moment. */
  readonly julianDay: number | null;
  readonly hindrances: readonly Hindrance[];
}

/** From the lightest, the swiftest on the whole, to the heaviest. */
const WEIGHT = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const;

const weightOf = (id: ClassicalGraha) => WEIGHT.indexOf(id);

/** The seven planets of a question on their way. */
export interface HorarySky {
  readonly from: number;
  readonly movers: readonly Mover<ClassicalGraha>[];
  /** Exact aspects that both planets make before either leaves the sign it stands in, in order. */
  readonly contacts: readonly MutualAspect<ClassicalGraha>[];
  /** When each planet leaves its sign; infinite when not in the time looked at. */
  readonly leaves: ReadonlyMap<ClassicalGraha, number>;
}

/** Follows the seven planets for sixty days from the question. An aspect counts while both keep the signs they stand in. [modern] */
export function horarySky(movers: readonly Mover<ClassicalGraha>[], from: number): HorarySky {
  const to = from + HORARY_DAYS;
  const leaves = new Map(
    movers.map((mover) => [mover.body, ingresses(mover, 12, from, to)[0]?.julianDay ?? Number.POSITIVE_INFINITY]),
  );
  const leaving = (id: ClassicalGraha) => leaves.get(id) ?? Number.POSITIVE_INFINITY;
  const contacts = mutualAspects(movers, from, to)
    .filter(({ a, b, julianDay }) => julianDay <= Math.min(leaving(a), leaving(b)))
    .sort((one, other) => one.julianDay - other.julianDay);
  return { from, movers, contacts, leaves };
}

/**
 * How two significators come together: by their own aspect, by translation and, where they make no aspect, by collection; with each
 * what hinders it. Empty when nothing joins them within sixty days. [Lilly p. 110, 111, 126; the rest modern]
 */
export function perfectionsOf(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): readonly Perfection[] {
  if (a === b) return [{ way: 'one-planet', by: null, aspect: null, julianDay: null, hindrances: [] }];
  const met = sky.contacts.find((contact) => isBetween(contact, a, b));
  const carried = translations(sky, a, b);
  if (!met) return [...unmet(sky, a, b), ...carried, ...collections(sky, a, b)];
  const { aspect, julianDay } = met;
  // Who has parted from the one and goes to the other carries its light: it does not come between.
  const hindrances = hindrancesOf(sky, met).filter(({ by }) => !carried.some((one) => one.by === by));
  return [{ way: 'aspect', by: null, aspect, julianDay, hindrances }, ...carried];
}

/** Whether anything joins the two without a hindrance. */
export function isPerfected(perfections: readonly Perfection[]): boolean {
  return perfections.some(({ hindrances }) => hindrances.length === 0);
}

function isBetween(contact: MutualAspect<ClassicalGraha>, a: ClassicalGraha, b: ClassicalGraha): boolean {
  return (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a);
}

/** Who of a contact is not this planet; null when it does not take part. */
function otherOf({ a, b }: MutualAspect<ClassicalGraha>, id: ClassicalGraha): ClassicalGraha | null {
  return a === id ? b : b === id ? a : null;
}

/**
 * Prohibition: a planet lighter than both comes to the heavier one first. Frustration: on the way to a conjunction the heavier one is itself
 * joined bodily to a still heavier planet. [Lilly p. 110; frustration modern]
 */
function hindrancesOf({ contacts }: HorarySky, met: MutualAspect<ClassicalGraha>): readonly Hindrance[] {
  const [light, heavy] = weightOf(met.a) < weightOf(met.b) ? [met.a, met.b] : [met.b, met.a];
  const seen = new Set<ClassicalGraha>();
  return contacts
    .filter(({ julianDay }) => julianDay < met.julianDay)
    .flatMap((contact): readonly Hindrance[] => {
      const by = otherOf(contact, heavy);
      if (by === null || by === light || seen.has(by)) return [];
      const isFrustrated =
        met.aspect === 'conjunction' && contact.aspect === 'conjunction' && weightOf(by) > weightOf(heavy);
      const isProhibited = weightOf(by) < weightOf(light);
      if (!isFrustrated && !isProhibited) return [];
      seen.add(by);
      return [{ kind: isProhibited ? 'prohibition' : 'frustration', by, julianDay: contact.julianDay }];
    });
}

/** Two planets that apply to an aspect which they never make: one turns back (refranation) or leaves its sign first. [Lilly p. 111] */
function unmet(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): readonly Perfection[] {
  const beheld = beholding(sky, a, b);
  if (!beheld?.isApplying) return [];
  const ends = [a, b].flatMap((id): readonly Hindrance[] => {
    const leaves = sky.leaves.get(id) ?? Number.POSITIVE_INFINITY;
    const turn = moverOf(sky, id).stations(sky.from, sky.from + HORARY_DAYS)[0];
    return [
      ...(turn ? [{ kind: 'refranation' as const, by: id, julianDay: turn.julianDay }] : []),
      ...(Number.isFinite(leaves) ? [{ kind: 'sign-change' as const, by: id, julianDay: leaves }] : []),
    ];
  });
  const first = ends.sort((one, other) => one.julianDay - other.julianDay)[0];
  return first ? [{ way: 'aspect', by: null, aspect: beheld.aspect, julianDay: null, hindrances: [first] }] : [];
}

/** A planet lighter than both that parts from one and next comes to the other. [Lilly p. 111] */
function translations(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): readonly Perfection[] {
  return WEIGHT.flatMap((by): readonly Perfection[] => {
    if (weightOf(by) >= Math.min(weightOf(a), weightOf(b))) return [];
    const next = sky.contacts.find((contact) => otherOf(contact, by) !== null);
    const to = next && otherOf(next, by);
    if (!next || (to !== a && to !== b)) return [];
    const parted = beholding(sky, by, to === a ? b : a);
    if (!parted || parted.isApplying) return [];
    return [{ way: 'translation', by, aspect: next.aspect, julianDay: next.julianDay, hindrances: [] }];
  });
}

/** Where the two do not behold each other: a planet heavier than both to which both come. [Lilly p. 126] */
function collections(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): readonly Perfection[] {
  if (aspectOfSigns(sky, a, b) !== null) return [];
  return WEIGHT.flatMap((by): readonly Perfection[] => {
    if (weightOf(by) <= Math.max(weightOf(a), weightOf(b))) return [];
    const ends = [a, b].map((id) => sky.contacts.find((contact) => isBetween(contact, id, by)));
    const [first, second] = ends;
    if (!first || !second) return [];
    const last = first.julianDay > second.julianDay ? first : second;
    return [{ way: 'collection', by, aspect: last.aspect, julianDay: last.julianDay, hindrances: [] }];
  });
}

interface Beheld {
  readonly aspect: MajorAspect;
  readonly isApplying: boolean;
}

/** The aspect two planets have by their signs and within the mean of their orbs at the moment of the question. [modern] */
function beholding(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): Beheld | null {
  const aspect = aspectOfSigns(sky, a, b);
  if (aspect === null) return null;
  // Within the signs the aspect is exact when the degrees are equal.
  const gapAt = (at: number) => degreeAt(sky, a, at) - degreeAt(sky, b, at);
  const gap = gapAt(sky.from);
  if (Math.abs(gap) > (ORB_SETS.lilly[a] + ORB_SETS.lilly[b]) / 2) return null;
  const closing = moverOf(sky, a).speed(sky.from) - moverOf(sky, b).speed(sky.from);
  return { aspect, isApplying: gap * closing < 0 };
}

function aspectOfSigns(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): MajorAspect | null {
  const sign = (id: ClassicalGraha) => signOf(moverOf(sky, id).longitude(sky.from));
  const angle = Math.abs(shortestArc(sign(a) * 30, sign(b) * 30));
  return MAJOR_ASPECTS.find((id) => ASPECTS[id].angle === Math.round(angle)) ?? null;
}

function degreeAt(sky: HorarySky, id: ClassicalGraha, at: number): number {
  return degreeInSign(normalizeDegrees(moverOf(sky, id).longitude(at)));
}

function moverOf({ movers }: HorarySky, id: ClassicalGraha): Mover<ClassicalGraha> {
  const found = movers.find(({ body }) => body === id);
  if (!found) throw new Error(`${id} is not followed`);
  return found;
}
