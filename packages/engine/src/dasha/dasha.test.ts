import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { isDaytime, vedicDayAt } from '../panchanga/vedic-day.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import books from '../vectors/books.json' with { type: 'json' };
import references from '../vectors/charts.json' with { type: 'json' };
import extras from '../vectors/dasha-extras.json' with { type: 'json' };
import { applicability } from './applicability.ts';
import { GRAHA_DASHAS, KALACHAKRA_SCHOOLS } from './dasha.ids.ts';
import { KALACHAKRA_ROWS, KALACHAKRA_STARS, KALACHAKRA_TOTALS, KALACHAKRA_YEARS } from './kalachakra.table.ts';
import { kalachakraDasha, kalachakraStart } from './kalachakra.ts';
import { type Dasha, type Period, periodAtPath, runningAt } from './period.ts';
import { runningDashas } from './running.ts';
import { STAR_DASHAS, type StarDashaId, YOGINI_OF } from './star-dasha.table.ts';
import { balanceAtBirth, naisargikaDasha, periodStarts, starDasha, totalYears } from './star-dasha.ts';
import { startLongitude } from './start-point.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const SECOND = 1 / 86_400;
type Extra = (typeof extras.births)[keyof typeof extras.births];
const births: Readonly<Record<string, Extra>> = extras.births;
const ids: readonly StarDashaId[] = GRAHA_DASHAS.filter((id) => id !== 'naisargika');

describe.each(references)('dashas of $city, $birth.date', ({ id, birth, expect: want }) => {
  const clock = (yearLength: number) => ({ birth: chartOfBirth(ephemeris, birth).julianDay, yearLength });
  const moon = () => bodyOf(chartOfBirth(ephemeris, birth), 'moon').longitude;

  it('vimshottari begins its periods and sub-periods where the reference does, in two lengths of year', () => {
    const dasha = starDasha('vimshottari', moon(), clock(want.vimshottari.year));
    const got = new Map<string, number>(
      dasha.periods.flatMap((period) =>
        dasha.divide(period).map((part) => [`${period.ruler}/${part.ruler}`, part.start] as const),
      ),
    );
    for (const { lords, start } of want.vimshottari.level2.slice(1)) {
      const at = got.get(lords.join('/')) ?? Number.NaN;
      expect(Math.abs(at - julianDayFromIso(start)), lords.join('/')).toBeLessThan(900 * SECOND);
    }
    const gregorian = starDasha('vimshottari', moon(), clock(want.vimshottariGregorian.year));
    want.vimshottariGregorian.level1.forEach(({ lords, start }, index) => {
      expect(must(gregorian.periods[index]).ruler).toBe(lords[0]);
      expect(Math.abs(must(gregorian.periods[index]).start - julianDayFromIso(start))).toBeLessThan(900 * SECOND);
    });
  });

  it('ashtottari, yogini and kalachakra agree in rulers and starts', () => {
    const { ashtottari, yogini, kalachakra } = must(births[id]);
    const expectSame = <Ruler>(
      dasha: Dasha<Ruler>,
      periods: readonly { start: string }[],
      rulerOf: (index: number) => unknown,
    ) => {
      periods.forEach(({ start }, index) => {
        expect(must(dasha.periods[index]).ruler).toBe(rulerOf(index));
        expect(Math.abs(must(dasha.periods[index]).start - julianDayFromIso(start))).toBeLessThan(60 * SECOND);
      });
    };
    expectSame(
      starDasha('ashtottari', moon(), clock(365.25)),
      ashtottari.periods,
      (at) => must(ashtottari.periods[at]).lord,
    );
    expectSame(starDasha('yogini', moon(), clock(365.25)), yogini.periods, (at) => must(yogini.periods[at]).lord);
    const start = kalachakraStart(moon());
    expect(start).toMatchObject({
      star: kalachakra.star,
      pada: kalachakra.pada,
      kind: kalachakra.kind,
      years: kalachakra.padaTotal,
      deha: kalachakra.deha,
      jiva: kalachakra.jiva,
    });
    const byPada = kalachakraDasha(moon(), clock(365.25), 'next-star');
    expectSame(byPada, kalachakra.periods, (at) => must(kalachakra.periods[at]).sign);
  });

  it('ashtottari is prescribed by the same conditions', () => {
    const chart = chartOfBirth(ephemeris, birth);
    const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, 'hindu');
    const { condition } = must(births[id]).ashtottari;
    const got = applicability('ashtottari', chart, day ? isDaytime(day, chart.julianDay) : null);
    expect(got?.conditions).toEqual({
      rahuFromLagnaLord: condition.byRahu,
      dayInDarkHalfOrNightInBright: condition.byDayHalf,
    });
  });
});

