import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { type Sign, signFrom, signs } from '../angle/sign.ts';
import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { byGraha } from '../state/placement.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import books from '../vectors/books.json' with { type: 'json' };
import references from '../vectors/charts.json' with { type: 'json' };
import extras from '../vectors/dasha-extras.json' with { type: 'json' };
import { brahmaOf } from './brahma.ts';
import { RASI_DASHAS } from './dasha.ids.ts';
import { type RasiChart, rasiChart, vargaChart } from './rasi-chart.ts';
import { firstRun, type RasiDashaInput, rasiDasha } from './rasi-dasha.ts';
import { rulingLord, strongerGraha, strongerSign } from './rasi-strength.ts';
import { yearsByLord } from './rasi-years.ts';
import { rasiDashaInput } from './running.ts';
import { narayanaChart } from './varga-narayana.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

type Extra = (typeof extras.births)[keyof typeof extras.births];
const births: Readonly<Record<string, Extra>> = extras.births;
const SECOND = 1 / 86_400;

describe.each(references)('dashas of signs of $city, $birth.date', ({ id, birth }) => {
  it.each([
    ['chara-kn-rao', 'charaKnRao'],
    ['narayana', 'narayana'],
  ] as const)('%s agrees in order, years and starts', (system, key) => {
    const input = rasiDashaInput(chartOfBirth(ephemeris, birth));
    const want = must(births[id])[key].periods;
    expect(firstRun(system, input)).toEqual(want.map(({ sign, years }) => ({ sign, years })));
    const dasha = rasiDasha(system, input);
    want.forEach(({ sign, start }, index) => {
      expect(must(dasha.periods[index]).ruler).toBe(sign);
      expect(Math.abs(must(dasha.periods[index]).start - julianDayFromIso(start))).toBeLessThan(2 * SECOND);
    });
  });

  it('narayana gives in the second run what the first left of twelve years', () => {
    const input = rasiDashaInput(chartOfBirth(ephemeris, birth));
    const { periods, secondCycleYears } = must(births[id]).narayana;
    const second = rasiDasha('narayana', input).periods.filter(({ cycle }) => cycle === 2);
    const years = new Map(second.map(({ ruler, start, end }) => [ruler, Math.round((end - start) / 365.25)]));
    // The reference goes below zero where Mercury at home and exalted has thirteen; ours then has no length.
    periods.forEach(({ sign }, index) => {
      expect(years.get(must(signs[sign - 1]))).toBe(Math.max(0, must(secondCycleYears[index])));
    });
  });
});

/** A book example by a part of its source, its number among those, its birth and chart. */
function example(part: string, number = 0): { chart: Chart; cases: readonly { expected: unknown }[]; varga: number } {
  const book = must(books.filter(({ source }) => source.includes(part))[number]);
  if (!('birth' in book) || !book.birth) throw new Error(`${part} has no birth`);
  const { date, time, utcOffsetSeconds = 0, latitude = 0, longitude = 0 } = book.birth;
  const chart = chartOfBirth(ephemeris, { date, time, utcOffsetSeconds, latitude, longitude });
  return { chart, cases: book.cases, varga: 'varga' in book && book.varga ? book.varga : 1 };
}

/** Printed pairs of a sign (0 = Aries in the book) and its years. */
function printedRun(cases: readonly { expected: unknown }[]): { sign: number; years: number }[] {
  return cases.map(({ expected }) => {
    if (!Array.isArray(expected)) throw new Error('The example prints no pair');
    const [sign = Number.NaN, years = Number.NaN] = expected.map(Number);
    return { sign: sign + 1, years };
  });
}

