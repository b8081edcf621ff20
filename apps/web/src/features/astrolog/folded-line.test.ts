import { separation } from '@nebosvod/engine/angle/degrees';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, foldedPieces, folds, spreadLabels } from './folded-line.ts';

const fold = fc.constantFrom(...folds);
/** A body that goes by at most 15° a step, forward or backward. */
const walk = fc
  .tuple(fc.double({ min: 0, max: 360, noNaN: true }), fc.array(fc.double({ min: -15, max: 15, noNaN: true })))
  .map(([start, steps]) => {
    let at = start;
    return [start, ...steps].map((step, index) => {
      at = index === 0 ? start : at + step;
      return ((at % 360) + 360) % 360;
    });
  });

describe('a line on a folded circle', () => {
  it('passes every sample at its folded longitude and never leaves the circle', () => {
    fc.assert(
      fc.property(walk, fold, (longitudes, by) => {
        const points = foldedPieces(longitudes, by).flat();
        for (const { y } of points) expect(y >= 0 && y <= by).toBe(true);
        for (const [index, longitude] of longitudes.entries()) {
          const own = points.filter(({ at }) => at === index);
          expect(own.some(({ y }) => separation((y * 360) / by, (folded(longitude, by) * 360) / by) < 1e-4)).toBe(true);
        }
      }),
    );
  });

  it('ends a piece at one edge and goes on from the other at the same time', () => {
    fc.assert(
      fc.property(walk, fold, (longitudes, by) => {
        const pieces = foldedPieces(longitudes, by);
        for (const [index, piece] of pieces.slice(1).entries()) {
          const [end, start] = [pieces[index]?.at(-1), piece[0]];
          expect(end?.at).toBe(start?.at);
          expect(new Set([end?.y, start?.y])).toEqual(new Set([0, by]));
        }
      }),
    );
  });

  it('of 45° shows a semisquare as one place', () => {
    expect(folded(10, 45)).toBeCloseTo(folded(55, 45));
    expect(folded(10, 90)).toBeCloseTo(folded(280, 90));
  });
});

describe('labels', () => {
  it('keep their distance and stay within the room', () => {
    const ys = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(ys, (list) => {
        const placed = spreadLabels(
          list.map((y) => ({ y })),
          15,
          300,
        ).map(({ labelY }) => labelY);
        for (const [index, y] of placed.entries()) {
          expect(y).toBeLessThanOrEqual(300);
          if (index > 0) expect(y - (placed[index - 1] ?? y)).toBeGreaterThanOrEqual(15 - 1e-6);
        }
      }),
    );
  });
});
