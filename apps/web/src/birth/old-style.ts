import { addDays, dateOf } from '@nebosvod/engine/time/date-arithmetic';

/** First day of the new style in Soviet Russia: after 31 January 1918 came 14 February. */
const reformDate = '1918-02-14';

/** Whether a typed date may be of the old style in Russia: everything before the reform. */
export function mayBeOldStyle(date: string): boolean {
  return date < reformDate;
}

/**
 * A Julian calendar date as a Gregorian one, `YYYY-MM-DD` both; for the years 1800–1918 (12 or 13 days apart).
 */
export function toNewStyle(julian: string): string {
  const [year = 0, month = 1, day = 1] = julian.split('-').map(Number);
  // The gap grows by a day on 1 March (old style: 29 February exists) of centuries that the new style skips.
  const isBeforeMarch1900 = year < 1900 || (year === 1900 && month < 3);
  const gap = isBeforeMarch1900 ? (year < 1800 || (year === 1800 && month < 3) ? 11 : 12) : 13;
  // Counted from the first of the month, which both calendars have: 29 February 1900 is of the old style only.
  return addDays(dateOf({ year, month, day: 1 }), day - 1 + gap);
}
