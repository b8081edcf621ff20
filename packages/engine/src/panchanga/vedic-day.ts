import type { Ephemeris, Horizon } from '../ephemeris/ephemeris.ts';
import type { GeoPlace } from '../settings.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import { weekdayOf } from '../time/julian-day.ts';
import type { NO_DAY_REASONS } from './panchanga.ids.ts';

/** Why a place has no Vedic day: the Sun does not set, or does not rise. */
export type NoDayReason = (typeof NO_DAY_REASONS)[number];

/** A day from sunrise to the next sunrise. Times are Julian days (UT). */
export interface VedicDay {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  /** Weekday of the day that begins at this sunrise, 0 = Sunday. */
  readonly vara: number;
  readonly horizon: Horizon;
}

/** Longest step from one sunrise to the next that still counts as the next day: at 67° they slip by up to an hour. */
const LONGEST_DAY = 1.2;
/** Skips the event just found: far less than the shortest polar day. */
const STEP = 1e-4;

/**
 * The Vedic day an instant falls into: the last sunrise at or before it, the sunset after that and the next sunrise.
 * @param julianDay UT
 * @param utcOffsetSeconds civil offset by which the weekday is told; default the local mean time of the longitude.
 *   Matters only where the civil date differs from the Sun's (islands by the date line).
 * @returns null when the Sun does not rise or set there around the instant (polar day and night)
 * @throws EphemerisRangeError outside 1800–2399
 */
export function vedicDayAt(
  ephemeris: Ephemeris,
  julianDay: number,
  place: GeoPlace,
  horizon: Horizon,
  utcOffsetSeconds: number = place.longitude * 240,
): VedicDay | null {
  const rise = (after: number) => ephemeris.riseSet(after, 'sun', 'rise', horizon, place);
  let sunrise = rise(julianDay - LONGEST_DAY);
  // A found sunrise may lie after the instant, or one more may lie between it and the instant.
  if (sunrise === null || sunrise > julianDay) return null;
  let nextSunrise = rise(sunrise + STEP);
  while (nextSunrise !== null && nextSunrise <= julianDay) {
    sunrise = nextSunrise;
    nextSunrise = rise(sunrise + STEP);
  }
  const sunset = ephemeris.riseSet(sunrise + STEP, 'sun', 'set', horizon, place);
  if (nextSunrise === null || sunset === null || sunset > nextSunrise) return null;
  if (nextSunrise - sunrise > LONGEST_DAY || julianDay - sunrise > LONGEST_DAY) return null;
  const noon = (sunrise + sunset) / 2;
  const vara = weekdayOf(Math.floor(noon + utcOffsetSeconds / DAY_SECONDS + 0.5));
  return { sunrise, sunset, nextSunrise, vara, horizon };
}

/**
 * Why {@link vedicDayAt} has no answer: the Sun's declination lies on the side of the place's pole, or on the other one.
 */
export function noDayReason(ephemeris: Ephemeris, julianDay: number, place: GeoPlace): NoDayReason {
  const { longitude } = ephemeris.position(julianDay, 'sun');
  const isNorthern = longitude < 180;
  return isNorthern === place.latitude > 0 ? 'POLAR_DAY' : 'POLAR_NIGHT';
}

/** Whether an instant of the Vedic day lies between sunrise and sunset. */
export function isDaytime(day: VedicDay, julianDay: number): boolean {
  return julianDay >= day.sunrise && julianDay < day.sunset;
}

/** Ghatis of 24 minutes from the day's sunrise to an instant, 0 … about 60. */
export function ghatisSinceSunrise(day: VedicDay, julianDay: number): number {
  return (julianDay - day.sunrise) * 60;
}
