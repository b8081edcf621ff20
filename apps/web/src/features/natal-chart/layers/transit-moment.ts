import { daysBetween, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';

/** Years the ephemeris covers; a day is kept free at either end for zones. */
const earliest = utcMidnight('1800-01-02');
const latest = utcMidnight('2399-12-30');

/** The instant so many days away at the same time of day, kept within 1800–2399. */
export function shiftedByDays(instant: string, days: number): string {
  const moved = Date.parse(instant) + days * DAY_MS;
  return new Date(Math.min(latest, Math.max(earliest, moved))).toISOString();
}

/**
 * The instant on another calendar date at the same time of day.
 * @param shown calendar date of the instant where the person lives, `YYYY-MM-DD`
 * @param wanted calendar date wanted there
 */
export function movedToDate(instant: string, shown: string, wanted: string): string {
  return shiftedByDays(instant, daysBetween(shown, wanted));
}
