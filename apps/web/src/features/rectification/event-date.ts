import { type Parsed, parseDate } from '../../ui/date-input.ts';

/** How precisely the date of an event is remembered. */
export type Precision = 'day' | 'month' | 'year';

const expected = 'Введите дату как 17.08.2014, 08.2014 или 2014';

/**
 * Reads the date of an event as precisely as it was typed: 17.08.2014, август 2014, 2014.
 * @returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or the Russian reason why not
 */
export function parseEventDate(text: string): Parsed {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/\s*(года|год|г)\.?$/, '');
  if (clean === '') return { kind: 'empty' };
  const parts = clean.split(/[\s.,/\\-]+/).filter(Boolean);
  if (parts.length > 2 || /^\d{8}$/.test(clean)) return reworded(parseDate(clean));
  const [year, month] = [...parts].sort((a, b) => Number(isYear(b)) - Number(isYear(a)));
  if (year === undefined || !isYear(year)) return { kind: 'error', message: expected };
  const whole = reworded(parseDate(`1.${month ?? 1}.${year}`));
  return whole.kind === 'value' ? { kind: 'value', value: whole.value.slice(0, month === undefined ? 4 : 7) } : whole;
}

const isYear = (part: string) => /^\d{4}$/.test(part);

/** The reason for a text that is no date at all names all three ways to write one. */
function reworded(parsed: Parsed): Parsed {
  return parsed.kind === 'error' && parsed.message.startsWith('Введите дату')
    ? { kind: 'error', message: expected }
    : parsed;
}

/** What the length of `YYYY[-MM[-DD]]` says. */
export function precisionOf(date: string): Precision {
  return date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day';
}
