import type { MonthChoice } from '@nebosvod/composer/reading/compose';
import type { ConsultationRequest } from '@nebosvod/contracts/consultations';
import { ProblemError } from '../../problem-error.ts';

/** The last day whose own three years of sky the ephemeris knows. */
const LAST_DAY = '2396-12-31';

/**
 * From which day a month of transits is read; null for the day of reading.
 * @throws ProblemError 400 beside the field for a month before the birth or past the ephemeris, and for an end: a month has its own
 */
export function monthChoice(
  { from, to }: Pick<ConsultationRequest, 'from' | 'to'>,
  born: string | null,
): MonthChoice | null {
  const wrong = (path: string, message: string) =>
    new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
  if (to !== undefined) throw wrong('to', 'Конец месяца считается от его начала');
  if (from === undefined) return null;
  if (born !== null && from < born) throw wrong('from', 'Месяц раньше рождения');
  if (from > LAST_DAY) throw wrong('from', 'Месяц не позже 2396 года');
  return { from };
}
