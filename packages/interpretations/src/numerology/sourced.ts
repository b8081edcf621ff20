import type { Interpretation } from '../text.ts';

/** Writes the entries of a table that rests on one source: `const text = sourced('[Decoz]')`. */
export function sourced(source: string) {
  return (short: string, full: string, question: string): Interpretation => ({ short, full, question, source });
}
