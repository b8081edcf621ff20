import { DAY_MS } from './durations.ts';

/**
 * Instants are Julian days in UT (UTC is taken as UT1: they differ by less than a second).
 */

/** Julian day of 1970-01-01T00:00:00Z. */
const UNIX_EPOCH = 2440587.5;

/** First and last instant the ephemeris files cover: 1800-01-01 and 2400-01-01, a day of margin for zones and searches kept inside. */
export const FIRST_JULIAN_DAY = julianDayOfDate(1800, 1, 1);
export const LAST_JULIAN_DAY = julianDayOfDate(2400, 1, 1);

/** Julian day (UT) of a UTC time in milliseconds since 1970. */
export function julianDayFromUnixMs(ms: number): number {
  return UNIX_EPOCH + ms / DAY_MS;
}

/** Milliseconds since 1970, rounded to a whole one, of a Julian day (UT). */
export function unixMsFromJulianDay(julianDay: number): number {
  return Math.round((julianDay - UNIX_EPOCH) * DAY_MS);
}

/** The dates written last, each in the place of its number modulo eight. */
const lastDays = Array.from({ length: 8 }, () => ({ number: Number.NaN, text: '' }));
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const THREE_DIGITS = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

/**
 * ISO 8601 text in UTC with milliseconds of a Julian day (UT). A day of almanac writes some three hundred of the same few dates, so each
 * date is written once.
 */
export function isoFromJulianDay(julianDay: number): string {
  const unixMs = unixMsFromJulianDay(julianDay);
  const number = Math.floor(unixMs / DAY_MS);
  const day = lastDays[number & 7];
  if (number !== day.number) {
    day.text = new Date(number * DAY_MS).toISOString().slice(0, -13);
    day.number = number;
  }
  const ms = unixMs - number * DAY_MS;
  const seconds = Math.floor(ms / 1000);
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${day.text}${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[second]}.${THREE_DIGITS[ms % 1000]}Z`;
}

/** Julian day (UT) of an ISO 8601 instant; NaN when the text is not one. */
export function julianDayFromIso(text: string): number {
  return julianDayFromUnixMs(Date.parse(text));
}

/**
 * Julian day of 0h UT of a Gregorian date (proleptic before 1582).
 */
export function julianDayOfDate(year: number, month: number, day: number): number {
  return julianDayNumber(year, month, day) - 0.5;
}

/**
 * Julian day number of the noon of a Gregorian date (Fliegel and Van Flandern's integer form).
 */
export function julianDayNumber(year: number, month: number, day: number): number {
  const a = Math.floor((14 - month) / 12);
  const y = year + 4800 - a;
  const m = month + 12 * a - 3;
  return (
    day +
    Math.floor((153 * m + 2) / 5) +
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) -
    32045
  );
}

/** Weekday of a Julian day number, 0 = Sunday. */
export function weekdayOf(julianDayNumberAtNoon: number): number {
  return (((julianDayNumberAtNoon + 1) % 7) + 7) % 7;
}

/**
 * Gregorian date whose Old Style (Julian calendar) writing is given; null when the Julian date does not exist.
 */
export function gregorianFromOldStyle(
  year: number,
  month: number,
  day: number,
): { year: number; month: number; day: number } | null {
  const leap = year % 4 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (month < 1 || month > 12 || day < 1 || day > lengths[month - 1]) return null;
  const a = Math.floor((14 - month) / 12);
  const y = year + 4800 - a;
  const m = month + 12 * a - 3;
  const number = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
  return gregorianFromJulianDayNumber(number);
}

/** Gregorian date of a Julian day number (at noon). */
export function gregorianFromJulianDayNumber(number: number): { year: number; month: number; day: number } {
  const date = new Date((number - 2440588) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
