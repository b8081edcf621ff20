import type { Parsed } from './parsed.ts';

/**
 * Reads an offset from UTC: +4, 4, +5:30, +5.5, −3, +2:30:17 (local mean time keeps its seconds), UTC+3.
 * @returns seconds east of Greenwich, or the Russian reason why not
 */
export function parseUtcOffset(text: string): Parsed<number> {
  const clean = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/^(utc|gmt|мск)\s*/i, '');
  if (clean === '') return { kind: 'empty' };
  const clock = /^([+-]?)(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?$/.exec(clean);
  const decimal = /^([+-]?)(\d{1,2})[.,](\d+)$/.exec(clean);
  let seconds: number;
  if (clock) {
    const [, sign, hours, minutes = '0', rest = '0'] = clock;
    if (Number(minutes) > 59 || Number(rest) > 59) {
      return { kind: 'error', message: 'Минуты и секунды смещения бывают от 0 до 59' };
    }
    seconds = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
  } else if (decimal) {
    const [, sign, hours, fraction] = decimal;
    seconds = (sign === '-' ? -1 : 1) * Math.round(Number(`${hours}.${fraction}`) * 3600);
  } else {
    return { kind: 'error', message: 'Смещение пишется как +4 или +5:30' };
  }
  if (Math.abs(seconds) > 54_000) return { kind: 'error', message: 'Смещение бывает от −15 до +15 часов' };
  return { kind: 'value', value: seconds };
}
