import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discounted } from './promo-code.ts';

it('takes percents off in whole kopecks, by exact arithmetic, and leaves a rouble at least', () => {
  expect(discounted(199_000, 20)).toBe(159_200);
  expect(discounted(199_050, 15)).toBe(169_193);
  expect(discounted(100, 99)).toBe(100);
  const sums = fc.integer({ min: 100, max: 1_000_000_000 });
  fc.assert(
    fc.property(sums, fc.integer({ min: 1, max: 99 }), (kopecks, percent) => {
      const exact = (BigInt(kopecks) * BigInt(100 - percent) + 50n) / 100n;
      expect(discounted(kopecks, percent)).toBe(Math.max(100, Number(exact)));
    }),
    { numRuns: 1_000, seed: 17 },
  );
});
