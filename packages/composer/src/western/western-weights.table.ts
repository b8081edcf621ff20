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
  rulerElsewhere: 0.7,
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

/** Of its sect a planet helps more and harms less. */
export const SECT = { of: 1.1, contrary: 0.88 } as const;

/** An aspect at nought degrees and at the end of its orb. */
export const CLOSENESS = { exact: 1.4, widest: 0.5, orb: 6 } as const;

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

/** How much a counter weighs in each area, so that verdicts differ: the middle of 500 charts lies at a share of 0.6. */
export const WESTERN_COUNTER_SCALES: Readonly<Record<Area, number>> = {
  character: 0.59,
  work: 1.72,
  money: 0.87,
  relations: 0.79,
  home: 0.99,
  children: 3,
  vigour: 0.53,
  path: 4.05,
};

/** Both sides together below this: a quiet area. */
export const WESTERN_QUIET_BELOW = 2.2;

/**
 * What a contact of two charts weighs, beside its closeness: the lights, Venus, Mars and the ascendant speak of two, Jupiter and Saturn
 * stand alike for everybody of an age. [modern]
 */
export const CONTACT_RANKS: {
  readonly points: Readonly<Record<ContactPoint, number>>;
  readonly conjunction: number;
  readonly again: number;
} = {
  points: { sun: 1.2, moon: 1.25, mercury: 0.9, venus: 1.15, mars: 1.1, jupiter: 0.85, saturn: 0.95, ascendant: 1.1 },
  conjunction: 1.15,
  /** The same two points the other way round, or by another angle of the same nature. */
  again: 1.3,
};
