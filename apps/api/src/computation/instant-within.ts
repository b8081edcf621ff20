import { FIRST_JULIAN_DAY, julianDayFromIso, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { ProblemError } from '../problem-error.ts';

/**
 * An instant of a request as a Julian day.
 * @throws ProblemError 400 outside 1800–2399
 */
export function instantWithin(text: string, path: string): number {
  const julianDay = julianDayFromIso(text);
  if (julianDay >= FIRST_JULIAN_DAY && julianDay < LAST_JULIAN_DAY) return julianDay;
  const message = 'Момент вне диапазона 1800–2399 годов';
  throw new ProblemError('DATE_OUT_OF_RANGE', message, { errors: [{ path, message }] });
}
