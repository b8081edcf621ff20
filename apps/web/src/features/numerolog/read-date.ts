import { type Parsed, parseDate } from '../../ui/date-input.ts';

/** Numbers are counted from the first year of our era. */
export const firstYear = 1;

/** A date of birth as typed: `YYYY-MM-DD`, or the Russian reason why not. */
export function readBirth(text: string): { readonly date: string } | { readonly error: string } {
  const parsed: Parsed = parseDate(text, 'gregorian', firstYear);
  if (parsed.kind === 'empty') return { error: 'Введите дату рождения' };
  return parsed.kind === 'error' ? { error: parsed.message } : { date: parsed.value };
}