describe('worked examples of P.V.R. Narasimha Rao', () => {
  const chapter = (part: string) => books.filter((book) => book.source.includes(part));
  const GRAHA_NUMBERS: readonly Graha[] = [
    'sun',
    'moon',
    'mars',
    'mercury',
    'jupiter',
    'venus',
    'saturn',
    'rahu',
    'ketu',
  ];

  it('vimshottari: first lord and balance from the Moon and from its 4th, 5th and 8th stars within two weeks', () => {
    const points = ['moon', 'kshema', 'utpanna', 'adhana'] as const;
    for (const book of chapter('vimsottari')) {
      if (!('birth' in book) || !book.birth || !('latitude' in book.birth)) throw new Error('The example has no birth');
      const { utcOffsetSeconds = 0, latitude = 0, longitude = 0, date, time } = book.birth;
      const chart = chartOfBirth(ephemeris, { date, time, utcOffsetSeconds, latitude, longitude });
      for (let pair = 0; pair < book.cases.length / 2; pair++) {
        const lord: unknown = must(book.cases[pair * 2]).expected;
        const printed: unknown = must(book.cases[pair * 2 + 1]).expected;
        if (!Array.isArray(printed)) throw new Error('The example prints no balance');
        const [years = Number.NaN, months = Number.NaN, days = Number.NaN] = printed.map(Number);
        const balance = balanceAtBirth('vimshottari', startLongitude(chart, must(points[pair])));
        expect(balance.lord).toBe(GRAHA_NUMBERS[Number(lord)]);
        expect(Math.abs(balance.years - (years + months / 12 + days / 360)) * 365.25).toBeLessThan(14);
      }
    }
  });

  it('ashtottari of 19 November 1917 begins with Saturn, followed by Jupiter', () => {
    const book = must(chapter('ashtothari')[0]);
    if (!('birth' in book) || !book.birth) throw new Error('The example has no birth');
    const { utcOffsetSeconds = 0, latitude = 0, longitude = 0, date, time } = book.birth;
    const chart = chartOfBirth(ephemeris, { date, time, utcOffsetSeconds, latitude, longitude });
    expect(must(book.cases[0]).expected).toBe(6);
    expect(balanceAtBirth('ashtottari', bodyOf(chart, 'moon').longitude).lord).toBe('saturn');
  });
});

