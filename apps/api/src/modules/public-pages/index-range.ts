/** Search engines are shown the days near the present: farther ones are computed for whoever asks, but marked `noindex`. */
const daysBack = 30;
const daysAhead = 400;
const dayMs = 86_400_000;

/** Civil dates, both included, that search engines may keep, seen from a date ГГГГ-ММ-ДД. */
export interface IndexRange {
  readonly first: string;
  readonly last: string;
}

export function indexRange(today: string): IndexRange {
  return { first: shifted(today, -daysBack), last: shifted(today, daysAhead) };
}

/** Whether a day, a month (ГГГГ-ММ) or a year (ГГГГ) shares a date with the range. */
export function touchesRange(period: string, { first, last }: IndexRange): boolean {
  return period >= first.slice(0, period.length) && period <= last.slice(0, period.length);
}

/** Every date of the range. */
export function datesOf({ first, last }: IndexRange): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = shifted(date, 1)) dates.push(date);
  return dates;
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
