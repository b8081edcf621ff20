import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countSigns, type Sign, toSign } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { sudarshana } from '../chakra/sudarshana.ts';
import books from '../vectors/books.json' with { type: 'json' };
import { grahaAspectSigns } from './aspect.ts';
import { type ByGraha, byGraha } from './placement.ts';
import { temporalRelation } from './relation.ts';

const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];

/** The example of a chapter; its chart counts signs from 1. */
function example(chapter: string) {
  const found = books.find(({ source }) => source.includes(chapter));
  if (!found) throw new Error(`No example of ${chapter}`);
  return found;
}

function signsOf(chart: object): ByGraha<Sign> {
  const places = new Map(Object.entries(chart));
  return byGraha((graha) => toSign(Number(places.get(graha))));
}

describe('temporal relations of chapter 3 of the Integrated Approach', () => {
  const { chart, cases } = example('chapter 3');
  const placement = signsOf(chart ?? {});
  const friends = (of: Graha) =>
    GRAHAS.flatMap((to, index) => (to !== of && temporalRelation(placement[of], placement[to]) === 1 ? [index] : []));
  const enemies = (of: Graha) =>
    GRAHAS.flatMap((to, index) => (to !== of && temporalRelation(placement[of], placement[to]) === -1 ? [index] : []));

  it('agree for the Sun, the Moon, Jupiter and Venus', () => {
    // The book numbers the grahas Sun … Saturn, Rahu, Ketu, as the engine orders them.
    const printed: [Graha, number][] = [
      ['sun', 0],
      ['moon', 2],
      ['jupiter', 4],
      ['venus', 6],
    ];
    for (const [graha, at] of printed) {
      expect(friends(graha)).toEqual(must(cases[at]).expected);
      expect(enemies(graha)).toEqual(must(cases[at + 1]).expected);
    }
  });
});

describe('graha drishti of chapter 10 of the Integrated Approach', () => {
  const { chart, cases } = example('chapter 10');
  const placement = signsOf(chart ?? {});
  const lagna = toSign(8);

  it.each(cases.map((one) => [one.what, one.expected] as const))('%s', (what, expected) => {
    const graha = GRAHAS.find((id) => what.toLowerCase().endsWith(id)) ?? 'sun';
    const aspected = grahaAspectSigns(graha, placement[graha]);
    if (!Array.isArray(expected)) throw new Error('a list is expected');
    const want = [...expected].map(String).sort();
    if (what.includes('Rasis')) {
      expect(aspected.map((sign) => SIGN_NAMES[sign - 1]).sort()).toEqual(want);
    } else if (what.includes('Houses')) {
      // The book counts houses from 0.
      const houses = aspected.map((sign) => String(countSigns(lagna, sign) - 1));
      expect(houses.sort()).toEqual(want);
    } else {
      const seen = GRAHAS.filter((other) => other !== graha && aspected.includes(placement[other]));
      expect(seen.map((other) => must(other[0]).toUpperCase() + other.slice(1)).sort()).toEqual(want);
    }
  });
});

describe('sudarshana chakra of chapter 31 of the Integrated Approach', () => {
  it('agrees in the three rings', () => {
    const { cases } = example('chapter 31');
    // Each printed cell: sign from 0, then L for the lagna and the numbers of the grahas.
    const printed = cases.map(({ expected }) => {
      if (!Array.isArray(expected)) throw new Error('a list is expected');
      return expected.map((cell) => {
        if (!Array.isArray(cell)) throw new Error('a cell is a pair');
        return { sign: Number(cell[0]) + 1, marks: String(cell[1]).split('/').filter(Boolean) };
      });
    });
    const fromLagna = must(printed[0]);
    const placement = byGraha((graha) => {
      const mark = String(GRAHAS.indexOf(graha));
      return toSign(fromLagna.find(({ marks }) => marks.includes(mark))?.sign ?? Number.NaN);
    });
    const lagna = toSign(fromLagna.find(({ marks }) => marks.includes('L'))?.sign ?? Number.NaN);
    const rings = sudarshana(placement, lagna).map(({ houses }) =>
      houses.map(({ sign, occupants }) => ({
        sign,
        marks: occupants.map((id) => (id === 'lagna' ? 'L' : String(GRAHAS.indexOf(id)))),
      })),
    );
    expect(rings).toEqual(printed);
  });
});
