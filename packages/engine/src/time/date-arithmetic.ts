import { DAY_MS } from './durations.ts';

/**
 * Arithmetic of civil dates: `YYYY-MM-DD` of the Gregorian calendar, years 0000–9999, no time and no zone. Such texts sort as the
 * dates do, so `<` compares them. The web carries this file in its first view: Temporal's polyfill weighs thirty times as much, so it
 * is the judge in the test and a count of days does the work here.
 */

/** A date in numbers. */
export interface CivilDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days of a month, 1–12, of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

function read(date: string): CivilDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

/** Whether a text is a date of the calendar. */
export function isCivilDate(text: string): boolean {
  return read(text) !== null;
}

/** The numbers of a date. Throws a RangeError for a date that does not exist. */
export function partsOf(date: string): CivilDate {
  const parts = read(date);
  if (parts === null) throw new RangeError(`not a calendar date: ${date}`);
  return parts;
}

/** A date of its numbers. Throws a RangeError for a date that does not exist. */
export function dateOf({ year, month, day }: CivilDate): string {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  partsOf(date);
  return date;
}

/** 0h UTC of a date, milliseconds since 1970. */
export function utcMidnight(date: string): number {
  partsOf(date);
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date that clocks of UTC show, of milliseconds since 1970. */
export function utcDate(unixMs: number): string {
  const date = new Date(unixMs).toISOString().slice(0, 10);
  partsOf(date);
  return date;
}

/** A date some days later; negative for earlier. Throws a RangeError where that leaves the years 0–9999. */
export function addDays(date: string, days: number): string {
  return utcDate(utcMidnight(date) + days * DAY_MS);
}

/** The same day some months later, the last one of a shorter month. Throws a RangeError where that leaves the years 0–9999. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const to = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return dateOf({ ...to, day: Math.min(day, daysInMonth(to.year, to.month)) });
}

/** The same day some years later; 29 February becomes the 28th of a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12);
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Weekday, 0 = Sunday. Throws a RangeError for a date that does not exist. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** Monday of the week of a date. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** Every date from one to another, both included; none where the second is earlier. */
export function datesBetween(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
}
