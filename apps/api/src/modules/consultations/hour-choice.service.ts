import type { HourChoice } from '@nebosvod/composer/hour/best-hours';
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
