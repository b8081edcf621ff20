import { daysInMonth as gregorianDays } from '@nebosvod/engine/time/date-arithmetic';

export type Calendar = 'gregorian' | 'julian';
export type Parsed =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'error'; readonly message: string };

const months = [
  ['янв', 'января', 'январе'],
  ['фев', 'февраля', 'феврале'],
  ['мар', 'марта', 'марте'],
  ['апр', 'апреля', 'апреле'],
  ['ма', 'мая', 'мае'],
  ['июн', 'июня', 'июне'],
  ['июл', 'июля', 'июле'],
  ['авг', 'августа', 'августе'],
  ['сен', 'сентября', 'сентябре'],
  ['окт', 'октября', 'октябре'],
  ['ноя', 'ноября', 'ноябре'],
  ['дек', 'декабря', 'декабре'],
] as const;

const error = (message: string): Parsed => ({ kind: 'error', message });
const two = (value: number) => String(value).padStart(2, '0');

/** Days of a month, 1–12, in either calendar. */
export function daysInMonth(year: number, month: number, calendar: Calendar = 'gregorian'): number {
  return calendar === 'julian' && month === 2 && year % 4 === 0 ? 29 : gregorianDays(year, month);
}

function monthByName(word: string): number | null {
  const index = months.findIndex(([stem], at) => (at === 4 ? /^ма[йя]$/.test(word) : word.startsWith(stem)));
  return index < 0 ? null : index + 1;
}

/**
 * Reads a date as people type it: 17.05.1990, 17 5 1990, 17051990, 17 мая 1990, 1990-05-17. No mask; the text stays as typed.
 * @param firstYear earliest year that is accepted; the latest is 2399
 * @returns `YYYY-MM-DD` of the given calendar, or the Russian reason why not
 */
export function parseDate(text: string, calendar: Calendar = 'gregorian', firstYear = 1800): Parsed {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/\s*(года|год|г)\.?$/, '');
  if (clean === '') return { kind: 'empty' };
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(clean);
  const parts = digits ? digits.slice(1) : clean.split(/[\s.,/\\-]+/).filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length !== 3 || first === undefined || second === undefined || third === undefined) {
    return error('Введите дату как 17.05.1990');
  }
  const isIso = /^\d{4}$/.test(first);
  const [dayText, yearText] = isIso ? [third, first] : [first, third];
  const month = /^\d{1,2}$/.test(second) ? Number(second) : monthByName(second);
  if (!/^\d{1,2}$/.test(dayText) || month === null || !/^\d+$/.test(yearText))
    return error('Введите дату как 17.05.1990');
  if (yearText.length !== 4) return error('Введите год четырьмя цифрами');
  return checkDate({ year: Number(yearText), month, day: Number(dayText) }, calendar, firstYear);
}

interface TypedDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function checkDate({ year, month, day }: TypedDate, calendar: Calendar, firstYear: number): Parsed {
  const name = months[month - 1];
  if (name === undefined) return error('Месяц бывает от 1 до 12');
  if (year < firstYear || year > 2399) return error(`Считаем годы от ${firstYear} до 2399`);
  const length = daysInMonth(year, month, calendar);
  if (day < 1 || day > length) {
    return error(
      month === 2 && day === 29
        ? `В ${year} году в феврале 28 дней`
        : `В ${name[2]} ${length} ${length === 31 ? 'день' : 'дней'}`,
    );
  }
  return { kind: 'value', value: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` };
}

/** `YYYY-MM-DD` → «17.05.1990»; the text itself when it is no such date. */
export function formatDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : iso;
}

/** `YYYY-MM-DD` → «17 мая 1990» with no-break spaces. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const name = months[Number(match?.[2]) - 1];
  return match && name ? `${Number(match[3])}\u00a0${name[1]}\u00a0${match[1]}` : iso;
}
