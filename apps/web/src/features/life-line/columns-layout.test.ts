import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, columnsLayout, firstColumns, mostColumns, toggled } from './columns-layout.ts';
import type { ShownRow } from './life-row-model.ts';

const row = (id: string): ShownRow => ({ id, title: id, height: 26, spans: [], marks: [], listedUnder: 0 });
const ids = ['vimshottari-1', 'vimshottari-2', 'rasi-dasha-1', 'saturn', 'jupiter', 'return', 'profection', 'event'];
const rows = ids.map(row);

describe('which columns stand', () => {
  it('at first the best there is room for, and never what is pinned', () => {
    expect(firstColumns(rows, 3)).toEqual(['vimshottari-1', 'vimshottari-2', 'rasi-dasha-1']);
    expect(firstColumns(rows, 20)).not.toContain('event');
    expect(firstColumns(rows, 20)).toContain('profection');
  });

  it('five on a phone of 360 px', () => expect(mostColumns(310)).toBe(5));

  it('any presses leave at least one and at most what can be read, the last pressed among them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ids.slice(0, -1)), { minLength: 1 }),
        fc.integer({ min: 2, max: 6 }),
        (presses, most) => {
          let chosen = firstColumns(rows, most);
          for (const id of presses) {
            const was = chosen.includes(id);
            chosen = toggled(chosen, id, most);
            expect(chosen.length).toBeGreaterThanOrEqual(1);
            expect(chosen.length).toBeLessThanOrEqual(most);
            if (!was) expect(chosen).toContain(id);
          }
        },
      ),
    );
  });
});

describe('where they stand', () => {
  it('side by side in the order of the rows, inside the drawing, each found under its own middle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 260, max: 619 }),
        fc.subarray(ids.slice(0, -1), { minLength: 1 }),
        (width, chosen) => {
          const layout = columnsLayout(rows, chosen, width);
          expect(layout.columns.map(({ row }) => row.id)).toEqual(chosen);
          for (const { row, left } of layout.columns) expect(columnAt(layout, left + layout.columnWidth / 2)).toBe(row);
          const last = layout.columns.at(-1);
          expect((last?.left ?? 0) + layout.columnWidth).toBeCloseTo(width);
          expect(columnAt(layout, layout.left / 2)).toBeNull();
        },
      ),
    );
  });
});
