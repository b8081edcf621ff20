import { addDays, isCivilDate, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_STEMS, MONTHS } from './calendar-word.table.ts';

/** A day of a month as posts write it, in two groups: «13», «13-го», «тринадцатого», «тринадцатое». */
export const DAY = `(?:(\\d{1,2})(?:-?го)?|(?<![а-яё])(${DAY_STEMS.join('|')})(?:ого|его|ое|е))`;
const DATE = new RegExp(`${DAY}\\s(${MONTHS.join('|')})(?:\\s(\\d{4}))?(?![а-яё])`, 'iu');
/** «Четыре затмения придётся на 2029 год: 14 января, 12 июня.» */
const OWN_YEAR = /(?<![а-яё])(?:на|в|за) (\d{4}) год/iu;
const NUMBERED = /(?<!\d)(\d{1,2})\.(\d{2})(?:\.(\d{4}))?(?!\d)/u;

/** A date and nothing that is claimed of it. */
export const ONLY_DATE = new RegExp(
  `^\\s*${DAY}\\s(?:${MONTHS.join('|')})(?:\\s\\d{4}(?: года)?)?(?:,? (?:в )?\\d{1,2}:\\d{2})?(?: по [а-яё ]+| МСК)?\\s*$`,
  'iu',
);

/** Days from that of the publication. */
const NEAR: readonly (readonly [RegExp, number])[] = [
  [/(?<![а-яё])послезавтра/iu, 2],
  [/(?<![а-яё])(?:завтра|завтрашн)/iu, 1],
  [/(?<![а-яё])позавчера/iu, -2],
  [/(?<![а-яё])(?:вчера(?!шн)|вчерашн)/iu, -1],
  [/(?<![а-яё])(?:сегодня|сегодняшн)/iu, 0],
];
const WEEKDAY =
  /(?<![а-яё])(?:в|во|эт[оау][тй]?) (воскресенье|понедельник|вторник|сред[уа]|четверг|пятниц[уа]|суббот[уа])(?![а-яё])/iu;
const WEEKDAYS = ['воскр', 'понед', 'вторн', 'сред', 'четв', 'пятн', 'субб'];

/** The day of which a sentence speaks: in the year of the publication unless it says its own; null when it names none. */
export function dateIn(words: string, published: string): string | null {
  return namedDate(words, published) ?? near(words, published);
}

/** A date that is written out: «13 декабря», «тринадцатого декабря», «13.12». */
export function namedDate(words: string, published: string): string | null {
  return monthDate(words, published) ?? numbered(words, published);
}

function monthDate(words: string, published: string): string | null {
  const [said, digits, ordinal, month = '', year] = DATE.exec(words) ?? [];
  return said === undefined
    ? null
    : dateOf({ digits, ordinal, month, year: year ?? OWN_YEAR.exec(words)?.[1] }, published);
}

interface SaidDate {
  readonly digits: string | undefined;
  readonly ordinal: string | undefined;
  readonly month: string;
  readonly year: string | undefined;
}

/** The date of the groups of a written one. */
export function dateOf({ digits, ordinal, month, year }: SaidDate, published: string): string | null {
  const day = digits ?? String(DAY_STEMS.indexOf(ordinal?.toLowerCase() ?? '') + 1);
  return dated(day, MONTHS.indexOf(month.toLowerCase()) + 1, year, published);
}

/** «14.12», «14.12.2026»; «6.30» is an hour. */
function numbered(words: string, published: string): string | null {
  const [, day = '', month = '', year] = NUMBERED.exec(words) ?? [];
  return dated(day, Number(month), year, published);
}

/** A date without a year is the one nearest to that of the publication. */
function dated(day: string, month: number, year: string | undefined, published: string): string | null {
  const date = `${year ?? yearNearest(month, published)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isSeen(date) ? date : null;
}

/** The year in which a month is nearest to that of the publication. */
export function yearNearest(month: number, published: string): number {
  const own = Number(published.slice(0, 4));
  const apart = Number(published.slice(5, 7)) - month;
  return apart > 6 ? own + 1 : apart < -6 ? own - 1 : own;
}

/** Whether it is a date that the ephemeris reaches, with the days round it. */
export const isSeen = (date: string): boolean => isCivilDate(date) && date >= '1800-01-20' && date < '2399-12-01';

function near(words: string, published: string): string | null {
  const days = NEAR.find(([pattern]) => pattern.test(words))?.[1];
  if (days !== undefined) return addDays(published, days);
  const [, name] = WEEKDAY.exec(words) ?? [];
  if (name === undefined || /прошл/iu.test(words)) return null;
  const weekday = WEEKDAYS.findIndex((stem) => name.toLowerCase().startsWith(stem));
  return addDays(published, (weekday - weekdayOf(published) + 7) % 7);
}
