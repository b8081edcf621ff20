import type { Rule } from '@nebosvod/contracts/rule';
import { destinyMatrixPair } from '@nebosvod/numerology/matrix/matrix-pair';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { toDigit } from '@nebosvod/numerology/reduction';
import type { NumberFacts } from '../birth/number-facts.ts';
import { type Decision, decided } from './decision.ts';
import { dateNumber, pointOf } from './number-values.ts';

/** Rules of two people and of a family. */
export type NumberPairRule = Extract<Rule, { kind: 'pair-point' | 'pair-number' | 'pair-line' | 'family-digit' }>;

const PAIR_KINDS: readonly Rule['kind'][] = ['pair-point', 'pair-number', 'pair-line', 'family-digit'];

export function isOfNumberPair(rule: Rule): rule is NumberPairRule {
  return PAIR_KINDS.includes(rule.kind);
}

/** Decides a rule of several dates. @param people of the roles that the rule names, all of the document for a family */
export function decideNumberPair(rule: NumberPairRule, people: readonly NumberFacts[]): Decision {
  const [a, b] = people;
  if (!a || !b) return { holds: null, values: {}, reason: 'NO_BIRTH' };
  switch (rule.kind) {
    case 'pair-point': {
      const found = pointOf(destinyMatrixPair([a.date, b.date]), rule.point);
      return decided(found === rule.arcanum, { arcanum: found });
    }
    case 'pair-number': {
      const [first, second] = [a, b].map((facts) => toDigit(dateNumber(rule.part, facts)));
      return decided(first === rule.first && second === rule.second, { first: first ?? 0, second: second ?? 0 });
    }
    case 'pair-line': {
      const [first, second] = [a, b].map(({ square }) => square.lines[rule.line]);
      return decided(first === rule.first && second === rule.second, { first: first ?? 0, second: second ?? 0 });
    }
    case 'family-digit': {
      const cell = DIGITS.find((one) => one === rule.digit);
      const having = cell === undefined ? -1 : people.filter(({ square }) => square.counts[cell] > 0).length;
      return decided(having === (rule.state === 'shared' ? people.length : 0), { having });
    }
  }
}
