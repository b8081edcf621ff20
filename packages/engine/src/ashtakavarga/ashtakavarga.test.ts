import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { type Sign, signs } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { ASHTAKAVARGA_POINTS, MOON_TABLES, VENUS_TABLES } from './ashtakavarga.ids.ts';
import { ashtakavargaPlaces, computeAshtakavarga, pindaOf } from './ashtakavarga.ts';
import { ashtakavargaTrace } from './ashtakavarga-trace.ts';
import {
  type BySign,
  byPoint,
  contributionsOf,
  DEFAULT_TABLES,
  knownPrastara,
  type PointSigns,
  prastaraOf,
} from './bindus.ts';
import { BINDU_TOTALS } from './contribution.table.ts';
import { ekadhipatyaShodhana, partnerOf, trikonaShodhana } from './shodhana.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const sign = fc.constantFrom(...signs);
const places: fc.Arbitrary<PointSigns> = fc
  .tuple(sign, sign, sign, sign, sign, sign, sign, sign)
  .map((drawn) => byPoint((point) => must(drawn[ASHTAKAVARGA_POINTS.indexOf(point)])));
const tables = fc.record({ moonTable: fc.constantFrom(...MOON_TABLES), venusTable: fc.constantFrom(...VENUS_TABLES) });
const total = (values: BySign) => values.reduce((sum, value) => sum + value, 0);
const occupiedBy = (points: PointSigns): ReadonlySet<Sign> => new Set(Object.values(points));

describe('the printed tables', () => {
  it('sum to 48 49 39 54 56 52 39 and 49, in every reading of the Moon and Venus', () => {
    for (const moonTable of MOON_TABLES) {
      for (const venusTable of VENUS_TABLES) {
        for (const receiver of ASHTAKAVARGA_POINTS) {
          const houses = Object.values(contributionsOf(receiver, { moonTable, venusTable })).flat();
          expect(houses.length, `${receiver}, ${moonTable}, ${venusTable}`).toBe(BINDU_TOTALS[receiver]);
        }
      }
    }
  });

  it('name each house once, in order', () => {
    for (const receiver of ASHTAKAVARGA_POINTS) {
      for (const houses of Object.values(contributionsOf(receiver, DEFAULT_TABLES))) {
        expect([...new Set(houses)].sort((a, b) => a - b)).toEqual(houses);
      }
    }
  });
});

describe.each(references)('ashtakavarga of $city, $birth.date', ({ birth, expect: want }) => {
  it('agrees with the reference in tables, sums and pindas', () => {
    const got = computeAshtakavarga(ashtakavargaPlaces(chartOfBirth(ephemeris, birth)));
    expect(got.bav).toEqual(want.bavPvr);
    expect(got.sav).toEqual(want.sav);
    expect(got.pinda).toEqual(want.shodhya);
  });
});

describe('ashtakavarga', () => {
  it('keeps its totals wherever the eight points stand', () => {
    fc.assert(
      fc.property(places, tables, (points, choice) => {
        const { bav, sav, savWithLagna } = computeAshtakavarga({ points, occupied: occupiedBy(points) }, choice);
        for (const point of ASHTAKAVARGA_POINTS) {
          expect(total(bav[point])).toBe(BINDU_TOTALS[point]);
          for (const bindus of bav[point]) expect(bindus).toBeLessThanOrEqual(8);
        }
        expect(total(sav)).toBe(337);
        expect(total(savWithLagna)).toBe(386);
      }),
    );
  });

  it('turns with the zodiac: moving every point by one sign moves every table by one sign', () => {
    fc.assert(
      fc.property(places, (points) => {
        const turned = byPoint((point) => must(signs[points[point] % 12]));
        const before = computeAshtakavarga({ points, occupied: occupiedBy(points) });
        const after = computeAshtakavarga({ points: turned, occupied: occupiedBy(turned) });
        expect(after.sav).toEqual([before.sav[11], ...before.sav.slice(0, 11)]);
      }),
    );
  });

  it('in the prastara each row is one giver and the columns add up to the table', () => {
    fc.assert(
      fc.property(places, (points) => {
        const { prastara, bav } = computeAshtakavarga({ points, occupied: occupiedBy(points) });
        for (const receiver of ASHTAKAVARGA_POINTS) {
          signs.forEach((_, index) => {
            expect(total(ASHTAKAVARGA_POINTS.map((giver) => must(prastara[receiver][giver][index])))).toBe(
              bav[receiver][index],
            );
          });
        }
      }),
    );
  });

  it('the three Moon tables differ from each other for some chart', () => {
    const points = byPoint((point) => (point === 'mars' ? 3 : 1));
    const moons = MOON_TABLES.map((moonTable) =>
      computeAshtakavarga({ points, occupied: occupiedBy(points) }, { ...DEFAULT_TABLES, moonTable }).bav.moon.join(),
    );
    expect(new Set(moons).size).toBe(3);
  });
});

