import { daysInMonth } from '../ui/date-input.ts';

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
  let [y, m, d] = [year, month, day + gap];
  const length = daysInMonth(y, m);
  if (d > length) {
    d -= length;
    m += 1;
    if (m > 12) {
      m = 1;
      y += 1;
    }
  }
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}
