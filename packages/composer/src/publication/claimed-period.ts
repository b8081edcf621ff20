import { addDays, addMonths, daysBetween, daysInMonth, mondayOf } from '@nebosvod/engine/time/date-arithmetic';
import { MONTH_FORMS, MONTHS, SEASONS } from './calendar-word.table.ts';
import { DAY, dateOf, isSeen, yearNearest } from './claimed-date.ts';

/** Civil days from one to another, both of them. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const OF_DATES = MONTHS.map((month) => `(${month})`).join('|');
const RANGE = new RegExp(
  `(?:(?<![а-яё])со? )?${DAY}(?:\\s(${MONTHS.join('|')}))?(?: по | до |\\s?[–—-]\\s?)${DAY}\\s(${MONTHS.join('|')})(?![а-яё])`,
  'iu',
);
const UNTIL = new RegExp(`(?<![а-яё])до ${DAY}\\s(${MONTHS.join('|')})(?:\\s(\\d{4}))?(?![а-яё])`, 'iu');
const PART = new RegExp(
  `(?<![а-яё])(до|с|к|в|во|на)? ?(начал|середин|конц|конец|половин)[а-яё]* (?:${OF_DATES})(?:\\s(\\d{4}))?(?![а-яё])`,
  'iu',
);
const MONTH = new RegExp(
  `(?<![а-яё])(?:во?|весь|всего|за|на|про|целый) (?:${MONTH_FORMS.map((month) => `(${month})`).join('|')})(?:\\s(\\d{4}))?(?![а-яё])`,
  'iu',
);
const WEEK = /(?<![а-яё])(?:на|эту|всю) ?(?:(эт|ближайш|следующ|будущ)[а-яё]+ )?недел[еюи](?![а-яё])/iu;
const THIS_MONTH = /(?<![а-яё])(?:в этом|этого|до конца|за этот) месяц[еа]?(?![а-яё])/iu;
const NEXT_MONTH = /(?<![а-яё])в (?:следующем|будущем) месяце(?![а-яё])/iu;
const YEAR = /(?<![а-яё])в (?:(этом|нынешнем)|(следующем|будущем|новом)|(\d{4})) год[уа](?![а-яё])/iu;
/** Days of a month that its beginning, middle and end are. */
const PARTS = { начал: [1, 12], середин: [8, 23], половин: [1, 31], конц: [18, 31], конец: [18, 31] } as const;

/** The days of which a sentence speaks together: a part of a month, a month, a week, a season, a year; null when it names no such. */
export function periodIn(words: string, published: string): Days | null {
  const days =
    counted(words, published) ??
    partOfMonth(words, published) ??
    week(words, published) ??
    month(words, published) ??
    season(words, published) ??
    year(words, published);
  return seen(days);
}

const SINCE = /(?<![а-яё])с (?:начала|середины|конца)(?![а-яё])/iu;
const TILL = /(?<![а-яё])до (?:начала|середины|конца)(?![а-яё])/iu;
const WHOLE = /(?<![а-яё])(?:весь|всю|целый|целую)(?![а-яё])/iu;

/** Whether what holds in those days is said to hold on the day of publication: «с начала марта», «до конца месяца», «весь март». */
export function goesThrough(words: string, { first, last }: Days, published: string): boolean {
  if (SINCE.test(words)) return first <= published;
  if (TILL.test(words)) return published <= last && daysBetween(published, first) <= 31;
  return WHOLE.test(words) && first <= published && published <= last;
}

const COUNTS = ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const NUMBER = `(\\d{1,2}|${COUNTS.join('|')}|пару)`;
/** «Через два дня полнолуние», «до новолуния остался один день». */
const COUNTED = new RegExp(
  `(?<![а-яё])через (?:дней )?${NUMBER} (?:дн[яей]+|день) (?:[а-яё]+ ){0,2}(?:полнолуние|новолуние|затмение)`,
  'iu',
);
export const COUNTED_TO = new RegExp(
  `(?<![а-яё])до (?:полнолуния|новолуния)(?: [а-яё]+){0,2} (?:дней )?${NUMBER}(?: дн[яей]+| день)?(?![а-яё])`,
  'iu',
);

