import { wallClock } from '@nebosvod/terms/clock';

/** Arithmetic of civil dates written ГГГГ-ММ-ДД, and what date it is somewhere. */

const dayMs = 86_400_000;
const firstDate = '1800-01-01';
const lastDate = '2399-12-31';

/** A date some days later, kept within 1800–2399. */
export function addDays(date: string, days: number): string {
  return clamp(new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10));
}

/** The same day some months later; the last day of a shorter month. Kept within 1800–2399. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  const length = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return clamp(`${toYear}-${two(toMonth)}-${two(Math.min(day, length))}`);
}

export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The civil date that a place's clocks show; those of this browser where the zone is not known. */
export function todayAt(timeZone: string | null, now: number): string {
  const instant = new Date(now).toISOString();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clamp(wallClock(instant, { timeZone: zone }).date);
}

const two = (value: number) => String(value).padStart(2, '0');
const clamp = (date: string) => (date < firstDate ? firstDate : date > lastDate ? lastDate : date);
