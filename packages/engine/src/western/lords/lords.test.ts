import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { signFrom, signs } from '../../angle/sign.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { TROPICAL_YEAR } from '../returns.ts';
import { westernChart } from '../western-chart.ts';
import { firdaria, firdariaParts } from './firdaria.ts';
import { annualProfections, monthlyProfections } from './profection.ts';
import { releaseStart } from './released-lot.ts';
import {
  RELEASING_CYCLE,
  RELEASING_LEVELS,
  type ReleasedPeriod,
  releasedParts,
  releasedPeriods,
  spiritStart,
} from './releasing.ts';
import { lordsSureness } from './sureness.ts';

const birth = julianDayOfDate(1990, 5, 17) + 0.4375;
const moscow = { latitude: 55.7558, longitude: 37.6173 };
let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const anySign = fc.constantFrom(...signs);

describe('profections', () => {
  it('run from return to return of the Sun, a sign a year, and come round in twelve', () => {
    const years = annualProfections(ephemeris, birth, 6, 96);
    const sun = (at: number) => ephemeris.longitude(at, 'sun');
    expect(years).toHaveLength(96);
    expect(must(years[0])).toMatchObject({ age: 0, sign: 6, house: 1, lord: 'mercury', start: birth });
    expect(must(years[36])).toMatchObject({ age: 36, sign: 6, house: 1 });
    expect(must(years[31])).toMatchObject({ sign: 1, house: 8, lord: 'mars' });
    for (const { end, age } of years) {
      expect(sun(end)).toBeCloseTo(sun(birth), 5);
      expect(years[age + 1]?.start ?? end).toBe(end);
    }
  });

  it('divide a year into twelve equal months that begin with the sign of the year', () => {
    const year = must(annualProfections(ephemeris, birth, 6, 40)[36]);
    const months = monthlyProfections(year, 6);
    expect(months.map(({ sign }) => sign)).toEqual([6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5]);
    expect([must(months[0]).start, must(months[11]).end]).toEqual([year.start, year.end]);
    for (const { start, end } of months) expect(end - start).toBeCloseTo((year.end - year.start) / 12, 8);
  });

  it('end with the ephemeris', () => {
    expect(annualProfections(ephemeris, julianDayOfDate(2399, 6, 1), 1, 96)).toEqual([]);
    expect(annualProfections(ephemeris, julianDayOfDate(2389, 3, 1), 1, 96)).toHaveLength(10);
  });
});

describe('firdaria', () => {
  const rulers = (isDay: boolean, variant: 'nodes-last' | 'nodes-after-mars') =>
    firdaria(birth, isDay, variant, 75).map(({ ruler }) => ruler);

  it('begin with the light of the sect and go down the Chaldean order', () => {
    const day = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars', 'north-node', 'south-node'];
    expect(rulers(true, 'nodes-last')).toEqual(day);
    expect(rulers(true, 'nodes-after-mars')).toEqual(day);
    const night = ['moon', 'saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'north-node', 'south-node'];
    expect(rulers(false, 'nodes-last')).toEqual(night);
    expect(rulers(false, 'nodes-after-mars')).toEqual([...night.slice(0, 4), ...night.slice(7), ...night.slice(4, 7)]);
  });

  // Ages of the printed table of firdaria [Gunzburg; a table of the diurnal and nocturnal parts]: Sun–Venus begins at 1.428, Venus–Mercury at 11.143.
  it('give the printed ages of the parts of a birth by day', () => {
    const [sun, venus] = firdaria(birth, true, 'nodes-last', 75);
    const age = (at: number) => (at - birth) / TROPICAL_YEAR;
    expect(firdariaParts(must(sun)).map(({ ruler }) => ruler)).toEqual([
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
      'mars',
    ]);
    expect(age(must(firdariaParts(must(sun))[1]).start)).toBeCloseTo(1.4286, 3);
    expect(age(must(firdariaParts(must(venus))[1]).start)).toBeCloseTo(11.1429, 3);
  });

  it('tile 75 years, and their parts the periods', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom('nodes-last', 'nodes-after-mars'), (isDay, variant) => {
        const periods = firdaria(birth, isDay, variant, 96);
        periods.forEach(({ start }, index) => {
          expect(start).toBe(index === 0 ? birth : must(periods[index - 1]).end);
        });
        expect(must(periods[8]).end - birth).toBeCloseTo(75 * TROPICAL_YEAR, 6);
        expect(must(periods[9])).toMatchObject({ ruler: must(periods[0]).ruler, cycle: 2 });
        for (const period of periods) {
          const parts = firdariaParts(period);
          if (parts.length === 0) continue;
          expect(parts).toHaveLength(7);
          expect([must(parts[0]).start, must(parts[6]).end]).toEqual([period.start, period.end]);
        }
      }),
    );
  });
});

