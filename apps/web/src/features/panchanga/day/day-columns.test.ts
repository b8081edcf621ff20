import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayColumns } from './day-columns.ts';
import type { FactGroup } from './fact.ts';

const ids = ['limbs', 'good', 'neutral', 'bad', 'luminaries', 'years', 'signs', 'seasons'] as const;
const group = (id: FactGroup['id'], lines: number): FactGroup => ({
  id,
  title: id,
  facts: Array.from({ length: lines }, (_, line) => ({ key: `${id}-${line}`, label: '', value: '' })),
});
const named = (lines: Partial<Record<FactGroup['id'], number>>) =>
  dayColumns(ids.flatMap((id) => (lines[id] === 0 ? [] : [group(id, lines[id] ?? 5)]))).map((column) =>
    column.map(({ id }) => id),
  );

describe('the columns of a day', () => {
  it('pair each group with its usual one while no column is much longer', () => {
    const pairs = [
      ['limbs', 'luminaries'],
      ['good', 'years'],
      ['neutral', 'signs'],
      ['bad', 'seasons'],
    ];
    expect(named({})).toEqual(pairs);
    expect(named({ good: 6, years: 6 })).toEqual(pairs);
  });

  it('put a short group below a long one', () => {
    const columns = named({ good: 12, years: 7, signs: 9, seasons: 4, neutral: 4 });
    expect(columns.find((column) => column[0] === 'good')).toEqual(['good', 'seasons']);
  });

  it('hold every group of the day once, the windows on top, however many lines they have', () => {
    fc.assert(
      fc.property(fc.tuple(...ids.map(() => fc.integer({ min: 0, max: 14 }))), (lines) => {
        const columns = named(Object.fromEntries(ids.map((id, index) => [id, lines[index] ?? 0])));
        const shown = ids.filter((_, index) => lines[index] !== 0);
        expect(columns.flat().sort()).toEqual([...shown].sort());
        for (const column of columns) expect(column.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