describe('star dashas', () => {
  it.each([
    ['vimshottari', 120],
    ['ashtottari', 108],
    ['yogini', 36],
    ['shodashottari', 116],
    ['dwadashottari', 112],
    ['panchottari', 105],
    ['shatabdika', 100],
    ['chaturashiti-sama', 84],
    ['dwisaptati-sama', 72],
    ['shashtihayani', 60],
    ['shattrimsha-sama', 36],
  ] as const)('%s has %i years in a run', (id, years) => {
    expect(totalYears(STAR_DASHAS[id].lords)).toBe(years);
  });

  it.each([
    // Star in whose beginning the Moon stands, and the lord the counting rule gives.
    ['vimshottari', 3, 'sun'],
    ['shodashottari', 8, 'sun'],
    ['shodashottari', 7, 'jupiter'],
    ['dwadashottari', 27, 'sun'],
    ['dwadashottari', 26, 'jupiter'],
    ['panchottari', 17, 'sun'],
    ['shatabdika', 27, 'sun'],
    ['shatabdika', 1, 'moon'],
    ['chaturashiti-sama', 15, 'sun'],
    ['dwisaptati-sama', 19, 'sun'],
    ['shattrimsha-sama', 22, 'moon'],
    ['yogini', 6, 'moon'],
    ['yogini', 5, 'rahu'],
    ['ashtottari', 6, 'sun'],
    ['ashtottari', 1, 'rahu'],
    ['shashtihayani', 1, 'jupiter'],
    ['shashtihayani', 4, 'sun'],
    ['shashtihayani', 22, 'saturn'],
    ['shashtihayani', 24, 'rahu'],
  ] as const)('%s from star %i begins with %s', (id, star, lord) => {
    expect(balanceAtBirth(id, ((star - 1) * 360) / 27).lord).toBe(lord);
  });

  it('Abhijit begins the seventh group of shashtihayani at 276°40′', () => {
    expect(balanceAtBirth('shashtihayani', 276.66).lord).toBe('venus');
    expect(balanceAtBirth('shashtihayani', 276.67).lord).toBe('saturn');
  });

  it('eight yoginis have a name each', () => {
    expect(STAR_DASHAS.yogini.lords.map(({ lord }) => YOGINI_OF[lord])).toEqual([
      'mangala',
      'pingala',
      'dhanya',
      'bhramari',
      'bhadrika',
      'ulka',
      'siddha',
      'sankata',
    ]);
  });

  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  const birth = 2_451_545;

  it('at any longitude: no gaps, birth in the first period, a life covered, sub-periods that fill their period', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...ids), fc.constantFrom(365.25, 360), (at, id, yearLength) => {
        const dasha = starDasha(id, at, { birth, yearLength });
        expectGapless(dasha.periods);
        expect(must(dasha.periods[0]).start).toBeLessThanOrEqual(birth);
        expect(must(dasha.periods[0]).end).toBeGreaterThan(birth - SECOND);
        expect((dasha.periods.at(-1)?.end ?? 0) - must(dasha.periods[0]).start).toBeGreaterThanOrEqual(
          96 * yearLength - 1,
        );
        let period = dasha.periods[1];
        for (let level = 2; level <= 6; level++) {
          const parts = dasha.divide(must(period));
          expectGapless(parts);
          expect(must(parts[0]).ruler).toBe(must(period).ruler);
          expect(must(parts[0]).start).toBe(must(period).start);
          expect(parts.at(-1)?.end).toBe(must(period).end);
          period = parts[2];
        }
      }),
    );
  });

  it('the balance never grows as the point moves through its star', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 26 }), fc.double({ min: 0, max: 0.98, noNaN: true }), (star, share) => {
        const arc = 360 / 27;
        const sooner = balanceAtBirth('vimshottari', (star + share) * arc);
        const later = balanceAtBirth('vimshottari', (star + share + 0.01) * arc);
        expect(later.lord).toBe(sooner.lord);
        expect(later.years).toBeLessThan(sooner.years);
      }),
    );
  });

  it('starts as bare numbers are those of the periods, at every level', () => {
    const clock = { birth, yearLength: 365.25 };
    for (const id of ['vimshottari', 'yogini'] as const) {
      const dasha = starDasha(id, 123.4, clock);
      let level: readonly Period<Graha>[] = dasha.periods;
      for (const depth of [1, 2, 3]) {
        const starts = periodStarts(id, 123.4, clock, depth);
        expect(starts).toHaveLength(level.length);
        level.forEach(({ start }, index) => {
          expect(Math.abs(must(starts[index]) - start)).toBeLessThan(SECOND);
        });
        level = level.flatMap((period) => dasha.divide(period));
      }
    }
  });

  it('what runs at an instant is the path that leads to it', () => {
    fc.assert(
      fc.property(longitude, fc.integer({ min: 0, max: 35_000 }), (at, days) => {
        const dasha = starDasha('vimshottari', at, { birth, yearLength: 365.25 });
        const chain = runningAt(dasha, birth + days, 6);
        expect(chain).toHaveLength(6);
        for (const { start, end } of chain) {
          expect(start).toBeLessThanOrEqual(birth + days);
          expect(end).toBeGreaterThan(birth + days);
        }
        const path = chain.map(({ ruler }) => ruler);
        expect(periodAtPath(dasha, path)).toEqual(chain[5]);
      }),
    );
  });

  it('a path that leads nowhere has no period, and a number tells apart rulers that come twice', () => {
    const dasha = starDasha('yogini', 10, { birth, yearLength: 365.25 });
    expect(periodAtPath(dasha, ['ketu'])).toBeNull();
    expect(periodAtPath(dasha, [{ index: 99 }])).toBeNull();
    const first = must(dasha.periods[0]);
    expect(periodAtPath(dasha, [first.ruler])?.cycle).toBe(1);
    expect(periodAtPath(dasha, [{ index: 9 }])).toMatchObject({ ruler: first.ruler, cycle: 2 });
  });

  it('naisargika is the same for everyone and has one level', () => {
    const dasha = naisargikaDasha({ birth, yearLength: 365.25 });
    expect(dasha.periods.map(({ ruler, start }) => [ruler, (start - birth) / 365.25])).toEqual([
      ['moon', 0],
      ['mars', 1],
      ['mercury', 3],
      ['venus', 12],
      ['jupiter', 32],
      ['sun', 50],
      ['saturn', 70],
    ]);
    expect(runningAt(dasha, birth + 1, 3)).toHaveLength(1);
  });
});

