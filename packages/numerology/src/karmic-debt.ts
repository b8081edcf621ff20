import type { KARMIC_DEBTS } from './numerology.ids.ts';
export type KarmicDebt = (typeof KARMIC_DEBTS)[number];

const DEBTS: ReadonlyMap<number, KarmicDebt> = new Map([
  [13, '13/4'],
  [14, '14/5'],
  [16, '16/7'],
  [19, '19/1'],
]);

/** Debts met in a chain of reductions, in the order met. @see [Decoz] */
export function karmicDebtsIn(chain: readonly number[]): KarmicDebt[] {
  const found: KarmicDebt[] = [];
  for (const value of chain) {
    const debt = DEBTS.get(value);
    if (debt !== undefined) found.push(debt);
  }
  return found;
}
