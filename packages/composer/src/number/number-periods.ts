import type { Rule } from '@nebosvod/contracts/rule';
import { addDays, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { dateAtAge, exactAge, isoDate } from '@nebosvod/numerology/civil-date';
import { ringAge, ringIndex } from '@nebosvod/numerology/matrix/age-ring';
import type { NumberFacts } from '../birth/number-facts.ts';

type AgeRule = Extract<Rule, { kind: 'matrix-year' }>;

/** A point of the age that ends so soon is no longer worth a word, days. */
const SOON = 14;

/** Arcana of the age that stand in the time from one date to another, in order. */
export function ageRules({ date, matrix }: NumberFacts, from: string, until: string): AgeRule[] {
  const age = exactAge(date, partsOf(addDays(from, SOON)));
  if (age === null) return [];
  const first = Math.floor(age / ringAge(1));
  const found: AgeRule[] = [];
  for (let index = first; isoDate(dateAtAge(date, ringAge(index))) < until; index++) {
    const at = isoDate(dateAtAge(date, ringAge(index) + ringAge(1) / 2));
    const arcanum = matrix.ring[ringIndex(ringAge(index))];
    if (arcanum !== undefined) found.push({ kind: 'matrix-year', at, arcanum });
  }
  return found;
}
