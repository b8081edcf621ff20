import { Temporal } from 'temporal-polyfill';
import type { LEAP_BIRTHDAYS } from './numerology.ids.ts';
import { type Reading, read, refuse } from './reading.ts';

/** A day of the Gregorian calendar, extended before 1582. Year 1–9999, month 1–12. No time, no zone. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Which day stands for 29 February in a common year. */
export type LeapBirthday = (typeof LEAP_BIRTHDAYS)[number];

const MONTHS_IN: readonly string[] = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
];

/** A year that has every birthday. */
const LEAP_YEAR = 2000;

/** Day number 0. */
const EPOCH: CivilDate = { year: 1970, month: 1, day: 1 };

function plain({ year, month, day }: CivilDate): Temporal.PlainDate {
  return new Temporal.PlainDate(year, month, day);
}

function daysBetween(from: CivilDate, to: CivilDate): number {
  return plain(from).until(plain(to)).days;
}

/** Number of days of a month 1–12. */
function monthLength(year: number, month: number): number {
  return new Temporal.PlainYearMonth(year, month).daysInMonth;
}

/** Reads `YYYY-MM-DD`. Refuses impossible days, years before 1 and anything else with a Russian sentence. */
export function readCivilDate(text: string): Reading<CivilDate> {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('EMPTY', 'Введите дату.');
  const match = /^([+-]?)(\d{4,6})-(\d{2})-(\d{2})$/.exec(trimmed);
  if (match === null) return refuse('DATE_FORMAT', 'Дата пишется как год-месяц-день, например 1990-05-17.');
  const year = Number(match[2]);
  const month = Number(match[3]);
  const day = Number(match[4]);
  if (match[1] === '-' || year === 0) return refuse('BEFORE_FIRST_YEAR', 'Считаем даты с 1 года нашей эры.');
  if (year > 9999 || match[1] === '+')
    return refuse('DATE_FORMAT', 'Год записывается четырьмя цифрами, от 0001 до 9999.');
  if (month < 1 || month > 12) return refuse('NO_SUCH_DATE', `Месяца с номером ${month} нет: месяцы от 1 до 12.`);
  if (day < 1) return refuse('NO_SUCH_DATE', 'Дни месяца считаются с 1-го числа.');
  if (day > monthLength(year, month)) {
    const where = month === 2 && day === 29 ? `феврале ${year} года` : MONTHS_IN[month - 1];
    return refuse('NO_SUCH_DATE', `В ${where} нет ${day}-го числа.`);
  }
  return read({ year, month, day });
}

/** Reads a birthday without a year; 29 February is one. */
export function readBirthday(day: number, month: number): Reading<{ readonly day: number; readonly month: number }> {
  if (month < 1 || month > 12) return refuse('NO_SUCH_DATE', `Месяца с номером ${month} нет: месяцы от 1 до 12.`);
  if (day < 1 || day > monthLength(LEAP_YEAR, month))
    return refuse('NO_SUCH_DATE', `В ${MONTHS_IN[month - 1]} нет ${day}-го числа.`);
  return read({ day, month });
}

/** `YYYY-MM-DD` with a year of at least four digits. */
export function isoDate(date: CivilDate): string {
  const pad = (n: number, width: number) => String(n).padStart(width, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

/** The date as `ДДММГГГГ` digits, leading zeros included: the row of digits that every system starts from. */
export function dateDigits(date: CivilDate): number[] {
  const { day, month, year } = date;
  return [
    Math.floor(day / 10),
    day % 10,
    Math.floor(month / 10),
    month % 10,
    Math.floor(year / 1000) % 10,
    Math.floor(year / 100) % 10,
    Math.floor(year / 10) % 10,
    year % 10,
  ];
}

/** Days since 1 January 1970 (negative before it). */
export function dayNumber(date: CivilDate): number {
  return daysBetween(EPOCH, date);
}

/** The date of a day number: the inverse of {@link dayNumber}. */
export function dateOfDayNumber(days: number): CivilDate {
  const { year, month, day } = plain(EPOCH).add({ days });
  return { year, month, day };
}

/** Weekday 0–6, 0 = Sunday. */
export function weekday(date: CivilDate): number {
  return plain(date).dayOfWeek % 7;
}

/** Negative, zero or positive as `a` is before, equal to or after `b`. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** The birthday in a given calendar year; 29 February moves by `leap` in common years. */
export function birthdayIn(birth: CivilDate, year: number, leap: LeapBirthday = 'mar-1'): CivilDate {
  if (birth.month === 2 && birth.day === 29 && monthLength(year, 2) < 29) {
    return leap === 'feb-28' ? { year, month: 2, day: 28 } : { year, month: 3, day: 1 };
  }
  return { year, month: birth.month, day: birth.day };
}

/** Full years lived on a date; negative before the birth. */
export function completedYears(birth: CivilDate, at: CivilDate, leap: LeapBirthday = 'mar-1'): number {
  const years = at.year - birth.year;
  return compareDates(at, birthdayIn(birth, at.year, leap)) < 0 ? years - 1 : years;
}

/** Age with its fraction of the current year of life; null before the birth. */
export function exactAge(birth: CivilDate, at: CivilDate, leap: LeapBirthday = 'mar-1'): number | null {
  const years = completedYears(birth, at, leap);
  if (years < 0) return null;
  const last = birthdayIn(birth, birth.year + years, leap);
  return years + daysBetween(last, at) / daysBetween(last, birthdayIn(birth, birth.year + years + 1, leap));
}

/** The first day on which an age in years with a fraction is reached: the inverse of {@link exactAge}. */
export function dateAtAge(birth: CivilDate, age: number, leap: LeapBirthday = 'mar-1'): CivilDate {
  const years = Math.floor(age);
  const last = dayNumber(birthdayIn(birth, birth.year + years, leap));
  const next = dayNumber(birthdayIn(birth, birth.year + years + 1, leap));
  return dateOfDayNumber(Math.ceil(last + (age - years) * (next - last)));
}
