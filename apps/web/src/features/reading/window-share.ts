/** Years that a reading looks ahead. */
const YEARS = 3;
const DAY_MS = 86_400_000;

/** Where a stretch of dates `YYYY-MM-DD` lies in the three years from a day, in percent; what lies outside is cut off. */
export function shareOfWindow(
  asOf: string,
  from: string,
  until: string,
): { readonly start: number; readonly width: number } {
  const first = Date.parse(asOf);
  const length = YEARS * 365.25 * DAY_MS;
  const share = (date: string) => Math.min(100, Math.max(0, ((Date.parse(date) - first) / length) * 100));
  const start = Math.round(share(from) * 10) / 10;
  return { start, width: Math.round((share(until) - start) * 10) / 10 };
}
