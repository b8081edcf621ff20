import { addDays } from '@nebosvod/engine/time/date-arithmetic';

/** Search engines are shown the days near the present: farther ones are computed for whoever asks, but marked `noindex`. */
const daysBack = 30;
const daysAhead = 400;

/** Civil dates, both included, that search engines may keep, seen from a date ГГГГ-ММ-ДД. */
export interface IndexRange {
  readonly first: string;
  readonly last: string;
}

export function indexRange(today: string): IndexRange {
  return { first: addDays(today, -daysBack), last: addDays(today, daysAhead) };
}

/** Whether a day, a month (ГГГГ-ММ) or a year (ГГГГ) shares a date with the range. */
export function touchesRange(period: string, { first, last }: IndexRange): boolean {
  return period >= first.slice(0, period.length) && period <= last.slice(0, period.length);
}