/** The day that is counted to, and those beside it: nobody counts hours. */
function counted(words: string, published: string): Days | null {
  const number = (COUNTED.exec(words) ?? COUNTED_TO.exec(words))?.[1]?.toLowerCase();
  if (number === undefined) return null;
  const days = number === 'пару' ? 2 : /\d/u.test(number) ? Number(number) : COUNTS.indexOf(number) + 1;
  return { first: addDays(published, days - 1), last: addDays(published, days + 1) };
}

const seen = (days: Days | null): Days | null =>
  days && days.first <= days.last && isSeen(days.first) && isSeen(days.last) ? days : null;

/** «С 9 по 20 июня», «9–20 июня», «с 9 февраля до третьего марта»; «до 26 июля» is from the day it is published. */
export function rangeIn(words: string, published: string): Days | null {
  return seen(betweenDates(words, published) ?? untilDate(words, published));
}

function betweenDates(words: string, published: string): Days | null {
  const [said, digits, ordinal, month, lastDigits, lastOrdinal, lastMonth = ''] = RANGE.exec(words) ?? [];
  if (said === undefined) return null;
  const last = dateOf({ digits: lastDigits, ordinal: lastOrdinal, month: lastMonth, year: undefined }, published);
  const first = last && dateOf({ digits, ordinal, month: month ?? lastMonth, year: undefined }, last);
  return first ? { first, last } : null;
}

function untilDate(words: string, published: string): Days | null {
  const [said, digits, ordinal, month = '', year] = UNTIL.exec(words) ?? [];
  const last = said === undefined ? null : dateOf({ digits, ordinal, month, year }, published);
  return last && last > published ? { first: published, last } : null;
}

function partOfMonth(words: string, published: string): Days | null {
  const [, way, part = '', ...groups] = PART.exec(words) ?? [];
  const [from, to] = Object.entries(PARTS).find(([stem]) => stem === part.toLowerCase())?.[1] ?? [1, 31];
  const whole = monthOf(groups, published);
  if (!whole) return null;
  const on = (day: number) => `${whole.last.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const last = to === 31 ? whole.last : on(to);
  return way?.toLowerCase() === 'до' && published < last ? { first: published, last } : { first: on(from), last };
}

function month(words: string, published: string): Days | null {
  if (THIS_MONTH.test(words)) return monthAt(published);
  if (NEXT_MONTH.test(words)) return monthAt(addMonths(published, 1));
  const [said, ...groups] = MONTH.exec(words) ?? [];
  return said === undefined ? null : monthOf(groups, published);
}

/** A month by the group that says it; the group after the twelve is the year. */
function monthOf(groups: readonly (string | undefined)[], published: string): Days | null {
  const number = groups.slice(0, MONTHS.length).findIndex((said) => said !== undefined) + 1;
  const year = groups[MONTHS.length] ?? String(yearNearest(number, published));
  return number === 0 ? null : monthAt(`${year}-${String(number).padStart(2, '0')}-01`);
}

function monthAt(date: string): Days {
  const start = date.slice(0, 8);
  return { first: `${start}01`, last: `${start}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}` };
}

function week(words: string, published: string): Days | null {
  const [said, which = ''] = WEEK.exec(words) ?? [];
  if (said === undefined) return null;
  const first = addDays(mondayOf(published), /следующ|будущ/iu.test(which) ? 7 : 0);
  return { first, last: addDays(first, 6) };
}

function season(words: string, published: string): Days | null {
  const start = SEASONS.find(([pattern]) => pattern.test(words))?.[1];
  if (start === undefined) return null;
  const first = `${yearNearest(start, published)}-${String(start).padStart(2, '0')}-01`;
  return { first, last: addDays(addMonths(first, 3), -1) };
}

function year(words: string, published: string): Days | null {
  const [said, , next, own] = YEAR.exec(words) ?? [];
  if (said === undefined) return null;
  const number = own ?? String(Number(published.slice(0, 4)) + (next === undefined ? 0 : 1));
  return { first: `${number}-01-01`, last: `${number}-12-31` };
}