describe('trikona shodhana', () => {
  it('leaves a zero in every trine and never changes a trine that has one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 }), (bindus) => {
        const reduced = trikonaShodhana(bindus);
        for (let first = 0; first < 4; first++) {
          const trine = [first, first + 4, first + 8];
          expect(Math.min(...trine.map((index) => must(reduced[index])))).toBe(0);
          if (trine.some((index) => bindus[index] === 0))
            for (const index of trine) expect(reduced[index]).toBe(bindus[index]);
        }
      }),
    );
  });
});

describe('ekadhipatya shodhana', () => {
  const pair = (aries: number, scorpio: number, occupied: readonly Sign[]) => {
    const bindus = signs.map((at) => (at === 1 ? aries : at === 8 ? scorpio : 0));
    const reduced = ekadhipatyaShodhana(bindus, new Set(occupied));
    return [reduced[0], reduced[7]];
  };

  it.each([
    ['a zero in the pair leaves both', 0, 5, [], [0, 5]],
    ['both occupied: both stay', 3, 5, [1, 8], [3, 5]],
    ['both empty and equal: both become 0', 4, 4, [], [0, 0]],
    ['both empty and unequal: both take the smaller', 3, 5, [], [3, 3]],
    ['the empty one is smaller: it becomes 0', 3, 5, [8], [0, 5]],
    ['equal with one occupied: the empty one becomes 0', 4, 4, [8], [0, 4]],
    ['the empty one is larger: it takes the value of the occupied', 5, 3, [8], [3, 3]],
  ] as const)('%s', (_, aries, scorpio, occupied, expected) => {
    expect(pair(aries, scorpio, occupied)).toEqual(expected);
  });

  it('never touches Cancer and Leo and never adds', () => {
    expect([partnerOf(4), partnerOf(5), partnerOf(1), partnerOf(9)]).toEqual([null, null, 8, 12]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 12, maxLength: 12 }),
        fc.uniqueArray(sign),
        (bindus, occupied) => {
          const reduced = ekadhipatyaShodhana(bindus, new Set(occupied));
          expect([reduced[3], reduced[4]]).toEqual([bindus[3], bindus[4]]);
          reduced.forEach((value, index) => {
            expect(value).toBeLessThanOrEqual(must(bindus[index]));
          });
        },
      ),
    );
  });
});

describe('pinda', () => {
  it('weighs each sign by its multiplier and again by each graha in it', () => {
    const points = byPoint((point) => (point === 'jupiter' || point === 'sun' ? 6 : 1));
    const reduced = signs.map((at) => (at === 6 ? 2 : 0));
    // Virgo counts 5; the Sun 5 and Jupiter 10 stand there.
    expect(pindaOf(reduced, points)).toEqual({ rasi: 10, graha: 30, shodhya: 40 });
  });

  it('is never below zero for any graha', () => {
    fc.assert(
      fc.property(places, (points) => {
        const { pinda } = computeAshtakavarga({ points, occupied: occupiedBy(points) });
        for (const graha of CLASSICAL_GRAHAS) expect(pinda[graha].shodhya).toBe(pinda[graha].rasi + pinda[graha].graha);
      }),
    );
  });
});

describe('Exercise 22 of P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach"', () => {
  it('comes out exactly: shodhya pindas of chart 7', () => {
    // The signs of chart 7 are those of 6 February 1911: of all places of 1800–2009, taken every 12 hours
    // with every ascendant, only these give the seven printed numbers.
    const points = { sun: 10, moon: 1, mars: 9, mercury: 9, jupiter: 7, venus: 11, saturn: 1, lagna: 8 } as const;
    const nodes = [1, 7] as const;
    const { pinda } = computeAshtakavarga({ points, occupied: new Set([...Object.values(points), ...nodes]) });
    expect(CLASSICAL_GRAHAS.map((graha) => pinda[graha].shodhya)).toEqual([233, 140, 95, 128, 124, 208, 225]);
  });
});

describe('trace', () => {
  const words = {
    signs: signs.map((at) => at - 1),
    min: Math.min,
    sum: total,
    ekadhipatya: (row: BySign, occupied: readonly Sign[]) => ekadhipatyaShodhana(row, new Set(occupied)),
  };

  it('recomputes every row and pinda from its inputs and the text of its formula', () => {
    fc.assert(
      fc.property(places, (points) => {
        const chart = { points, occupied: occupiedBy(points) };
        const result = computeAshtakavarga(chart);
        for (const [path, { expression, inputs }] of Object.entries(ashtakavargaTrace(result, chart))) {
          const names = { ...words, ...inputs };
          const recomputed: unknown = new Function(...Object.keys(names), `return ${expression};`)(
            ...Object.values(names),
          );
          const value = path.split('.').reduce<unknown>((part, key) => Object(part)[key], result);
          expect(recomputed, path).toEqual(value);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('an unknown ascendant', () => {
  it('leaves its rows of the prastara unknown and the others as they are', () => {
    const points = byPoint(() => 4 as const);
    const known = knownPrastara({ ...points, lagna: null });
    expect(known.sun.lagna).toBeNull();
    expect(known.sun.moon).toEqual(prastaraOf(points).sun.moon);
  });
});
