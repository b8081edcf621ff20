import { partsOf, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import type { CivilMonth } from './month.table.ts';
import { civilMonthTable } from './month.table.ts';
import { varaAbbreviation, varaName } from './vara.ts';

const nbsp = '\u00a0';

function monthOf(month: number): CivilMonth {
  const months: Readonly<Record<number, CivilMonth>> = civilMonthTable;
  const found = months[month];
  if (found === undefined) throw new RangeError(`month ${month} is outside 1–12`);
  return found;
}

/** «21 ноября 2026 г., суббота»; without the weekday «21 ноября 2026 г.». */
export function formatDate(date: string, options: { readonly weekday?: boolean } = {}): string {
  const { year, month, day } = partsOf(date);
  const text = `${day}${nbsp}${monthOf(month).genitive} ${year}${nbsp}г.`;
  return options.weekday === false ? text : `${text}, ${varaName(weekdayOf(date))}`;
}

/** «21 ноября». */
export function formatDayAndMonth(date: string): string {
  const { month, day } = partsOf(date);
  return `${day}${nbsp}${monthOf(month).genitive}`;
}

/** «21 нояб.», with the weekday «сб, 21 нояб.». */
export function formatShortDate(date: string, options: { readonly weekday?: boolean } = {}): string {
  const { month, day } = partsOf(date);
  const text = `${day}${nbsp}${monthOf(month).abbreviation}`;
  return options.weekday ? `${varaAbbreviation(weekdayOf(date))}, ${text}` : text;
}

/** «21.11.2026». */
export function formatNumericDate(date: string): string {
  const { year, month, day } = partsOf(date);
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year).padStart(4, '0')}`;
}

/** «ноябрь 2026» for `2026-11` or any date of that month. */
export function formatMonth(date: string): string {
  const { year, month } = partsOf(`${date.slice(0, 7)}-01`);
  return `${monthOf(month).nominative}${nbsp}${year}`;
}

/** «в ноябре 2026 года». */
export function inMonth(date: string): string {
  const { year, month } = partsOf(`${date.slice(0, 7)}-01`);
  return `в${nbsp}${monthOf(month).prepositional} ${year}${nbsp}года`;
}

/**
 * A stretch of dates, both included, without repeating what is common:
 * «3–9 мая 2026 г.», «28 апреля – 4 мая 2026 г.», «30 декабря 2025 г. – 2 января 2026 г.».
 */
export function formatDateRange(from: string, to: string): string {
  const [a, b] = [partsOf(from), partsOf(to)];
  const end = formatDate(to, { weekday: false });
  if (from === to) return end;
  if (a.year !== b.year) return `${formatDate(from, { weekday: false })} – ${end}`;
  return a.month === b.month ? `${a.day}–${end}` : `${formatDayAndMonth(from)} – ${end}`;
}

const monthWords = Object.values<CivilMonth>(civilMonthTable)
  .flatMap(({ genitive, abbreviation }) => [genitive, abbreviation.replace('.', '\\.')])
  .join('|');
const looseDate = new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=(?:${monthWords})(?!\\p{L}))`, 'gu');

/** A written text as it is shown: «17 мая» in it never breaks between the day and the month. */
export const unbrokenDates = (text: string): string => text.replaceAll(looseDate, nbsp);
