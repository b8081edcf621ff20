import type { Rule } from '@nebosvod/contracts/rule';
import { fourNumbers } from '@nebosvod/numerology/four-numbers';
import type { DestinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import type { NumberFacts } from '../birth/number-facts.ts';

type Point = Extract<Rule, { kind: 'matrix-point' }>['point'];

/** The arcanum at a point of a matrix, of one person or of two. */
export function pointOf(matrix: Omit<DestinyMatrix, 'yearEnergy' | 'reason'>, point: Point): number {
  switch (point) {
    case 'a1':
      return matrix.left[2];
    case 'a2':
      return matrix.left[1];
    case 'b1':
      return matrix.top[2];
    case 'b2':
      return matrix.top[1];
    case 'c1':
      return matrix.right[2];
    case 'c2':
      return matrix.right[1];
    case 'd1':
      return matrix.bottom[2];
    case 'd2':
      return matrix.bottom[1];
    default:
      return matrix[point];
  }
}

/** A number of a date by its part. */
export function dateNumber(part: Extract<Rule, { kind: 'date-number' }>['part'], facts: NumberFacts): number {
  switch (part) {
    case 'life-path':
      return facts.path.lifePath;
    case 'birthday':
      return facts.path.birthday.number;
    case 'realisation':
      return fourNumbers(facts.date).realisation;
    default:
      return facts.vedic[part];
  }
}
