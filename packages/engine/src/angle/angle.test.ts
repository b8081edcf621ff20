import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcForward, middleOfArc, normalizeDegrees, separation, shortestArc } from './degrees.ts';
import { nakshatraOf } from './nakshatra.ts';
import { countSigns, degreeInSign, signFrom, signOf, signs } from './sign.ts';

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('degrees', () => {
  it('normalises every finite angle into 0 ≤ x < 360, also the smallest negative one', () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        const turned = normalizeDegrees(degrees);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
      }),
    );
    expect(normalizeDegrees(-5e-324)).toBe(0);
    expect(Object.is(normalizeDegrees(-360), 0)).toBe(true);
  });

  it('an arc forward and the arc back make a full circle or nothing', () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const both = arcForward(a, b) + arcForward(b, a);
        expect(Math.min(both, Math.abs(both - 360))).toBeLessThan(1e-6);
      }),
    );
  });

  it('separation is symmetric and at most half a circle', () => {
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        expect(Math.abs(separation(a, b) - separation(b, a))).toBeLessThan(1e-6);
        expect(separation(a, b)).toBeLessThanOrEqual(180);
        expect(Math.abs(shortestArc(a, b))).toBe(separation(a, b));
      }),
    );
  });

  it('the middle of an arc lies halfway forward', () => {
    expect(middleOfArc(350, 10)).toBe(0);
    expect(middleOfArc(10, 350)).toBe(180);
  });
});

describe('signs', () => {
  it('a boundary belongs to the sign it opens, rounding noise included', () => {
    expect(signOf(30)).toBe(2);
    expect(signOf(29.999999999999996)).toBe(2);
    expect(signOf(29 + 59 / 60 + 59.99 / 3600)).toBe(1);
    expect(signOf(360 - 1e-12)).toBe(1);
  });

  it('sign and degree agree with the longitude', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
        const degree = degreeInSign(longitude);
        expect(degree).toBeGreaterThanOrEqual(0);
        expect(degree).toBeLessThan(30);
        expect(separation((signOf(longitude) - 1) * 30 + degree, longitude)).toBeLessThan(1e-8);
      }),
    );
  });

  it('counting signs and stepping along them undo each other', () => {
    for (const from of signs) for (const to of signs) expect(signFrom(from, countSigns(from, to))).toBe(to);
  });
});

describe('nakshatras', () => {
  it('every pada boundary belongs to exactly the pada it opens', () => {
    for (let index = 0; index < 108; index++) {
      const here = nakshatraOf((index * 360) / 108);
      expect([here.nakshatra, here.pada]).toEqual([Math.floor(index / 4) + 1, (index % 4) + 1]);
      const before = nakshatraOf((index * 360) / 108 - 1e-6);
      const previous = (index + 107) % 108;
      expect([before.nakshatra, before.pada]).toEqual([Math.floor(previous / 4) + 1, (previous % 4) + 1]);
    }
  });

  it('the elapsed share stays within 0 … 1', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitude) => {
        const { elapsed } = nakshatraOf(longitude);
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThan(1);
      }),
    );
  });
});
