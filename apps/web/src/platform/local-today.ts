import { dateOf } from '@nebosvod/engine/time/date-arithmetic';

/** Today on the clock of this device, ГГГГ-ММ-ДД. */
export function localToday(now: Date = new Date()): string {
  return dateOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