describe('zodiacal releasing', () => {
  it('sums to its cycle of 211 years of 360 days from any sign', () => {
    expect(RELEASING_CYCLE).toBe(211);
    fc.assert(
      fc.property(anySign, anySign, (first, fortune) => {
        const periods = releasedPeriods(birth, first, fortune);
        expect(periods).toHaveLength(12);
        expect(must(periods[11]).end - birth).toBeCloseTo(211 * 360, 6);
      }),
    );
  });

  it('fills every period on every level without a gap, and looses the bond once where there is room', () => {
    const check = (period: ReleasedPeriod, fortune: Parameters<typeof releasedParts>[1]) => {
      const parts = releasedParts(period, fortune);
      if (period.level === RELEASING_LEVELS) return expect(parts).toEqual([]);
      expect(must(parts[0])).toMatchObject({ sign: period.sign, start: period.start });
      expect(must(parts.at(-1)).end).toBeCloseTo(period.end, 6);
      parts.forEach((part, index) => {
        if (index > 0) expect(part.start).toBeCloseTo(must(parts[index - 1]).end, 6);
      });
      const unit = [30, 2.5, 5 / 24][period.level - 1] ?? 0;
      const loosings = parts.filter(({ isLoosing }) => isLoosing);
      expect(loosings).toHaveLength((period.end - period.start) / unit > 211 + 1e-6 ? 1 : 0);
      if (loosings[0]) {
        expect(loosings[0].sign).toBe(signFrom(period.sign, 7));
        expect(loosings[0].start - period.start).toBeCloseTo(211 * unit, 6);
      }
    };
    fc.assert(
      fc.property(anySign, anySign, fc.nat(11), fc.nat(11), (first, fortune, main, sub) => {
        const period = must(releasedPeriods(birth, first, fortune)[main]);
        check(period, fortune);
        const parts = releasedParts(period, fortune);
        const part = must(parts[sub % parts.length]);
        check(part, fortune);
        for (const third of releasedParts(part, fortune)) check(third, fortune);
      }),
      { numRuns: 60 },
    );
  });

  it('takes Capricorn for 27 and Aquarius for 30 years and counts peaks from Fortune', () => {
    const [capricorn, aquarius, pisces, aries] = releasedPeriods(birth, 10, 1);
    expect((must(capricorn).end - must(capricorn).start) / 360).toBeCloseTo(27, 9);
    expect((must(aquarius).end - must(aquarius).start) / 360).toBeCloseTo(30, 9);
    expect([capricorn, aquarius, pisces, aries].map((period) => must(period).peak)).toEqual([10, null, null, 1]);
  });

  it('releases Spirit from the next sign where it shares one with Fortune', () => {
    expect([spiritStart(5, 5), spiritStart(12, 12), spiritStart(4, 5)]).toEqual([6, 1, 4]);
    const full = westernChart(ephemeris, julianDayOfDate(1990, 5, 9) + 0.8, moscow);
    const [fortune, spirit] = [releaseStart(full, 'fortune'), releaseStart(full, 'spirit')];
    expect(spirit.fortune).toBe(fortune.sign);
    expect(fortune.isShifted).toBe(false);
  });
});

describe('an unsure hour', () => {
  it('keeps what all of it agrees on', () => {
    const natal = westernChart(ephemeris, birth, moscow);
    expect(lordsSureness(ephemeris, natal, null)).toEqual({ ascendant: true, sect: true, fortune: true, spirit: true });
    const minutes = (count: number) => ({ from: birth - count / 1440, to: birth + count / 1440 });
    expect(lordsSureness(ephemeris, natal, minutes(120))).toMatchObject({ ascendant: false, sect: true });
    expect(lordsSureness(ephemeris, natal, minutes(720))).toEqual({
      ascendant: false,
      sect: false,
      fortune: false,
      spirit: false,
    });
  });
});
