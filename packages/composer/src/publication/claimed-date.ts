import { addDays, isCivilDate, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';

const MONTHS = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];
const DATE = new RegExp(`(\\d{1,2})(?:-?го)?\\s(${MONTHS.join('|')})(?:\\s(\\d{4}))?`, 'iu');
const NUMBERED = /(?<!\d)(\d{1,2})\.(\d{2})(?:\.(\d{4}))?(?!\d)/u;

/** A date and nothing that is claimed of it. */
export const ONLY_DATE = new RegExp(
  `^\\s*\\d{1,2}\\s(?:${MONTHS.join('|')})(?:\\s\\d{4}(?: года)?)?(?:,? (?:в )?\\d{1,2}:\\d{2})?(?: по [а-яё ]+| МСК)?\\s*$`,
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
  return monthDate(words, published) ?? numbered(words, published) ?? near(words, published);
}

function monthDate(words: string, published: string): string | null {
  const match = DATE.exec(words);
  if (!match) return null;
  const [, day = '', month = '', year] = match;
  return dated(day, MONTHS.indexOf(month.toLowerCase()) + 1, year, published);
}

/** «14.12», «14.12.2026»; «6.30» is an hour. */
function numbered(words: string, published: string): string | null {
  const [, day = '', month = '', year] = NUMBERED.exec(words) ?? [];
  return dated(day, Number(month), year, published);
}

/** A date without a year is the one nearest to that of the publication. */
function dated(day: string, month: number, year: string | undefined, published: string): string | null {
  const of = (when: string) => `${when}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const own = Number(published.slice(0, 4));
  const apart = Number(published.slice(5, 7)) - month;
  const nearest = apart > 6 ? own + 1 : apart < -6 ? own - 1 : own;
  const date = of(year ?? String(nearest));
  return isCivilDate(date) && date >= '1800-01-03' && date < '2399-12-29' ? date : null;
}

function near(words: string, published: string): string | null {
  const days = NEAR.find(([pattern]) => pattern.test(words))?.[1];
  if (days !== undefined) return addDays(published, days);
  const [, name] = WEEKDAY.exec(words) ?? [];
  if (name === undefined || /прошл/iu.test(words)) return null;
  const weekday = WEEKDAYS.findIndex((stem) => name.toLowerCase().startsWith(stem));
  return addDays(published, (weekday - weekdayOf(published) + 7) % 7);
}