describe('worked examples of P.V.R. Narasimha Rao', () => {
  it('narayana of chart 23: twelve signs and eight of the second run', () => {
    const { chart, cases } = example('narayana', 0);
    const dasha = rasiDasha('narayana', rasiDashaInput(chart));
    const got = dasha.periods.map(({ ruler, start, end }) => ({
      sign: ruler,
      years: Math.round((end - start) / 365.25),
    }));
    expect(got.slice(0, 20)).toEqual(printedRun(cases));
  });

  it('narayana of the chaturthamsha of chart 27, from the lord of the fourth house', () => {
    const { chart, cases } = example('narayana', 1);
    const input = { ...rasiDashaInput(chart), chart: narayanaChart(chart, 4) };
    expect(firstRun('narayana', input)).toEqual(printedRun(cases));
  });

  it('sudasa of chart 3: the first period has the share of Capricorn that Shri lagna has left', () => {
    const { chart, cases } = example('sudasa');
    const { birth, ...input } = rasiDashaInput(chart);
    const { periods } = rasiDasha('sudasa', { ...input, birth });
    const got = periods.map(({ ruler, start, end }) => ({
      sign: ruler,
      years: Number(((end - Math.max(start, birth)) / 365.25).toFixed(2)),
    }));
    expect(got.slice(0, 12)).toEqual(printedRun(cases));
  });

  it.each([
    ['niryana-shoola', 'niryaana shoola'],
    ['shoola', '23: shoola'],
  ] as const)('%s', (system, part) => {
    const { chart, cases } = example(part);
    expect(firstRun(system, rasiDashaInput(chart)).slice(0, cases.length)).toEqual(printedRun(cases));
  });

  it('the stronger of Mars and Ketu, Saturn and Rahu', () => {
    const names = { Mars: 'mars', Saturn: 'saturn', Raagu: 'rahu' } as const;
    for (let number = 0; number < 3; number++) {
      const { chart, cases, varga } = example('stronger planet', number);
      const rasi = vargaChart(chart, varga);
      const stronger: readonly string[] = [strongerGraha(rasi, 'mars', 'ketu'), strongerGraha(rasi, 'saturn', 'rahu')];
      for (const { expected } of cases) {
        const name = Object.entries(names).find(([printed]) => printed === expected)?.[1];
        expect(stronger).toContain(name);
      }
    }
  });

  it('the stronger of a sign and its seventh', () => {
    const lagna = (chart: RasiChart) => strongerSign(chart, chart.lagna, signFrom(chart.lagna, 7)).sign;
    expect(lagna(rasiChart(example('stronger rasi', 0).chart))).toBe(11);
    expect(lagna(rasiChart(example('stronger rasi', 1).chart))).toBe(3);
    const [navamsha, dashamsha] = [example('stronger rasi', 2), example('stronger rasi', 3)];
    expect(strongerSign(vargaChart(navamsha.chart, navamsha.varga), 3, 9).sign).toBe(3);
    expect(strongerSign(vargaChart(dashamsha.chart, dashamsha.varga), 3, 9).sign).toBe(9);
  });
});

/** A made-up chart: all grahas in Aries at 10° but for those given. */
function made(
  lagna: Sign,
  places: Partial<RasiChart['placement']>,
  degrees: Partial<RasiChart['degrees']> = {},
): RasiChart {
  return {
    lagna,
    placement: { ...byGraha((): Sign => 1), ...places },
    degrees: { ...byGraha(() => 10), ...degrees },
  };
}

describe('lords of Scorpio and Aquarius', () => {
  it('the one outside counts when the other is at home', () => {
    expect(rulingLord(made(1, { mars: 8, ketu: 5 }), 8)).toBe('ketu');
    expect(rulingLord(made(1, { mars: 5, ketu: 8 }), 8)).toBe('mars');
    expect(yearsByLord(made(1, { mars: 8, ketu: 8 }), 8, null)).toBe(12);
  });

  it('both outside: more companions, then the higher degree', () => {
    expect(rulingLord(made(1, { saturn: 4, rahu: 6, sun: 6 }), 11)).toBe('rahu');
    expect(rulingLord(made(1, { saturn: 4, rahu: 6 }, { saturn: 20 }), 11)).toBe('saturn');
    expect(rulingLord(made(1, { saturn: 4, rahu: 6 }, { rahu: 20 }), 11)).toBe('rahu');
  });
});

describe('years by the lord', () => {
  it('are counted forward from Aries Taurus Gemini Libra Scorpio Sagittarius, backward from the others', () => {
    expect(yearsByLord(made(1, { venus: 5 }), 2, null)).toBe(3);
    expect(yearsByLord(made(1, { moon: 2 }), 4, null)).toBe(2);
    expect(yearsByLord(made(1, { moon: 6 }), 4, null)).toBe(10);
  });

  it('K.N. Rao counts no dignity; the others add a year for exaltation and take one for debilitation', () => {
    expect([null, 'taurus' as const].map((nodes) => yearsByLord(made(1, { moon: 2 }), 4, nodes))).toEqual([2, 3]);
    expect([null, 'taurus' as const].map((nodes) => yearsByLord(made(1, { moon: 8 }), 4, nodes))).toEqual([8, 7]);
    expect(yearsByLord(made(1, { mercury: 6 }), 6, 'taurus')).toBe(13);
  });
});

