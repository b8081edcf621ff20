import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { shortestArc } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { angleCrossings, zeros } from './crossings.ts';
import { nextReach, passages, previousReach } from './monotone.ts';
import { elongation, siderealMoon, siderealSun, sunPlusMoon } from './sun-moon.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const seconds = (a: number, b: number) => Math.abs(a - b) * 86_400;
const instant = fc.double({ min: 2_400_000, max: 2_560_000, noNaN: true });
const target = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('searches on forward-moving directions', () => {
  it('the next reach is not before the start, the previous not after it, and both hold the target', () => {
    fc.assert(
      fc.property(instant, target, fc.constantFrom('moon', 'sun', 'elongation'), (start, degrees, which) => {
        const angle = {
          moon: siderealMoon(ephemeris, 'lahiri'),
          sun: siderealSun(ephemeris, 'lahiri'),
          elongation: elongation(ephemeris),
        }[which];
        const next = nextReach(angle, degrees, start);
        const previous = previousReach(angle, degrees, start);
        expect(next).toBeGreaterThanOrEqual(start - 1e-6);
        expect(previous).toBeLessThanOrEqual(start + 1e-6);
        for (const found of [next, previous])
          expect(Math.abs(shortestArc(angle.at(found), degrees))).toBeLessThan(2e-5);
        expect(next - previous).toBeLessThan((360 / angle.rate) * 1.12 + 1e-3);
      }),
      { numRuns: 60 },
    );
  });

  it('divisions end where the ephemeris itself puts them, to 0.2 s: the curves between exact places add no more', () => {
    const sun = (julianDay: number) => ephemeris.longitude(julianDay, 'sun');
    const moon = (julianDay: number) => ephemeris.longitude(julianDay, 'moon');
    const shift = (julianDay: number) => ephemeris.ayanamsha(julianDay, 'lahiri');
    const limbs = [
      { angle: elongation(ephemeris), count: 30, exact: (at: number) => moon(at) - sun(at) },
      { angle: siderealMoon(ephemeris, 'lahiri'), count: 108, exact: (at: number) => moon(at) - shift(at) },
      { angle: sunPlusMoon(ephemeris, 'lahiri'), count: 27, exact: (at: number) => moon(at) + sun(at) - 2 * shift(at) },
      { angle: siderealSun(ephemeris, 'lahiri'), count: 27, exact: (at: number) => sun(at) - shift(at) },
    ];
    fc.assert(
      fc.property(instant, fc.constantFrom(...limbs), (start, { angle, count, exact }) => {
        for (const { index, end } of passages(angle, count, start, start + 1)) {
          const miss = shortestArc(exact(end), (index * 360) / count) / angle.rate;
          expect(Math.abs(miss) * 86_400).toBeLessThan(0.2);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('divisions follow one another without gap and touch the interval', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(27, 30, 60, 108), (from, count) => {
        const found = passages(siderealMoon(ephemeris, 'lahiri'), count, from, from + 1);
        expect(must(found[0]).start).toBeLessThanOrEqual(from + 1e-6);
        expect(found.at(-1)?.end).toBeGreaterThanOrEqual(from + 1);
        for (let index = 1; index < found.length; index++) {
          expect(must(found[index]).start).toBe(must(found[index - 1]).end);
          expect(must(found[index]).index).toBe((must(found[index - 1]).index % count) + 1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(references.filter(({ expect: want }) => want.vedicDay))(
    'limbs of the day of $city $birth.date agree within 2 s',
    ({ expect: want }) => {
      if (!want.vedicDay || !want.limbs) return;
      const from = julianDayFromIso(want.vedicDay.hindu.sunrise);
      const to = julianDayFromIso(want.vedicDay.hindu.nextSunrise);
      const kinds = {
        tithis: [elongation(ephemeris), 30],
        nakshatras: [siderealMoon(ephemeris, 'lahiri'), 27],
        yogas: [sunPlusMoon(ephemeris, 'lahiri'), 27],
        karanas: [elongation(ephemeris), 60],
      } as const;
      for (const kind of ['tithis', 'nakshatras', 'yogas', 'karanas'] as const) {
        const [angle, count] = kinds[kind];
        const got = passages(angle, count, from, to);
        expect(got.map((limb) => limb.index)).toEqual(want.limbs[kind].map((limb) => limb.index));
        for (const [index, limb] of want.limbs[kind].entries()) {
          expect(seconds(must(got[index]).start, julianDayFromIso(limb.start))).toBeLessThan(2);
          expect(seconds(must(got[index]).end, julianDayFromIso(limb.end))).toBeLessThan(2);
        }
      }
    },
  );
});

describe('searches on any quantity', () => {
  it('finds every zero of a wave with its direction', () => {
    const found = zeros((x) => Math.sin(x), 0.5, 20, 0.7);
    expect(found.map((crossing) => crossing.direction)).toEqual([-1, 1, -1, 1, -1, 1]);
    for (const [index, crossing] of found.entries()) expect(crossing.julianDay).toBeCloseTo((index + 1) * Math.PI, 5);
  });

  it('Saturn, retrograde in 2025, passes 0° Aries three times around then', () => {
    const found = angleCrossings(
      (jd) => ephemeris.longitude(jd, 'saturn'),
      0,
      julianDayFromIso('2025-01-01T00:00:00Z'),
      julianDayFromIso('2026-12-31T00:00:00Z'),
      5,
    );
    expect(found.map((crossing) => crossing.direction)).toEqual([1, -1, 1]);
  });
});
