import { addMonths, utcDate, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';

/** Moscow has kept UTC+3 since 2014; quotas turn over at its midnight. */
const moscowOffsetMs = 3 * HOUR_MS;

export interface QuotaMonth {
  /** First day of the month in Moscow, `2026-11-01`. */
  readonly month: string;
  readonly resetsAt: Date;
}

/** The calendar month of quotas at an instant. */
export function quotaMonth(now: Date): QuotaMonth {
  const month = `${utcDate(now.getTime() + moscowOffsetMs).slice(0, 7)}-01`;
  return { month, resetsAt: new Date(utcMidnight(addMonths(month, 1)) - moscowOffsetMs) };
}