describe('order of narayana', () => {
  const order = (chart: RasiChart) =>
    firstRun('narayana', { chart, shriLagna: 0, birth: 0, yearLength: 365.25 }).map(({ sign }) => sign);
  /** Grahas away from the lagna and its seventh, but for enough in the lagna to make it the start. */
  const from = (lagna: Sign, more: Partial<RasiChart['placement']> = {}) => {
    const away = signFrom(lagna, 2);
    return made(lagna, { ...byGraha(() => away), sun: lagna, moon: lagna, ...more });
  };

  it('movable: next signs; fixed: every sixth; dual: by trines; the foot of the ninth gives the direction', () => {
    expect(order(from(1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(order(from(10))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 12, 11]);
    expect(order(from(8))).toEqual([8, 3, 10, 5, 12, 7, 2, 9, 4, 11, 6, 1]);
    expect(order(from(9))).toEqual([9, 5, 1, 12, 8, 4, 3, 11, 7, 6, 2, 10]);
  });

  it('Saturn in the start makes it plain and forward, Ketu turns it, with both Ketu decides', () => {
    expect(order(from(9, { saturn: 9 }))).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order(from(1, { ketu: 1 }))).toEqual([1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(order(from(1, { ketu: 1, saturn: 1 }))).toEqual([1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('brahma', () => {
  it('is never Saturn or a node', () => {
    fc.assert(
      fc.property(anyChart, (input) => {
        expect(['saturn', 'rahu', 'ketu']).not.toContain(brahmaOf(input.chart));
      }),
    );
  });

  it('is the lord of the 6th, 8th or 12th in an odd sign of the visible half', () => {
    // From Aries with most grahas in it: the lords are Mercury, Mars (with Ketu) and Jupiter; Jupiter in Libra qualifies alone.
    expect(brahmaOf(made(1, { jupiter: 7, mercury: 2, mars: 2, ketu: 4 }))).toBe('jupiter');
  });
});

const sign = fc.constantFrom(...signs);
const degree = fc.double({ min: 0, max: 29.99, noNaN: true });
const anyChart: fc.Arbitrary<RasiDashaInput> = fc
  .record({
    lagna: sign,
    places: fc.array(sign, { minLength: 9, maxLength: 9 }),
    degrees: fc.array(degree, { minLength: 9, maxLength: 9 }),
    shriLagna: fc.double({ min: 0, max: 359.99, noNaN: true }),
  })
  .map(({ lagna, places, degrees, shriLagna }) => {
    let next = 0;
    let nextDegree = 0;
    return {
      chart: {
        lagna,
        placement: byGraha(() => must(places[next++])),
        degrees: byGraha(() => must(degrees[nextDegree++])),
      },
      shriLagna,
      birth: 2_451_545,
      yearLength: 365.25,
    };
  });

describe('dashas of signs of any chart', () => {
  it('rule without gaps, each sign once a run, with sub-periods that fill the period', () => {
    fc.assert(
      fc.property(anyChart, fc.constantFrom(...RASI_DASHAS), (input, id) => {
        const run = firstRun(id, input).map((step) => step.sign);
        expect(run).toHaveLength(12);
        if (id !== 'drig') expect(new Set(run).size).toBe(12);
        const { periods, divide } = rasiDasha(id, input);
        for (let index = 1; index < periods.length; index++)
          expect(must(periods[index]).start).toBe(must(periods[index - 1]).end);
        expect(must(periods[0]).start).toBeLessThanOrEqual(input.birth);
        for (const period of periods.slice(0, 3)) {
          const parts = divide(period);
          expect(new Set(parts.map(({ ruler }) => ruler)).size).toBe(12);
          expect([must(parts[0]).start, must(parts[11]).end]).toEqual([period.start, period.end]);
        }
      }),
    );
  });

  it('shoola has nine years a sign, sthira and niryana shoola seven, eight and nine', () => {
    fc.assert(
      fc.property(anyChart, (input) => {
        const total = (id: 'shoola' | 'sthira' | 'niryana-shoola') =>
          firstRun(id, input).reduce((sum, { years }) => sum + years, 0);
        expect([total('shoola'), total('sthira'), total('niryana-shoola')]).toEqual([108, 96, 96]);
      }),
    );
  });

  it('chara goes forward when the ninth from the ascendant is odd-footed, sub-periods end with the sign itself', () => {
    const input = { ...sample(4), chart: made(4, {}) };
    expect(firstRun('chara-kn-rao', input).map((step) => step.sign)).toEqual([4, 3, 2, 1, 12, 11, 10, 9, 8, 7, 6, 5]);
    const { periods, divide } = rasiDasha('chara-kn-rao', { ...sample(1), chart: made(1, {}) });
    expect(divide(must(periods[0])).map(({ ruler }) => ruler)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]);
  });

  it('drig takes the ninth, tenth and eleventh, each with the three it looks at', () => {
    const run = (lagna: Sign) =>
      firstRun('drig', { ...sample(lagna), chart: made(lagna, {}) }).map((step) => step.sign);
    // From Aries: Sagittarius and its duals, Capricorn and fixed signs, Aquarius and movable ones.
    expect(run(1)).toEqual([9, 12, 3, 6, 10, 8, 5, 2, 11, 7, 4, 1]);
    // From Gemini: Aquarius and Aries look at each other and rule twice; Taurus and Capricorn do not rule.
    expect(run(3)).toEqual([11, 7, 4, 1, 12, 9, 6, 3, 1, 5, 8, 11]);
    // From Virgo: Taurus and Cancer rule twice; Aries and Leo do not rule.
    expect(run(6)).toEqual([2, 4, 7, 10, 3, 6, 9, 12, 4, 2, 11, 8]);
  });

  function sample(lagna: Sign): RasiDashaInput {
    return { chart: made(lagna, {}), shriLagna: 0, birth: 0, yearLength: 365.25 };
  }
});
