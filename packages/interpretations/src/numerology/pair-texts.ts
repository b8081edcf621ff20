import { textInForce } from '../base/in-force.ts';
import type { Interpretation } from '../text.ts';
import { PAIR_TEXTS } from './pair/pair.table.ts';

/**
 * The text of two numbers 1–9 side by side, the same in either order. A master number is given as its digit
 * (`toDigit`), as the relations of numbers are. Null when either is no digit 1–9.
 */
export function pairText(first: number, second: number): Interpretation | null {
  const [low, high] = first <= second ? [first, second] : [second, first];
  return textInForce(`pair-of-numbers-${low}-${high}`, PAIR_TEXTS[low - 1]?.[high - low]);
}
