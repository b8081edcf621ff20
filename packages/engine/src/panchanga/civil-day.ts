import type { Ephemeris, Horizon } from '../ephemeris/ephemeris.ts';
import type { GeoPlace } from '../settings.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import { julianDayNumber, weekdayOf } from '../time/julian-day.ts';
import { type NoDayReason, noDayReason, type VedicDay, vedicDayAt } from './vedic-day.ts';

/** The Vedic day of a civil date, or why there is none. */
export type CivilDay =
  | { readonly day: VedicDay }
  | { readonly day: null; readonly reason: NoDayReason; readonly noon: number };

/**
 * Mean solar noon of a civil date at a place, Julian day (UT). The offset decides only which turn of the Sun belongs to the
 * date, so that days of 23 and 25 hours and zones far from their meridian fall right.
 */
export function solarNoon(date: CivilDate, longitude: number, utcOffsetSeconds: number): number {
  const civilNoon = julianDayNumber(date.year, date.month, date.day) - utcOffsetSeconds / DAY_SECONDS;
  const meanNoon = julianDayNumber(date.year, date.month, date.day) - longitude / 360;
  return meanNoon + Math.round(civilNoon - meanNoon);
}

/**
 * The Vedic day that begins at the sunrise of a civil date; it carries the weekday of that date.
 * @param utcOffsetSeconds offset in force at noon of the date
 */
export function civilDay(
  ephemeris: Ephemeris,
  date: CivilDate,
  place: GeoPlace,
  horizon: Horizon,
  utcOffsetSeconds: number,
): CivilDay {
  const noon = solarNoon(date, place.longitude, utcOffsetSeconds);
  const day = vedicDayAt(ephemeris, noon, place, horizon, utcOffsetSeconds);
  if (!day) return { day: null, reason: noDayReason(ephemeris, noon, place), noon };
  return { day: { ...day, vara: weekdayOf(julianDayNumber(date.year, date.month, date.day)) } };
}

/** Skips the event just found. */
const STEP = 1e-4;
/** From before one sunrise back to before the one before it, where days change by less than an hour. */
const BACK = 1.06;

/**
 * The Vedic day of the date after a known one: its sunrise is known, half of the searches are spared.
 * @returns null where the chain breaks (the edge of a polar day or night); ask {@link civilDay} there
 */
export function followingDay(
  ephemeris: Ephemeris,
  known: VedicDay,
  date: CivilDate,
  place: GeoPlace,
  noon: number,
): VedicDay | null {
  const sunrise = known.nextSunrise;
  const sunset = ephemeris.riseSet(sunrise + STEP, 'sun', 'set', known.horizon, place);
  const nextSunrise = sunset && ephemeris.riseSet(sunset, 'sun', 'rise', known.horizon, place);
  return sunset && nextSunrise ? chained({ sunrise, sunset, nextSunrise, horizon: known.horizon }, date, noon) : null;
}

/** The Vedic day of the date before a known one; null where the chain breaks. */
export function precedingDay(
  ephemeris: Ephemeris,
  known: VedicDay,
  date: CivilDate,
  place: GeoPlace,
  noon: number,
): VedicDay | null {
  const sunrise = ephemeris.riseSet(known.sunrise - BACK, 'sun', 'rise', known.horizon, place);
  const sunset = sunrise && ephemeris.riseSet(sunrise + STEP, 'sun', 'set', known.horizon, place);
  if (!sunrise || !sunset || known.sunrise - sunrise < 0.5) return null;
  return chained({ sunrise, sunset, nextSunrise: known.sunrise, horizon: known.horizon }, date, noon);
}

function chained(day: Omit<VedicDay, 'vara'>, date: CivilDate, noon: number): VedicDay | null {
  const isWhole = day.sunrise < day.sunset && day.sunset < day.nextSunrise && day.nextSunrise - day.sunrise < BACK;
  const holdsNoon = day.sunrise <= noon && noon < day.nextSunrise;
  return isWhole && holdsNoon ? { vara: weekdayOf(julianDayNumber(date.year, date.month, date.day)), ...day } : null;
}
