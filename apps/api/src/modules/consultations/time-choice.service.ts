import type { HourChoice } from '@nebosvod/composer/hour/best-hours';
import type { MonthChoice, YearChoice } from '@nebosvod/composer/reading/compose';
import type { ConsultationRequest } from '@nebosvod/contracts/consultations';
import { MUHURTA_DAYS } from '@nebosvod/contracts/muhurta-choice';
import { addDays, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { ProblemError } from '../../problem-error.ts';

/** Days whose lunar year and three years of reading the ephemeris knows. */
const [FIRST_DAY, LAST_DAY] = ['1802-01-01', '2396-12-31'];

const wrong = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/**
 * What an hour is chosen for, where, and the days looked through: a month from a day where the order does not say; null for an order
 * that names no undertaking or no place.
 * @throws ProblemError 400 beside the field for a period that runs backward, is longer than a year or lies past the ephemeris
 */
export function hourChoice(request: Pick<ConsultationRequest, 'purpose' | 'place' | 'from' | 'to'>, today: string) {
  const { purpose, place } = request;
  if (purpose === undefined || place === undefined) return null;
  const from = request.from ?? today;
  const to = request.to ?? addDays(from, MUHURTA_DAYS.usual - 1);
  if (to < from) throw wrong('to', 'Конец периода раньше начала');
  if (daysBetween(from, to) >= MUHURTA_DAYS.most) throw wrong('to', `Период не длиннее ${MUHURTA_DAYS.most} дней`);
  if (from < FIRST_DAY) throw wrong('from', 'Период не раньше 1802 года');
  if (to > LAST_DAY) throw wrong('to', 'Период не позже 2396 года');
  return { purpose, place, from, to } satisfies HourChoice;
}

/**
 * From which day a month of transits is read; null for the day of reading.
 * @throws ProblemError 400 beside the field for a month before the birth or past the ephemeris, and for an end: a month has its own
 */
export function monthChoice(
  { from, to }: Pick<ConsultationRequest, 'from' | 'to'>,
  born: string | null,
): MonthChoice | null {
  if (to !== undefined) throw wrong('to', 'Конец месяца считается от его начала');
  if (from === undefined) return null;
  if (born !== null && from < born) throw wrong('from', 'Месяц раньше рождения');
  if (from > LAST_DAY) throw wrong('from', 'Месяц не позже 2396 года');
  return { from };
}

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
  if (year !== undefined && born !== null && year < Number(born.slice(0, 4)))
    throw wrong('year', 'Год раньше рождения');
  if (year !== undefined && year > LAST_YEAR) throw wrong('year', `Год не позже ${LAST_YEAR}`);
  return { ...(year !== undefined && { year }), ...(place !== undefined && { place }) };
}
