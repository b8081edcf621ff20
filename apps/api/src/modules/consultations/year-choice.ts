import type { YearChoice } from '@nebosvod/composer/reading/compose';
import type { ConsultationRequest } from '@nebosvod/contracts/consultations';
import { ProblemError } from '../../problem-error.ts';

/** The last year whose own three years of sky the ephemeris knows. */
const LAST_YEAR = 2396;

/**
 * Which year of tajaka is read and where it is lived; null for the running one at the place of birth.
 * @throws ProblemError 400 beside the field for a year before the birth or past the ephemeris
 */
export function yearChoice(
  { year, place }: Pick<ConsultationRequest, 'year' | 'place'>,
  born: string | null,
): YearChoice | null {
  if (year === undefined && place === undefined) return null;
  const wrong = (message: string) => new ProblemError('VALIDATION', message, { errors: [{ path: 'year', message }] });
  if (year !== undefined && born !== null && year < Number(born.slice(0, 4))) throw wrong('Год раньше рождения');
  if (year !== undefined && year > LAST_YEAR) throw wrong(`Год не позже ${LAST_YEAR}`);
  return { ...(year !== undefined && { year }), ...(place !== undefined && { place }) };
}
