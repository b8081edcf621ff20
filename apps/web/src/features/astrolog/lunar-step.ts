const day = 86_400_000;

/**
 * The date after whose beginning (UTC) the neighbour of a lunar return is the first one: returns stand 27–28 days apart,
 * so the day 28 days back lies before the previous return and after the one before it.
 */
export function lunarStep(instant: string, to: 'previous' | 'next'): string {
  return new Date(Date.parse(instant) + (to === 'next' ? day : -28 * day)).toISOString().slice(0, 10);
}
