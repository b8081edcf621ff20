import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { separation } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import { computeChart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { zeros } from '../search/crossings.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import {
  FIRST_JULIAN_DAY,
  isoFromJulianDay,
  julianDayFromIso,
  julianDayOfDate,
  LAST_JULIAN_DAY,
} from '../time/julian-day.ts';
import { instantWithOffset } from '../time/local-time.ts';
import charts from '../vectors/charts.json' with { type: 'json' };
import { ingresses, mover, passagesOver } from './motion.ts';
import { sadeSati } from './sade-sati.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const seconds = (a: number, b: number) => Math.abs(a - b) * 86_400;

describe('sade sati', () => {
  it.each(charts)('of $city $birth.date has the stays of the reference', ({ birth, expect: want }) => {
    const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
    const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
    const { julianDay } = instantWithOffset({ year, month, day, hour, minute, second }, birth.utcOffsetSeconds);
    const chart = computeChart(ephemeris, { julianDay, place: birth, settings: DEFAULT_SETTINGS });
    const found = sadeSati(
      ephemeris,
      signOf(must(chart.bodies[1]).longitude),
      DEFAULT_SETTINGS,
      julianDay,
      julianDay + 36_525,
    );
    for (const stay of want.sadeSati.slice(1, -1)) {
      const hit = found.find((period) => seconds(period.start, julianDayFromIso(stay.start)) < 60);
      expect(hit?.houseFromMoon).toBe(stay.houseFromMoon);
      expect(seconds(hit?.end ?? 0, julianDayFromIso(stay.end))).toBeLessThan(60);
    }
  });

  it('numbers the passes of a life and gives every stay of one pass the same number', () => {
    const found = sadeSati(ephemeris, 11, DEFAULT_SETTINGS, julianDayOfDate(1990, 1, 1), julianDayOfDate(2090, 1, 1));
    const passes = found.filter((period) => period.kind === 'sade-sati');
    for (let index = 1; index < passes.length; index++) {
      const gap = must(passes[index]).start - must(passes[index - 1]).end;
      expect(must(passes[index]).cycle - must(passes[index - 1]).cycle).toBe(gap > 5000 ? 1 : 0);
    }
  });
});

describe('motion', () => {
  const bodies = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
  const settings = { zodiac: 'sidereal', ayanamsha: 'lahiri', node: 'mean' } as const;

  it('Mercury turns six or seven times a year, retrograde and direct by turns', () => {
    const mercury = mover(ephemeris, 'mercury', settings);
    const found = mercury.stations(julianDayOfDate(2026, 1, 1), julianDayOfDate(2027, 1, 1));
    expect([6, 7]).toContain(found.length);
    for (let index = 1; index < found.length; index++)
      expect(must(found[index]).turns).not.toBe(must(found[index - 1]).turns);
    expect(isoFromJulianDay(must(found[0]).julianDay).slice(0, 10)).toBe('2026-02-26');
  });

  it('stations kept by blocks of time are those of a search over the very stretch, at the edges of the ephemeris too', () => {
    const [first, last] = [FIRST_JULIAN_DAY, LAST_JULIAN_DAY];
    fc.assert(
      fc.property(
        fc.constantFrom(...bodies),
        fc.oneof(fc.double({ min: first, max: last - 400, noNaN: true }), fc.constantFrom(first, last - 700)),
        fc.integer({ min: 1, max: 700 }),
        (body, from, days) => {
          const to = Math.min(from + days, last);
          const moving = mover(ephemeris, body, settings);
          const searched = zeros(moving.speed, from, to, 4);
          const known = moving.stations(from, to);
          expect(known.map(({ turns }) => turns)).toEqual(
            searched.map(({ direction }) => (direction === 1 ? 'direct' : 'retrograde')),
          );
          for (const [index, { julianDay }] of known.entries())
            expect(seconds(julianDay, must(searched[index]).julianDay)).toBeLessThan(2);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ingresses follow one another: each leaves the division the last one entered', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bodies),
        fc.integer({ min: 1850, max: 2350 }),
        fc.constantFrom(12, 27),
        (body, year, count) => {
          const from = julianDayOfDate(year, 1, 1);
          const moving = mover(ephemeris, body, settings);
          const found = ingresses(moving, count, from, from + 1500);
          for (let index = 1; index < found.length; index++) {
            expect(must(found[index]).from).toBe(must(found[index - 1]).index);
            expect(must(found[index]).julianDay).toBeGreaterThan(must(found[index - 1]).julianDay);
          }
          for (const { julianDay } of found) {
            const arc = 360 / count;
            const within = moving.longitude(julianDay) % arc;
            expect(Math.min(within, arc - within)).toBeLessThan(1e-4);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('passages over a longitude hold it and take turns in direction', () => {
    const saturn = mover(ephemeris, 'saturn', { ...settings, zodiac: 'tropical' });
    const found = passagesOver(saturn, 0, julianDayOfDate(2025, 1, 1), julianDayOfDate(2027, 1, 1));
    expect(found.map((crossing) => crossing.direction)).toEqual([1, -1, 1]);
    for (const { julianDay } of found) expect(separation(saturn.longitude(julianDay), 0)).toBeLessThan(1e-5);
  });
});
