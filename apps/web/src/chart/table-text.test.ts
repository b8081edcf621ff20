import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tsvOf } from './table-text.ts';

describe('table as text', () => {
  it('keeps rows and cells apart in TSV whatever they hold', () => {
    const cell = fc.string().map((text) => text.replace(/\s+/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (cells) => {
        const rows = tsvOf(cells).split('\n');
        expect(rows).toHaveLength(cells.length);
        rows.forEach((row, index) => {
          expect(row.split('\t')).toHaveLength(cells[index]?.length ?? 0);
        });
      }),
    );
  });
});
