import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countSigns, type Sign, signs } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { type Chart, computeChart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { isoFromJulianDay, julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import { instantWithOffset } from '../time/local-time.ts';
import charts from '../vectors/charts.json' with { type: 'json' };
import { drekkanaLord, haddaLord } from './panchavargiya.ts';
import { solarReturn } from './solar-return.ts';
import { HADDAS, MUDDA_YEARS, SPEED_ORDER } from './tajaka.table.ts';
import { computeTajaka } from './tajaka.ts';
import { itthashalaOf, meanOrb, weaknessesOf } from './tajaka-yoga.ts';
import { munthaSign, planetOf, tajakaAspect } from './varsha.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

function chartOf({ birth }: (typeof charts)[number], settings: Partial<Settings> = {}): Chart {
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const { julianDay } = instantWithOffset({ year, month, day, hour, minute, second }, birth.utcOffsetSeconds);
  return computeChart(ephemeris, { julianDay, place: birth, settings: { ...DEFAULT_SETTINGS, ...settings } });
}

const someChart = fc.integer({ min: 1820, max: 2290 }).chain((year) =>
  fc.record({
    julianDay: fc.double({ min: julianDayOfDate(year, 1, 1), max: julianDayOfDate(year, 12, 31), noNaN: true }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    years: fc.integer({ min: 0, max: 90 }),
  }),
);
const tajakaAt = ({
  julianDay,
  latitude,
  longitude,
  years,
}: {
  julianDay: number;
  latitude: number;
  longitude: number;
  years: number;
}) =>
  computeTajaka(
    ephemeris,
    computeChart(ephemeris, { julianDay, place: { latitude, longitude }, settings: DEFAULT_SETTINGS }),
    years,
  );

describe('solar return', () => {
  it.each(charts)('of $city $birth.date falls on the reference instants within 2 s', (reference) => {
    const chart = chartOf(reference);
    for (const [years, instant] of Object.entries(reference.expect.tajaka)) {
      const got = solarReturn(ephemeris, chart.julianDay, Number(years), DEFAULT_SETTINGS);
      expect(Math.abs(got - julianDayFromIso(instant)) * 86_400).toBeLessThan(2);
    }
  });

  it('the sidereal and the tropical one drift apart by a day in about 72 years', () => {
    const { julianDay } = chartOf(must(charts[4]));
    const sidereal = solarReturn(ephemeris, julianDay, 72, DEFAULT_SETTINGS);
    const tropical = solarReturn(ephemeris, julianDay, 72, { zodiac: 'tropical', ayanamsha: 'lahiri' });
    expect(sidereal - tropical).toBeGreaterThan(0.9);
    expect(sidereal - tropical).toBeLessThan(1.15);
  });
});

describe('tables', () => {
  it('haddas fill each sign', () => {
    for (const row of HADDAS) expect(row.reduce((sum, { width }) => sum + width, 0)).toBe(30);
    expect(haddaLord(1, 5.99)).toBe('jupiter');
    expect(haddaLord(1, 6)).toBe('venus');
    expect(haddaLord(12, 29.99)).toBe('saturn');
  });

  it('tajaka drekkanas run on from Mars through all signs', () => {
    expect([0, 10, 20].map((degree) => drekkanaLord(1, degree))).toEqual(['mars', 'sun', 'venus']);
    expect([0, 10, 20].map((degree) => drekkanaLord(2, degree))).toEqual(['mercury', 'moon', 'saturn']);
    expect(drekkanaLord(12, 20)).toBe('mars');
  });

  it('aspects are mutual and no sign has none to itself', () => {
    for (const a of signs) {
      expect(tajakaAspect(a, a)).toBe('hostile');
      for (const b of signs) expect(tajakaAspect(a, b)).toBe(tajakaAspect(b, a));
    }
  });

  it('mudda years sum to 120', () => {
    expect(Object.values(MUDDA_YEARS).reduce((sum, years) => sum + years, 0)).toBe(120);
  });
});

describe('the year', () => {
  it('muntha moves one sign a year and is back after twelve', () => {
    for (const sign of signs) {
      expect(munthaSign(sign, 0)).toBe(sign);
      expect(munthaSign(sign, 12)).toBe(sign);
      expect(munthaSign(sign, 1)).toBe((sign % 12) + 1);
    }
  });

  it('panchavargiya stays within 0 … 20, harsha within 0 … 20 by fives, dashas tile the year', () => {
    fc.assert(
      fc.property(someChart, (input) => {
        const year = tajakaAt(input);
        for (const id of CLASSICAL_GRAHAS) {
          expect(year.strengths[id].total).toBeGreaterThan(0);
          expect(year.strengths[id].total).toBeLessThanOrEqual(20);
        }
        for (const { total } of Object.values(year.harsha)) expect([0, 5, 10, 15, 20]).toContain(total);
        for (const periods of [year.mudda, year.patyayini]) {
          expect(must(periods[0]).start).toBeCloseTo(year.instant, 6);
          expect(must(periods[periods.length - 1]).end).toBeCloseTo(year.nextInstant, 6);
          for (let index = 1; index < periods.length; index++)
            expect(must(periods[index]).start).toBeCloseTo(must(periods[index - 1]).end, 6);
        }
        expect(year.months).toHaveLength(12);
        for (let index = 1; index < 12; index++) {
          const length = must(year.months[index]) - must(year.months[index - 1]);
          expect(length).toBeGreaterThan(29);
          expect(length).toBeLessThan(32);
        }
        expect(year.sahams).toHaveLength(36);
      }),
      { numRuns: 40 },
    );
  });

  it('the lord of the year is an office bearer that aspects the ascendant, unless the Moon handed on or none aspects', () => {
    fc.assert(
      fc.property(someChart, (input) => {
        const { yearLord, bearers, varsha, strengths } = tajakaAt(input);
        if (yearLord.handedOnBy) return;
        expect(Object.values(bearers)).toContain(yearLord.planet);
        const contenders = Object.values(bearers).filter((id) => {
          const planet = varsha.planets.find((candidate) => candidate.id === id);
          return planet && tajakaAspect(planet.sign, varsha.lagna) !== 'none';
        });
        if (contenders.length === 0) expect(yearLord.planet).toBe(bearers.munthaLord);
        else
          for (const id of contenders)
            expect(strengths[yearLord.planet].total).toBeGreaterThanOrEqual(strengths[id].total - 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('itthashala has the faster planet behind within the mean orb', () => {
    fc.assert(
      fc.property(someChart, (input) => {
        const { varsha } = tajakaAt(input);
        for (const a of CLASSICAL_GRAHAS) {
          for (const b of CLASSICAL_GRAHAS) {
            const forming = a === b ? null : itthashalaOf(varsha, a, b);
            if (!forming) continue;
            expect(SPEED_ORDER.indexOf(forming.faster)).toBeLessThan(SPEED_ORDER.indexOf(forming.slower));
            expect(forming.gap).toBeLessThanOrEqual(meanOrb(a, b) + 1);
            expect(itthashalaOf(varsha, b, a)).toEqual(forming);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a planet is weak by its house, its motion, the Sun, its sign, and Mars or Saturn with it or at 4, 7, 10', () => {
    fc.assert(
      fc.property(someChart, (input) => {
        const { varsha } = tajakaAt(input);
        for (const planet of varsha.planets) {
          const found = weaknessesOf(varsha, planet);
          expect(found.includes('retrograde')).toBe(planet.isRetrograde);
          expect(found.includes('house')).toBe([6, 8, 12].includes(planet.house));
          for (const id of ['mars', 'saturn'] as const) {
            const count = id === planet.id ? 0 : countSigns(planet.sign, planetOf(varsha, id).sign);
            expect(found.includes(`${id}-with`)).toBe(count === 1);
            expect(found.includes(`${id}-aspect`)).toBe([4, 7, 10].includes(count));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('completed years 0 is the year of birth itself', () => {
    const chart = chartOf(must(charts[4]));
    const year = computeTajaka(ephemeris, chart, 0);
    expect(isoFromJulianDay(year.instant)).toBe(isoFromJulianDay(chart.julianDay));
    expect(year.muntha).toEqual({ sign: chart.ascendant.sign, house: 1 satisfies Sign });
  });
});