describe('kalachakra', () => {
  it('rows of nine sum to their printed years and every star has one group', () => {
    for (const group of ['savya-1', 'savya-2', 'apasavya-1', 'apasavya-2'] as const) {
      const totals = KALACHAKRA_ROWS[group].map((row) =>
        row.reduce((sum, sign) => sum + must(KALACHAKRA_YEARS[sign - 1]), 0),
      );
      expect(totals).toEqual(KALACHAKRA_TOTALS[group]);
    }
    expect(
      Object.values(KALACHAKRA_STARS)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 27 }, (_, at) => at + 1));
  });

  it('the schools part only after the fourth pada', () => {
    const run = (school: (typeof KALACHAKRA_SCHOOLS)[number], longitude: number) =>
      kalachakraDasha(longitude, { birth: 2_451_545, yearLength: 365.25 }, school).periods.map(({ ruler }) => ruler);
    const [next, same] = KALACHAKRA_SCHOOLS;
    expect(run(next, 1)).toEqual(run(same, 1));
    expect(run(next, 12)).not.toEqual(run(same, 12));
  });

  it('divides a period among the nine of its pada, itself first, without gaps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9, noNaN: true }), (longitude) => {
        const dasha = kalachakraDasha(longitude, { birth: 2_451_545, yearLength: 365.25 }, 'next-star');
        expectGapless(dasha.periods);
        for (const period of dasha.periods) {
          const parts = dasha.divide(period);
          expect(parts).toHaveLength(9);
          expect(must(parts[0]).ruler).toBe(period.ruler);
          expectGapless(parts);
          expect(must(dasha.divide(must(parts[3]))[0]).ruler).toBe(must(parts[3]).ruler);
        }
      }),
    );
  });
});

describe('running dashas', () => {
  it('tell every system at once; without an ascendant those of the Moon only', () => {
    const chart = chartOfBirth(ephemeris, must(references[4]).birth);
    const at = chart.julianDay + 30 * 365.25;
    const all = runningDashas(chart, at, 3);
    expect(all.map(({ system }) => system)).toEqual([
      ...GRAHA_DASHAS,
      'kalachakra',
      'chara-kn-rao',
      'chara-pvn-rao',
      'narayana',
      'sthira',
      'shoola',
      'niryana-shoola',
      'sudasa',
      'drig',
      'trikona',
    ]);
    for (const { system, chain } of all) expect(chain, system).toHaveLength(system === 'naisargika' ? 1 : 3);
    expect(runningDashas(chart, at, 1, { isLagnaKnown: false })).toHaveLength(13);
  });
});

function expectGapless(periods: readonly Period<unknown>[]): void {
  for (let index = 1; index < periods.length; index++)
    expect(must(periods[index]).start).toBe(must(periods[index - 1]).end);
  for (const { start, end } of periods) expect(end).toBeGreaterThan(start);
}
