import type { EphemerisBody } from '../ephemeris/ephemeris.ts';

/** Planets of the Western chart, in the order of the tables. */
export const WESTERN_PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type WesternPlanet = (typeof WESTERN_PLANETS)[number];

/** The ascending node in both reckonings, the mean lunar apogee (Lilith) and Chiron. */
export const WESTERN_EXTRAS = ['mean-node', 'true-node', 'lilith', 'chiron'] as const;

/** Everything of the Western chart that moves. */
export const WESTERN_BODIES = [...WESTERN_PLANETS, ...WESTERN_EXTRAS] as const;
export type WesternBodyId = (typeof WESTERN_BODIES)[number];

/** Points that belong to the place and hour. */
export const WESTERN_ANGLES = ['ascendant', 'midheaven', 'fortune'] as const;
export type WesternAngle = (typeof WESTERN_ANGLES)[number];
export type WesternPointId = WesternBodyId | WesternAngle;

/** The ephemeris body behind a body of the Western chart. */
export function ephemerisBodyOf(id: WesternBodyId): EphemerisBody {
  return id === 'lilith' ? 'mean-apogee' : id;
}
