import type { getDayText } from '@nebosvod/contracts/day-text';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { type PublicTerm, publicPath } from '@nebosvod/contracts/public-page';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { termSlug } from '@nebosvod/terms/term-slug';
import type { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';

/** The words of a stretch of a day. @throws ProblemError 404 for a number that its kind has not */
export function dayTextAnswer({ kind, index }: z.output<typeof getDayText.params>): SentAnswerOf<typeof getDayText> {
  const isHalfTithi = kind === 'karana' && index >= 1;
  const own = isHalfTithi ? karanaOfHalfTithi(index) : index;
  const found = dayText({ kind, index: own });
  if (found === null) throw new ProblemError('NOT_FOUND', 'Такого отрезка дня нет');
  const { lead, body, suits, leave, question = null } = found;
  return { lead, body, suits: [...suits], leave: [...leave], question, page: pageOf(kind, own) };
}

/** The public page of what has words. */
const pageOf = (term: PublicTerm, index: number): string => publicPath.term(term, termSlug(term, index) ?? '');
