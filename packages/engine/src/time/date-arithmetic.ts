import { Temporal } from 'temporal-polyfill';
import { remembered } from '../remembered.ts';
import { DAY_MS } from './durations.ts';
import { gregorianFromJulianDayNumber, julianDayNumber } from './julian-day.ts';

/**
 * Arithmetic of civil dates, on Temporal: `YYYY-MM-DD` of the Gregorian calendar, years 0000–9999, no time and no zone. Such texts sort as
 * the dates do, so `<` compares them. The package is Temporal of the runtime where there is one (decision 016).
 */

/** A date in numbers. */
export interface CivilDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

const LAST_YEAR = 9999;

/** Dates kept: a reading asks for the same thousand days over and over. */
const MOST_DATES = 4096;

/**
 * Temporal reads many ways of writing a date, which takes it longer than all it is then asked; here there is one. Throws a RangeError for
 * another, and for a date that does not exist.
 */
const read = remembered(MOST_DATES, (date: string): Temporal.PlainDate => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) throw new RangeError(`not a calendar date: ${date}`);
  return new Temporal.PlainDate(Number(year), Number(month), Number(day));
});

function write(date: Temporal.PlainDate): string {
  if (date.year < 0 || date.year > LAST_YEAR) throw new RangeError(`not a year of four digits: ${date.year}`);
  return date.toString();
}

/** Days of a month, 1–12, of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  return new Temporal.PlainYearMonth(year, month).daysInMonth;
}

/** Whether a text is a date of the calendar. */
export function isCivilDate(text: string): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

/** The numbers of a date. Throws a RangeError for a date that does not exist. */
export function partsOf(date: string): CivilDate {
  const { year, month, day } = read(date);
  return { year, month, day };
}

/** A date of its numbers. Throws a RangeError for a date that does not exist. */
export function dateOf({ year, month, day }: CivilDate): string {
  return write(new Temporal.PlainDate(year, month, day));
}

/** 0h UTC of a date, milliseconds since 1970. */
export function utcMidnight(date: string): number {
  return read(date).toZonedDateTime('UTC').epochMilliseconds;
}

/** The date that clocks of UTC show, of milliseconds since 1970. */
export function utcDate(unixMs: number): string {
  return dateOfDay(Math.floor(unixMs / DAY_MS));
}

const dateOfDay = remembered(MOST_DATES, (day: number) =>
  write(
    Temporal.Instant.fromEpochMilliseconds(day * DAY_MS)
      .toZonedDateTimeISO('UTC')
      .toPlainDate(),
  ),
);

/** A date some days later; negative for earlier. Throws a RangeError where that leaves the years 0–9999. */
export function addDays(date: string, days: number): string {
  return write(read(date).add({ days }));
}

/** The same of a date in numbers, by the count of days: one day of a panchanga asks for some fifty. */
export function addDaysTo({ year, month, day }: CivilDate, days: number): CivilDate {
  return gregorianFromJulianDayNumber(julianDayNumber(year, month, day) + days);
}

/** The same day some months later, the last one of a shorter month. Throws a RangeError where that leaves the years 0–9999. */
export function addMonths(date: string, months: number): string {
  return write(read(date).add({ months }));
}

/** The same day some years later; 29 February becomes the 28th of a common year. */
export function addYears(date: string, years: number): string {
  return write(read(date).add({ years }));
}

/** Days from one date to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return read(from).until(read(to)).days;
}

/** Weekday, 0 = Sunday. Throws a RangeError for a date that does not exist. */
export function weekdayOf(date: string): number {
  return read(date).dayOfWeek % 7;
}

/** Monday of the week of a date. */
export function mondayOf(date: string): string {
  const day = read(date);
  return write(day.subtract({ days: day.dayOfWeek - 1 }));
}

/** Every date from one to another, both included; none where the second is earlier. */
export function datesBetween(from: string, to: string): string[] {
  const first = read(from);
  const days = first.until(read(to)).days;
  return Array.from({ length: Math.max(0, days + 1) }, (_, number) => write(first.add({ days: number })));
}
