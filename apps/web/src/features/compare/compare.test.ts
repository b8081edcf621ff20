import type { GrahaId } from '@nebosvod/terms/graha';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartBody } from '../../chart/chart-body.ts';
import { compareBodies, comparedParts, sameSigns } from './compare.ts';

const ids = ['lagna', 'sun', 'moon', 'mars', 'saturn'] as const satisfies readonly GrahaId[];
const bodyOf = (id: GrahaId) =>
  fc
    .record({
      sign: fc.integer({ min: 1, max: 12 }),
      house: fc.option(fc.integer({ min: 1, max: 12 })),
      nakshatra: fc.integer({ min: 1, max: 27 }),
      pada: fc.integer({ min: 1, max: 4 }),
      navamshaSign: fc.option(fc.integer({ min: 1, max: 12 })),
    })
    .map(
      (part): ChartBody => ({
        ...part,
        id,
        longitude: 0,
        degreeInSign: 0,
        nakshatraLord: 'ketu',
        speed: null,
        isRetrograde: false,
        dignity: null,
        isCombust: false,
        isVargottama: false,
        charaKaraka: null,
      }),
    );
const chart = fc.subarray([...ids]).chain((some) => fc.tuple(...some.map(bodyOf)));

describe('two charts', () => {
  it('show every body of either once, the lagna first', () => {
    fc.assert(
      fc.property(chart, chart, (first, second) => {
        const rows = compareBodies(first, second).map(({ id }) => id);
        expect([...rows].sort()).toEqual([...new Set([...first, ...second].map(({ id }) => id))].sort());
        if (rows.includes('lagna')) expect(rows[0]).toBe('lagna');
      }),
    );
  });

  it('differ the same way whichever comes first, and never from themselves', () => {
    fc.assert(
      fc.property(chart, chart, (first, second) => {
        const there = new Map(compareBodies(first, second).map((row) => [row.id, row.differs]));
        for (const row of compareBodies(second, first)) expect(row.differs).toEqual(there.get(row.id));
        for (const row of compareBodies(first, first)) expect(row.differs).toEqual([]);
      }),
    );
  });

  it('are told apart by what both know: a house of an unknown time is no difference', () => {
    fc.assert(
      fc.property(chart, chart, (first, second) => {
        for (const { first: one, second: other, differs } of compareBodies(first, second)) {
          for (const part of comparedParts) {
            const [a, b] = [one?.[part] ?? null, other?.[part] ?? null];
            expect(differs.includes(part)).toBe(a !== null && b !== null && a !== b);
          }
        }
      }),
    );
  });

  it('count the same signs among the bodies both have', () => {
    fc.assert(
      fc.property(chart, chart, (first, second) => {
        const { same, of } = sameSigns(compareBodies(first, second));
        const shared = first.filter(({ id }) => second.some((body) => body.id === id));
        expect(of).toBe(shared.length);
        expect(same).toBe(shared.filter(({ id, sign }) => second.find((body) => body.id === id)?.sign === sign).length);
      }),
    );
  });
});
