import { addDays, utcDate } from '@nebosvod/engine/time/date-arithmetic';

/**
 * The date after whose beginning (UTC) the neighbour of a lunar return is the first one: returns stand 27–28 days apart,
 * so the day 28 days back lies before the previous return and after the one before it.
 */
export function lunarStep(instant: string, to: 'previous' | 'next'): string {
  return addDays(utcDate(Date.parse(instant)), to === 'next' ? 1 : -28);
}
