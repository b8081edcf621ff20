import { arcForward } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type MonotoneAngle, nextReach } from '../search/monotone.ts';
import { tropicalSun } from '../search/sun-moon.ts';

/** Mean tropical year and month in days. */
export const TROPICAL_YEAR = 365.24219;
export const TROPICAL_MONTH = 27.321582;

/**
 * The instant at which the Sun is back at its natal tropical longitude for the n-th time (0: the birth itself), to 0.1 s.
 * @param birth Julian day (UT)
 * @param count whole number ≥ 0; the return of the n-th birthday
 */
export function tropicalSolarReturn(ephemeris: Ephemeris, birth: number, count: number): number {
  if (count === 0) return birth;
  const sun = tropicalSun(ephemeris);
  // The return keeps within hours of the mean year's end, whatever the count.
  return nextReach(sun, sun.at(birth), birth + count * TROPICAL_YEAR - 3);
}

/** How many solar returns a birth has behind it at an instant. */
export function returnsBefore(ephemeris: Ephemeris, birth: number, at: number): number {
  const guess = Math.max(0, Math.floor((at - birth) / TROPICAL_YEAR));
  if (tropicalSolarReturn(ephemeris, birth, guess + 1) <= at) return guess + 1;
  return guess > 0 && tropicalSolarReturn(ephemeris, birth, guess) > at ? guess - 1 : guess;
}

/**
 * The first instant after another at which the Moon is at a tropical longitude.
 * @returns Julian day (UT) > `after`, to 0.1 s
 */
export function nextLunarReturn(ephemeris: Ephemeris, natalMoon: number, after: number): number {
  const moon: MonotoneAngle = { at: (julianDay) => ephemeris.longitude(julianDay, 'moon'), rate: 360 / TROPICAL_MONTH };
  // The Moon of this very instant counts as a return passed, not as one to come.
  const start = arcForward(natalMoon, moon.at(after)) < 1e-7 ? after + 1 : after;
  return nextReach(moon, natalMoon, start);
}

/** All lunar returns in a stretch of time, in order. */
export function lunarReturns(ephemeris: Ephemeris, natalMoon: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let next = nextLunarReturn(ephemeris, natalMoon, from); next < to; ) {
    found.push(next);
    next = nextLunarReturn(ephemeris, natalMoon, next + 20);
  }
  return found;
}
