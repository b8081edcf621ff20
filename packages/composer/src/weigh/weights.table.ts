import type { Area } from '@nebosvod/interpretations/area.ids';

/**
 * Weights of claims: weight = B × |polarity| / 2 × R × S × V. The books give the order («stronger is what…»), not the numbers; the
 * order is theirs, the numbers are ours. Changed only together with the golden readings. [modern]
 */

/** Kinds of evidence. */
export const KIND_WEIGHTS = {
  /** The lord of the area in a house: it carries the promise of the house with it. */
  lord: 4,
  /** Times strength / 100: it gathers conditions, yet without strength stays a name. */
  'mahapurusha-yoga': 4,
  /** Times strength / 100. A chart has eight of the catalogue's raja yogas on average (216 charts), so each says less. */
  'raja-yoga': 2.4,
  /** A graha in the house of the area: seen at once, but the promise is not its own. */
  guest: 3,
  /** Wealth yogas, times strength / 100. */
  'dhana-yoga': 2.4,
  /** Within 8° with the lord or the karaka; acts all life long. */
  'close-company': 3,
  'company-15': 2,
  'wide-company': 1,
  /** Dignity, function, combustion, cancelled fall of a lord or a karaka, told apart. */
  condition: 2.5,
  /** The cast of mind; outside character it weighs 1. */
  'moon-star': 2.5,
  'moon-star-elsewhere': 1,
  /** Three and more in a house, named before its parts. */
  cluster: 2.5,
  /** A glance at the house, the lord or the karaka. */
  aspect: 2,
  /** First or last by shadbala: the ends are heard, the middle is silent. */
  extreme: 2,
  /** The varga of the area confirms or disputes, and does not judge before the rasi. */
  varga: 2,
  /** Another school: it has a voice, not the decision. */
  'chara-karaka': 2,
  'other-yoga': 1.4,
  /** Sign of the lagna, sign on a house: a tone, not an event. */
  sign: 2,
  'sign-elsewhere': 1,
  /** Ease, not existence. */
  sav: 1.5,
  bhava: 1.5,
  'varga-exchange': 1.5,
  dosha: 2,
  /** A text speaks of an area that its factor does not rule. */
  elsewhere: 1.5,
  /** Numerology. A chief point of the matrix speaks of a whole life; others less, by their share. */
  arcanum: 3,
  /** A number of the whole date. */
  'date-number': 2.5,
  'name-number': 2,
  /** Three cells together say more than one. */
  'square-line': 2,
  'square-cell': 1.6,
  'lo-shu': 1.2,
  /** Western. A house shows where a planet acts, a sign how; the ascendant is the person. */
  'planet-house': 2.6,
  'house-ruler': 3,
  /** How the ruler of a house stands: the house is judged by it. */
  'ruler-state': 2.5,
  'planet-sign': 2,
  'angle-sign': 2.4,
  /** How well a planet does what its sign and house say: less than what they say. */
  'planet-dignity': 1.3,
  /** Of all born by day or by night alike. */
  'planet-sect': 0.8,
  /** Half of the planets in one element: the tone of the whole chart. */
  element: 2.5,
  /** Of all born in the same three days and a half. */
  'moon-phase': 1.5,
  /** Its aspects speak already; the figure says that they are one. */
  'aspect-pattern': 1.8,
  /** Times its closeness. */
  'planets-aspect': 2.4,
  /** A transit of a month, times how slow its planet and how dear its point is. */
  'month-transit': 2,
} as const;

export type WeightKind = keyof typeof KIND_WEIGHTS;

/** R: the place of a graha in this chart and area; multiplied, at most {@link RANK_LIMIT}. */
export const RANKS = {
  /** Speaks for the person. */
  lagnaLord: 1.3,
  /** One that unites an angle and a trine. */
  yogakaraka: 1.3,
  /** The promise of the area is with it. */
  areaLord: 1.3,
  /** The natural sign of the area, common to all charts. */
  areaKaraka: 1.2,
  /** The eldest of the chara karakas. */
  atmakaraka: 1.2,
  /** The second lagna. */
  moon: 1.2,
  /** Lord of the great period of now or of the next three years: soon to be heard. */
  period: 1.1,
} as const;
export const RANK_LIMIT = 1.7;

/** S: strength, shadbala × dignity × condition within the limits. A counter born of weakness takes 2 − S. */
export const SHADBALA_STEPS: readonly (readonly [least: number, factor: number])[] = [
  [1.5, 1.3],
  [1.2, 1.15],
  [1.0, 1.0],
  [0.85, 0.85],
  [0, 0.7],
];
export const DIGNITY_FACTORS = {
  exalted: 1.3,
  moolatrikona: 1.3,
  own: 1.25,
  'great-friend': 1.1,
  friend: 1.05,
  neutral: 1,
  enemy: 0.9,
  'great-enemy': 0.8,
  debilitated: 0.65,
} as const;
export const CONDITION_FACTORS = {
  combust: 0.8,
  /** Combust in its own sign keeps a little more. */
  combustAtHome: 0.85,
  /** Strength is there, straightness is not. */
  retrograde: 1.05,
  vargottama: 1.15,
} as const;
export const STRENGTH_LIMITS = { least: 0.5, most: 1.5 } as const;
/** A node has the strength of none of its own. */
export const NODE_STRENGTH = { rahu: 0.9, ketu: 1 } as const;

/** V: the varga of the area on claims of its lord and karaka. */
export const VARGA_FACTORS = { agrees: 1.3, disputes: 0.7 } as const;

/** Merging: the second and further claims of one theme, then of one graha, on one side. */
export const THEME_SHARES: readonly number[] = [1, 0.5, 0.25];
export const GRAHA_SHARES: readonly number[] = [1, 0.6, 0.4, 0.25];

/** Verdict classes by the share of what is for. */
export const CLASS_BOUNDS = { clear: 0.7, hard: 0.57, even: 0.43 } as const;
/**
 * How much a counter weighs in the verdict of an area. Texts and yogas praise some areas more than others: without this work and
 * path came out plain in seven charts of ten. The scale puts the middle of 216 charts at a share of 0.63, so that verdicts differ.
 */
export const COUNTER_SCALES: Readonly<Record<Area, number>> = {
  character: 1.1,
  work: 1.8,
  money: 1.45,
  relations: 0.8,
  home: 1,
  children: 1.5,
  vigour: 0.7,
  path: 2,
};

/**
 * For and against together below this: a quiet area. Six was proposed for a base of half as many units; with all of them the
 * lightest area of 120 charts weighs 8.8 and the middle one 29, so six would call nothing quiet. Twelve is one area in seventy.
 */
export const QUIET_BELOW = 12;

/** The same without a time of birth: there are no houses and no lords, so there is less to weigh. */
export const QUIET_BELOW_WITHOUT_TIME = 6;

/** The same for numbers, of which a date has fewer than a chart has factors. */
export const NUMBER_QUIET_BELOW = 1.8;
