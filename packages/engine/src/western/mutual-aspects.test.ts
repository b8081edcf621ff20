import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { separation } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { isoFromJulianDay, julianDayOfDate } from '../time/julian-day.ts';
import { mover, type TransitBody } from '../transit/motion.ts';
import { moonPhases } from '../transit/sky-events.ts';
import { ASPECTS } from './aspect.table.ts';
import { mutualAspects } from './mutual-aspects.ts';
import { WESTERN_PLANETS } from './western.ids.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const tropical = { ...DEFAULT_SETTINGS, zodiac: 'tropical' } as const;
const moversOf = (bodies: readonly TransitBody[]) => bodies.map((body) => mover(ephemeris, body, tropical));

describe('exact aspects among bodies', () => {
  it('have the great conjunction of 21 December 2020, 18:20 UT, at the beginning of Aquarius', () => {
    const found = mutualAspects(
      moversOf(['jupiter', 'saturn']),
      julianDayOfDate(2020, 1, 1),
      julianDayOfDate(2022, 1, 1),
    ).filter(({ aspect }) => aspect === 'conjunction');
    expect(found.map(({ julianDay }) => isoFromJulianDay(julianDay).slice(0, 16))).toEqual(['2020-12-21T18:20']);
    expect(found[0]?.places.a).toBeCloseTo(300.49, 1);
  });

  it('of the Sun and the Moon are the quarters where they are hard', () => {
    const [from, to] = [julianDayOfDate(2026, 1, 1), julianDayOfDate(2027, 1, 1)];
    const hard = mutualAspects(moversOf(['sun', 'moon']), from, to)
      .filter(({ aspect }) => aspect === 'conjunction' || aspect === 'square' || aspect === 'opposition')
      .sort((a, b) => a.julianDay - b.julianDay);
    const phases = moonPhases(ephemeris, from, to);
    expect(hard).toHaveLength(phases.length);
    for (const [index, { julianDay }] of phases.entries()) expect(hard[index]?.julianDay).toBeCloseTo(julianDay, 4);
  });

  it('are within 0.1″ of their angle, and a long search finds what its parts find', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_380_000, max: 2_590_000 }), (from) => {
        const movers = moversOf(WESTERN_PLANETS);
        const whole = mutualAspects(movers, from, from + 60);
        for (const { julianDay, a, b, aspect } of whole) {
          const apart = separation(
            mover(ephemeris, a, tropical).longitude(julianDay),
            mover(ephemeris, b, tropical).longitude(julianDay),
          );
          expect(Math.abs(apart - ASPECTS[aspect].angle) * 3600).toBeLessThan(0.1);
        }
        const parts = [...mutualAspects(movers, from, from + 30), ...mutualAspects(movers, from + 30, from + 60)];
        expect(parts).toHaveLength(whole.length);
      }),
      { numRuns: 10 },
    );
  });

  it('never pair Ketu, whose place is that of Rahu turned round', () => {
    const found = mutualAspects(moversOf(['sun', 'rahu', 'ketu']), 2_461_000, 2_461_400);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ a, b }) => a !== 'ketu' && b !== 'ketu')).toBe(true);
  });
});
