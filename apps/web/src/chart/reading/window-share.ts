import { addYears, daysBetween } from '@nebosvod/engine/time/date-arithmetic';

/** Years that a reading looks ahead. */
const YEARS = 3;

/** Where a stretch of dates `YYYY-MM-DD` lies in the three years from a day, in percent; what lies outside is cut off. */
export function shareOfWindow(
  asOf: string,
  from: string,
  until: string,
): { readonly start: number; readonly width: number } {
  const length = daysBetween(asOf, addYears(asOf, YEARS));
  const share = (date: string) => Math.min(100, Math.max(0, (daysBetween(asOf, date) / length) * 100));
  const start = Math.round(share(from) * 10) / 10;
  return { start, width: Math.round((share(until) - start) * 10) / 10 };
}
