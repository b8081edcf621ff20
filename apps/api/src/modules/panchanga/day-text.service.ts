import type { getDayText } from '@nebosvod/contracts/day-text';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { publicPath } from '@nebosvod/contracts/public-page';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { nakshatraSlug, tithiSlug } from '@nebosvod/terms/term-slug';
import type { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';

/** The words of a stretch of a day. @throws ProblemError 404 for a number that its kind has not */
export function dayTextAnswer({ kind, index }: z.output<typeof getDayText.params>): SentAnswerOf<typeof getDayText> {
  const isHalfTithi = kind === 'karana' && index >= 1;
  const found = dayText({ kind, index: isHalfTithi ? karanaOfHalfTithi(index) : index });
  if (found === null) throw new ProblemError('NOT_FOUND', 'Такого отрезка дня нет');
  const { lead, body, suits, leave, question = null } = found;
  return { lead, body, suits: [...suits], leave: [...leave], question, page: pageOf(kind, index) };
}

const LIMBS = { yoga: 'yogi', karana: 'karany', vara: 'vary', muhurta: 'mukhurty' } as const;

/** The public page of what has words. */
function pageOf(kind: z.output<typeof getDayText.params>['kind'], index: number): string {
  if (kind === 'tithi') return publicPath.titkhi(tithiSlug(index) ?? '');
  if (kind === 'nakshatra') return publicPath.nakshatra(nakshatraSlug(index) ?? '');
  return publicPath.limb(LIMBS[kind]);
}
