import type { getDayText } from '@nebosvod/contracts/day-text';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import type { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';

/** The words of a stretch of a day. @throws ProblemError 404 for a number that its kind has not */
export function dayTextAnswer({
  kind,
  index,
}: z.output<typeof getDayText.params>): z.input<typeof getDayText.response> {
  const isHalfTithi = kind === 'karana' && index >= 1;
  const found = dayText({ kind, index: isHalfTithi ? karanaOfHalfTithi(index) : index });
  if (found === null) throw new ProblemError('NOT_FOUND', 'Такого отрезка дня нет');
  const { lead, body, suits, leave, question = null } = found;
  return { lead, body, suits: [...suits], leave: [...leave], question };
}
