import type { Parsed } from './date-input.ts';

/**
 * Reads a time of day as people type it: 14:30, 14.30, 9 05, 1430, 14:30:15.
 * @returns `HH:MM` or `HH:MM:SS`, or the Russian reason why not
 */
export function parseTime(text: string): Parsed {
  const clean = text.trim();
  if (clean === '') return { kind: 'empty' };
  const match =
    /^(\d{1,2})[\s:.,-]+(\d{1,2})(?:[\s:.,-]+(\d{1,2}))?$/.exec(clean) ?? /^(\d{1,2})(\d{2})(\d{2})?$/.exec(clean);
  if (!match) return { kind: 'error', message: 'Введите время как 14:30' };
  const [hours, minutes, seconds] = [
    Number(match[1]),
    Number(match[2]),
    match[3] === undefined ? null : Number(match[3]),
  ];
  if (hours > 23) return { kind: 'error', message: 'Часы бывают от 0 до 23' };
  if (minutes > 59) return { kind: 'error', message: 'Минуты бывают от 0 до 59' };
  if (seconds !== null && seconds > 59) return { kind: 'error', message: 'Секунды бывают от 0 до 59' };
  const two = (value: number) => String(value).padStart(2, '0');
  return { kind: 'value', value: `${two(hours)}:${two(minutes)}${seconds === null ? '' : `:${two(seconds)}`}` };
}
