import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../platform/device-zone.ts';
import { longDate } from '../../ui/date-input.ts';

/** Transits happen now, so their dates are those of the clock on the desk, not of the birth. */
const zone: ClockZone = { timeZone: deviceZone() };

/** «17 мая 2030, 14:05» by the clock of the device; «—» for an instant beyond the ephemeris. */
export function momentText(instant: string | null): string {
  if (instant === null) return '—';
  const { date, time } = wallClock(instant, zone);
  return `${longDate(date)}, ${time.slice(0, 5)}`;
}

/** Noon of a calendar date by the clock of the device, ISO 8601. */
export function noonOf(date: string): string {
  return new Date(`${date}T12:00:00`).toISOString();
}
