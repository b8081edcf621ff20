import type { EphemerisBody } from '../ephemeris/ephemeris.ts';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';
import type { WESTERN_ANGLES, WESTERN_BODIES, WESTERN_PLANETS } from './western.ids.ts';

export type WesternPlanet = (typeof WESTERN_PLANETS)[number];

export type WesternBodyId = (typeof WESTERN_BODIES)[number];

export type WesternAngle = (typeof WESTERN_ANGLES)[number];
export type WesternPointId = WesternBodyId | WesternAngle;

/**
 * Julian days (UT) between which Chiron has a place. Its file covers 1800–2399 in terrestrial time, its light takes up to three hours,
 * and unlike the planets it has no theory to fall back on.
 */
export const CHIRON_FIRST = FIRST_JULIAN_DAY + 0.15;
export const CHIRON_LAST = LAST_JULIAN_DAY - 0.15;

/** Whether the ephemeris knows a body at an instant of 1800–2399. */
export function isKnownAt(id: WesternBodyId, julianDay: number): boolean {
  return id !== 'chiron' || (julianDay >= CHIRON_FIRST && julianDay <= CHIRON_LAST);
}

/** The ephemeris body behind a body of the Western chart. */
export function ephemerisBodyOf(id: WesternBodyId): EphemerisBody {
  return id === 'lilith' ? 'mean-apogee' : id;
}
