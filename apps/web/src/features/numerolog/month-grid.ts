import { addDays, addMonths } from '@nebosvod/engine/time/date-arithmetic';

const firstOf = (month: string) => `${month}-01`;

/** `YYYY-MM` moved by whole months. */
export function stepMonth(month: string, step: number): string {
  return addMonths(firstOf(month), step).slice(0, 7);
}

/** First and last day of a month, `YYYY-MM-DD`. */
export function monthSpan(month: string): { readonly from: string; readonly to: string } {
  return { from: firstOf(month), to: addDays(addMonths(firstOf(month), 1), -1) };
}

/** Empty places before the first day in a week that begins on Monday, 0–6. */
export function emptyBefore(weekday: number): number {
  return (weekday + 6) % 7;
}
