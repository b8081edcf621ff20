import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitCount, editDistance, preparePattern } from './edit-distance.ts';
import { encodeName } from './name-code.ts';

/** The textbook table: optimal string alignment. */
function slowDistance(a: string, b: string): number {
  const table = new Map<string, number>();
  const at = (i: number, j: number) => table.get(`${i} ${j}`) ?? Math.max(i, j);
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      table.set(`${i} ${j}`, isSwap ? Math.min(best, at(i - 2, j - 2) + 1) : best);
    }
  }
  return at(a.length, b.length);
}

const distance = (query: string, name: string) =>
  editDistance(preparePattern(encodeName(query)), Uint8Array.from([...encodeName(name), 0]), 0);

describe('edit distance', () => {
  it('counts insertion, deletion, substitution and a swap of neighbours as one', () => {
    expect(distance('москва', 'москва')).toBe(0);
    expect(distance('мосва', 'москва')).toBe(1);
    expect(distance('мосвка', 'москва')).toBe(1);
    expect(distance('екатеренбург', 'екатеринбург')).toBe(1);
    expect(distance('питербург', 'петербург')).toBe(1);
  });

  it('agrees with the textbook table', () => {
    const word = fc.string({ unit: fc.constantFrom(...'абвг'), minLength: 1, maxLength: 12 });
    fc.assert(fc.property(word, word, (query, name) => distance(query, name) === slowDistance(query, name)));
  });

  it('counts bits', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        (word) => bitCount(word) === [...(word >>> 0).toString(2)].filter((bit) => bit === '1').length,
      ),
    );
  });
});
