import type { Element, Sign } from '@nebosvod/engine/angle/sign';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { LunationPhase } from '@nebosvod/engine/western/moon';
import type { PatternId } from '@nebosvod/engine/western/pattern';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '../area.ids.ts';
import type { Claim, Theme, Unit, UnitSource, Wording } from '../unit.ts';
import type {
  AspectNature,
  ChildPoint,
  ContactPoint,
  DignityState,
  HouseRank,
  PatternApex,
  SectPlanet,
  SlowPlanet,
  TransitNature,
  TransitPlanet,
  TransitPoint,
  WesternPoint,
} from '../unit-factor.ts';
import { ofTwelve, type ToldText, told } from '../veda/told.ts';

/** Current practice: what is not read in a book of ours is said so. */
const MODERN: readonly UnitSource[] = [{ key: 'modern', role: 'modern' }];

/** Points of birth whose transits have words. */
const TRANSIT_POINTS: readonly TransitPoint[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
  'midheaven',
];

type ShortClaim = readonly [area: Area, polarity: Claim['polarity'], theme: Theme];

/** Words of one unit in the order they are written: what stands alone, what develops it, what it claims, what else it offers. */
export function say(
  lead: string,
  body: string,
  claims: readonly ShortClaim[],
  more: Pick<Wording, 'step' | 'question'> = {},
): ToldText {
  return { lead, body, ...more, claims: claims.map(([area, polarity, theme]) => ({ area, polarity, theme })) };
}

/** A planet in the twelve tropical signs, from Aries. */
export const inSigns = (planet: WesternPlanet, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`w.sign.${planet}.${sign}`, { kind: 'planet-in-sign', planet, sign }, text, MODERN),
  );

/** A planet in the twelve houses, from the first. */
export const inHouses = (planet: WesternPlanet, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.house.${planet}.${house}`, { kind: 'planet-in-house', planet, house }, text, MODERN),
  );

/** Chiron or a node in the twelve tropical signs, from Aries. */
export const pointInSigns = (point: WesternPoint, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`w.sign.${point}.${sign}`, { kind: 'point-in-sign', point, sign }, text, MODERN),
  );

/** Chiron or a node in the twelve houses, from the first. */
export const pointInHouses = (point: WesternPoint, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.house.${point}.${house}`, { kind: 'point-in-house', point, house }, text, MODERN),
  );

/** A progressed light in the twelve tropical signs, from Aries. */
export const progressedInSigns = (planet: 'sun' | 'moon', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`w.progressed.${planet}.sign.${sign}`, { kind: 'progressed-in-sign', planet, sign }, text, MODERN),
  );

/** The progressed Moon in the twelve houses of birth, from the first. */
export const progressedInHouses = (planet: 'moon', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.progressed.${planet}.house.${house}`, { kind: 'progressed-in-house', planet, house }, text, MODERN),
  );

/** An angle of the chart in the twelve signs, from Aries. */
export const angleInSigns = (angle: 'ascendant' | 'midheaven', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`w.angle.${angle}.${sign}`, { kind: 'angle-in-sign', angle, sign }, text, MODERN),
  );

/** Whoever rules a house, by the house where it stands, from the first. */
export const rulerInHouses = (ruler: Sign, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.ruler.${ruler}.${house}`, { kind: 'ruler-in-house', ruler, house }, text, MODERN),
  );

/** One of the seven where its sign upholds it, and where it does not. */
export const inDignity = (planet: ClassicalGraha, texts: Readonly<Record<DignityState, ToldText>>): readonly Unit[] =>
  (['dignified', 'debilitated'] as const).map((state) =>
    told(`w.dignity.${planet}.${state}`, { kind: 'planet-dignity', planet, state }, texts[state], MODERN),
  );

/** A benefic or a malefic by day and by night. */
export const bySect = (
  planet: SectPlanet,
  { day, night }: { readonly day: ToldText; readonly night: ToldText },
): readonly Unit[] => [
  told(`w.sect.${planet}.day`, { kind: 'planet-sect', planet, isDay: true }, day, MODERN),
  told(`w.sect.${planet}.night`, { kind: 'planet-sect', planet, isDay: false }, night, MODERN),
];

/** An element that holds half of the planets. */
export const inElement = (element: Element, text: ToldText): Unit =>
  told(`w.element.${element}`, { kind: 'element-emphasis', element }, text, MODERN);

/** The phase of the Moon at birth. */
export const inPhase = (phase: LunationPhase, text: ToldText): Unit =>
  told(`w.phase.${phase}`, { kind: 'birth-phase', phase }, text, MODERN);

