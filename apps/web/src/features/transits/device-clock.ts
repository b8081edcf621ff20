import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import { longDate } from '../../ui/date-input.ts';

/** Transits happen now, so their dates are those of the clock on the desk, not of the birth. */
const deviceZone: ClockZone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** «17 мая 2030, 14:05» by the clock of the device; «—» for an instant beyond the ephemeris. */
export function momentText(instant: string | null): string {
  if (instant === null) return '—';
  const { date, time } = wallClock(instant, deviceZone);
  return `${longDate(date)}, ${time.slice(0, 5)}`;
}

/** `YYYY-MM-DD` of the device some years from a moment; 29 February becomes the 28th. */
export function dateIn(years: number, from: Date = new Date()): string {
  const { date } = wallClock(from.toISOString(), deviceZone);
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${date.slice(4).replace('-02-29', '-02-28')}`;
}

/** Noon of a calendar date by the clock of the device, ISO 8601. */
export function noonOf(date: string): string {
  return new Date(`${date}T12:00:00`).toISOString();
}
