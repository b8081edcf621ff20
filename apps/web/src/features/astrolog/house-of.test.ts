import fc from 'fast-check';
import { expect, it } from 'vitest';
import { houseOf } from './house-of.ts';

const cusps = [350, 25, 52, 80, 112, 140, 170, 205, 232, 260, 292, 320];

it('a house begins at its cusp and ends before the next, also over 0° Aries', () => {
  expect([350, 359.9, 0, 24.9, 25, 349.9].map((longitude) => houseOf(cusps, longitude))).toEqual([1, 1, 1, 1, 2, 12]);
  expect(houseOf(null, 10)).toBeNull();
});

it('every longitude has its house', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (longitude) => {
      expect(houseOf(cusps, longitude)).toBeGreaterThanOrEqual(1);
    }),
  );
});
