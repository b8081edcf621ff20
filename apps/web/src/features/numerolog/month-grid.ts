import { daysInMonth } from '../../ui/date-input.ts';

/** `YYYY-MM` moved by whole months. */
export function addMonths(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + (number - 1) + step;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** First and last day of a month, `YYYY-MM-DD`. */
export function monthSpan(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}` };
}

/** Empty places before the first day in a week that begins on Monday, 0–6. */
export function emptyBefore(weekday: number): number {
  return (weekday + 6) % 7;
}
