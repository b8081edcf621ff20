import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitCount, editDistance, preparePattern } from './edit-distance.ts';
import { encodeName } from './name-code.ts';

/** The textbook table: optimal string alignment. */
function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  for (let j = 0; j <= b.length; j++) table[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.length][b.length];
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
