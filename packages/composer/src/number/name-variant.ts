import type { Rule } from '@nebosvod/contracts/rule';
import { type NameNumbers, nameNumbers } from '@nebosvod/numerology/name/name-number';
import { readName } from '@nebosvod/numerology/name/read-name';
import { type Master, masterOf } from './master-number.ts';
import { printed } from './number-words.ts';

/** A variant with its numbers. */
export interface Variant {
  readonly typed: string;
  readonly numbers: NameNumbers;
  readonly number: Master;
  readonly rule: Extract<Rule, { kind: 'name-letters' }>;
}

/** A name that can be counted as a variant; none where it cannot. */
export function variantOf(typed: string): Variant[] {
  const text = readName(typed);
  const numbers = text.ok ? nameNumbers(text.value) : null;
  const number = numbers?.ok ? masterOf(numbers.value.expression) : null;
  if (!numbers?.ok || number === null) return [];
  return [{ typed, numbers: numbers.value, number, rule: { kind: 'name-letters', name: typed, number } }];
}

/** Slots that name a variant and its number. */
export const slotsOf = ({ typed, number, rule }: Variant) => ({ typed, n: printed(number, rule, 'number') });
