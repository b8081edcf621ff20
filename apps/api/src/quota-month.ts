/** Moscow has kept UTC+3 since 2014; quotas turn over at its midnight. */
const moscowOffsetMs = 3 * 3_600_000;

export interface QuotaMonth {
  /** First day of the month in Moscow, `2026-11-01`. */
  readonly month: string;
  readonly resetsAt: Date;
}

/** The calendar month of quotas at an instant. */
export function quotaMonth(now: Date): QuotaMonth {
  const moscow = new Date(now.getTime() + moscowOffsetMs);
  const [year, month] = [moscow.getUTCFullYear(), moscow.getUTCMonth()];
  return {
    month: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    resetsAt: new Date(Date.UTC(year, month + 1, 1) - moscowOffsetMs),
  };
}
