import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { ContactPoint } from '@nebosvod/interpretations/unit-factor';
import type { WesternDignity } from '../birth/western-facts.ts';

/**
 * What a claim of a Western chart weighs: kind × rank × strength × angularity, of an aspect × closeness. The order is that of the books
 * (a luminary and the ruler of the chart speak for the person, an angular planet acts, a close aspect is felt), the numbers are ours.
 * [modern]
 */
export const WESTERN_RANKS = {
  luminary: 1.2,
  /** The ruler of the ascendant. */
  chartRuler: 1.3,
  /** The ruler of a house of the area. */
  areaRuler: 1.25,
  /** What the ruler of a house says of an area that its house does not belong to. */
  rulerElsewhere: 0.5,
  /** What it says of the area in whose house it stands, ruling another. */
  rulerVisiting: 0.8,
  /** A natural significator of the area. */
  significator: 1.15,
  limit: 1.7,
} as const;

/** Strength by the sign; what speaks against takes 2 − this. */
export const SIGN_STRENGTH: Readonly<Record<WesternDignity, number>> = {
  domicile: 1.25,
  exaltation: 1.2,
  detriment: 0.8,
  fall: 0.75,
};

/** A sign of a slow planet is shared by everybody of an age, of the outer three by a generation: it says less of one person. */
export const SIGN_SHARES: Readonly<Partial<Record<WesternPlanet, number>>> = {
  jupiter: 0.8,
  saturn: 0.8,
  uranus: 0.4,
  neptune: 0.35,
  pluto: 0.35,
};

/**
 * Of what a planet says in the same place: Chiron and the nodes stay years in a sign and two hours in a house; beside an angle or one of the
 * seven planets they are heard as loud as these. [modern]
 */
export const POINT_SHARES = { sign: 0.5, house: 0.75, near: 2 } as const;

/** Angular, succeedent, cadent houses, and within five degrees of an angle. */
export const ANGULARITY = { angular: 1.15, succeedent: 1, cadent: 0.85, near: 1.3 } as const;

/** In the house of its joy a planet is heard beyond the place of that house. [Lilly] */
export const JOYS: Readonly<Partial<Record<WesternPlanet, number>>> = {
  mercury: 1,
  moon: 3,
  venus: 5,
  mars: 6,
  sun: 9,
  jupiter: 11,
  saturn: 12,
};
export const JOY = 1.2;

/** A planet that stands still before or after its turn is heard louder. [modern] */
export const STATION = 1.2;

/** Of its sect a planet helps more and harms less. */
export const SECT = { of: 1.1, contrary: 0.88 } as const;

/** An aspect at nought degrees and at the end of its orb. */
export const CLOSENESS = { exact: 1.4, widest: 0.5, orb: 6 } as const;

/** The weight of an aspect by its orb in degrees. */
export const closenessOf = (orb: number): number =>
  CLOSENESS.exact + ((CLOSENESS.widest - CLOSENESS.exact) * orb) / CLOSENESS.orb;

/** The ascendant is the person and the midheaven the work; elsewhere their signs are a tone. */
export const ANGLE_SIGN = { own: 1.7, elsewhere: 0.7 } as const;

/** Of what turns from the nature of a factor: the price of a trine, the use of a square, the cost of an exalted planet. [modern] */
export const TURNED_SHARE = 0.5;

/** Houses of an area in a Western chart, the first one first of all: what is shared stands in the eighth. [modern] */
export const WESTERN_HOUSES: Readonly<Record<Area, readonly [number, ...number[]]>> = {
  character: [1],
  work: [10],
  money: [2, 8],
  relations: [7],
  home: [4],
  children: [5],
  vigour: [6],
  path: [9],
};

/** Planets that speak for an area by nature. [modern] */
export const SIGNIFICATORS: Readonly<Record<Area, readonly WesternPlanet[]>> = {
  character: ['sun', 'moon'],
  work: ['sun', 'saturn', 'mars'],
  money: ['venus', 'jupiter'],
  relations: ['venus', 'moon'],
  home: ['moon'],
  children: ['sun', 'venus'],
  vigour: ['mars', 'sun'],
  path: ['jupiter', 'mercury'],
};

/** How an area is measured: how much a counter weighs, from which share of what is for a class begins. */
interface WesternStep {
  readonly counters: number;
  readonly hard: number;
  readonly even: number;
  /** Both sides together below this in an empty house: a quiet area. */
  readonly quiet: number;
}

/**
 * The steps of each area by two thousand charts of known time. Texts praise some areas more than others and speak of some in more voices, so
 * a share says little by itself: `counters` puts the middle chart at {@link WESTERN_CLEAR}, a quarter of them lies below `hard`, a tenth below
 * `even`, and a sixth has less than `quiet` said of both sides. [modern]
 */
export const WESTERN_STEPS: Readonly<Record<Area, WesternStep>> = {
  character: { counters: 0.98, hard: 0.53, even: 0.46, quiet: 0 },
  work: { counters: 2.22, hard: 0.54, even: 0.48, quiet: 45.3 },
  money: { counters: 1.12, hard: 0.52, even: 0.45, quiet: 18.2 },
  relations: { counters: 1.08, hard: 0.52, even: 0.44, quiet: 20.4 },
  home: { counters: 1.1, hard: 0.48, even: 0.37, quiet: 10.9 },
  children: { counters: 2.47, hard: 0.48, even: 0.38, quiet: 11.6 },
  vigour: { counters: 0.75, hard: 0.5, even: 0.4, quiet: 10.5 },
  path: { counters: 3.09, hard: 0.5, even: 0.42, quiet: 21.9 },
};

/** The share of what is for in the middle chart of an area: from here it is plain. */
export const WESTERN_CLEAR = 0.6;

/** Both sides together below this: a quiet area, whatever stands in its house. */
export const WESTERN_QUIET_BELOW = 2.2;

/**
 * What a contact of two charts weighs, beside its closeness: the lights, Venus, Mars and the ascendant speak of two, Jupiter and Saturn
 * stand alike for everybody of an age, the outer planets and the nodes for everybody of some years. [modern]
 */
export const CONTACT_RANKS: {
  readonly points: Readonly<Record<ContactPoint, number>>;
  readonly conjunction: number;
  readonly again: number;
} = {
  points: {
    sun: 1.2,
    moon: 1.25,
    mercury: 0.9,
    venus: 1.15,
    mars: 1.1,
    jupiter: 0.85,
    saturn: 0.95,
    ascendant: 1.1,
    midheaven: 0.8,
    uranus: 0.65,
    neptune: 0.6,
    pluto: 0.65,
    'north-node': 0.6,
    'south-node': 0.55,
  },
  conjunction: 1.15,
  /** The same two points the other way round, or by another angle of the same nature. */
  again: 1.3,
};

/** What stands alike in everybody of some years speaks of two only when it is close: degrees; of the other points the orb of all. [modern] */
export const CONTACT_ORBS: Readonly<Partial<Record<ContactPoint, number>>> = {
  uranus: 3,
  neptune: 3,
  pluto: 3,
  'north-node': 3,
  'south-node': 3,
};
