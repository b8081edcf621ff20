import { addDays, addMonths } from '@nebosvod/engine/time/date-arithmetic';
import { wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../platform/device-zone.ts';

/** Steps from date to date, ГГГГ-ММ-ДД, that stay within the years of the ephemeris, and what date it is somewhere. */

const firstDate = '1800-01-01';
const lastDate = '2399-12-31';

/** A date some days later, kept within 1800–2399. */
export function stepDays(date: string, days: number): string {
  return clamp(addDays(date, days));
}

/** The same day some months later; the last day of a shorter month. Kept within 1800–2399. */
export function stepMonths(date: string, months: number): string {
  return clamp(addMonths(date, months));
}

/** The civil date that a place's clocks show; those of this browser where the zone is not known. */
export function todayAt(timeZone: string | null, now: number): string {
  const instant = new Date(now).toISOString();
  const zone = timeZone ?? deviceZone();
  return clamp(wallClock(instant, { timeZone: zone }).date);
}

const clamp = (date: string) => (date < firstDate ? firstDate : date > lastDate ? lastDate : date);