/** A figure of aspects. */
export const inPattern = (pattern: PatternId, text: ToldText, apex?: PatternApex): Unit =>
  told(
    apex === undefined ? `w.pattern.${pattern}` : `w.pattern.${pattern}.${apex}`,
    { kind: 'aspect-pattern', pattern, ...(apex === undefined ? {} : { apex }) },
    text,
    MODERN,
  );

/** The ascendant of a solar return by the house of birth that it falls into, from the first. */
export const returnAscendantInHouses = (texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.return.ascendant.${house}`, { kind: 'return-ascendant', house }, text, MODERN),
  );

/** A light in the twelve houses of a solar return, from the first. */
export const inReturnHouses = (planet: 'sun' | 'moon', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.return.${planet}.${house}`, { kind: 'return-house', planet, house }, text, MODERN),
  );

/** The lord of a year by the rank of the house of the solar return where it stands. */
export const lordOfYear = (planet: ClassicalGraha, texts: Readonly<Record<HouseRank, ToldText>>): readonly Unit[] =>
  (['angular', 'succedent', 'cadent'] as const).map((rank) =>
    told(`w.year-lord.${planet}.${rank}`, { kind: 'lord-of-year', planet, rank }, texts[rank], MODERN),
  );

/**
 * Two planets in aspect: joined, at ease (sextile, trine), at odds (square, opposition). Mercury and Venus stay near the Sun, so that some
 * of theirs do not exist.
 */
export const inAspect = (
  a: WesternPlanet,
  b: WesternPlanet,
  texts: Readonly<Partial<Record<AspectNature, ToldText>>>,
): readonly Unit[] =>
  (['conjunction', 'soft', 'hard'] as const).flatMap((nature) => {
    const text = texts[nature];
    return text ? [told(`w.aspect.${a}.${b}.${nature}`, { kind: 'planets-aspect', a, b, nature }, text, MODERN)] : [];
  });

/** A planet on its way at points of birth, at ease and at odds. */
export const transitsOf = (
  planet: TransitPlanet,
  texts: Readonly<Record<TransitPoint, Readonly<Record<TransitNature, ToldText>>>>,
): readonly Unit[] =>
  TRANSIT_POINTS.flatMap((natal) =>
    (['easy', 'tense'] as const).map((nature) =>
      told(
        `w.transit.${planet}.${natal}.${nature}`,
        { kind: 'transit-to-point', planet, natal, nature },
        texts[natal][nature],
        MODERN,
      ),
    ),
  );

/** A slow planet on its way through the twelve houses of birth, from the first. */
export const goingThroughHouses = (planet: SlowPlanet, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.through.${planet}.${house}`, { kind: 'planet-through-house', planet, house }, text, MODERN),
  );

/** A new or a full Moon in the twelve houses of birth, from the first. */
export const lunationInHouses = (phase: 'new' | 'full', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.lunation.${phase}.${house}`, { kind: 'lunation-in-house', phase, house }, text, MODERN),
  );

/** A planet that turns back, by the house of birth where it turns, from the first. */
export const retrogradeInHouses = (planet: 'mercury', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.retrograde.${planet}.${house}`, { kind: 'retrograde-in-house', planet, house }, text, MODERN),
  );

/** A point of one chart in aspect to a point of another: joined, at ease, at odds. */
export const inContact = (
  a: ContactPoint,
  b: ContactPoint,
  texts: Readonly<Record<AspectNature, ToldText>>,
): readonly Unit[] =>
  (['conjunction', 'soft', 'hard'] as const).map((nature) =>
    told(`w.contact.${a}.${b}.${nature}`, { kind: 'contact', a, b, nature }, texts[nature], MODERN),
  );

/** A node of one chart with a point of another beside it: an opposition to one node is a conjunction with the other. */
export const joinedWith = (a: ContactPoint, b: 'north-node' | 'south-node', text: ToldText): Unit =>
  told(`w.contact.${a}.${b}`, { kind: 'contact', a, b, nature: 'conjunction' }, text, MODERN);

/** A planet of one chart in the twelve houses of another, from the first. */
export const inOtherHouses = (planet: ClassicalGraha, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`w.overlay.${planet}.${house}`, { kind: 'planet-overlay', planet, house }, text, MODERN),
  );

/** A place of a child's chart in the twelve signs, from Aries, as a parent is told it. */
export const childInSigns = (point: ChildPoint, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) => told(`w.child.${point}.${sign}`, { kind: 'child-place', point, sign }, text, MODERN));
