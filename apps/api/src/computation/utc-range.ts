import { julianDayOfDate } from '@nebosvod/engine/time/julian-day';
import { ProblemError } from '../problem-error.ts';
import { civilDateOf } from './place-day.service.ts';

/**
 * Two dates as Julian days, the second one's end included.
 * @throws ProblemError 400 when the range runs backward or is longer than the limit
 */
export function utcRange(request: { from: string; to: string }, maxYears: number): { from: number; to: number } {
  const [first, last] = [civilDateOf(request.from, 'from'), civilDateOf(request.to, 'to')];
  const from = julianDayOfDate(first.year, first.month, first.day);
  const to = julianDayOfDate(last.year, last.month, last.day) + 1;
  if (to <= from) {
    const message = 'Конец периода раньше начала';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'to', message }] });
  }
  if (to - from > maxYears * 365.25 + 1) throw new ProblemError('LIMIT_EXCEEDED', `Период не длиннее ${maxYears} лет`);
  return { from, to };
}
