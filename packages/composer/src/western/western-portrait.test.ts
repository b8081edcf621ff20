import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { transitHits } from '@nebosvod/engine/western/natal-transits';
import { tropicalSolarReturn } from '@nebosvod/engine/western/returns';
import { westernChart } from '@nebosvod/engine/western/western-chart';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { COMPOSERS } from '../kind/kinds.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { prepare } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { holds } from '../rule/holds.ts';
import { composeWesternPortrait } from './western-portrait.ts';
import { progressedStays } from './western-progressed.ts';
import { westernTime } from './western-time.ts';

const ASOF = '2026-12-01';
const TYPED = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const clientOf = (more: object = {}) => must(resolveTyped('client', { ...TYPED, ...more }) ?? undefined);
const composed = (more: object = {}, asked: object = {}): ReadingDocument =>
  composeWesternPortrait(prepare(sky, [clientOf(more)], DEFAULT_SETTINGS, ASOF), { detail: 'middle', ...asked });

describe('the portrait of a Western chart', () => {
  test('is proved to the last orb and date, and each that is changed turns red', () => {
    const document = composed();
    expect(readingDocument.safeParse(document).error).toBeUndefined();
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    const marked = sentencesOf(document).filter(({ values }) => values.length > 0);
    expect(marked.length).toBeGreaterThan(20);
    const shown = Object.fromEntries(
      marked.map(({ id, text, values: [first] }) => [id, `${text.slice(0, first?.from)}99${text.slice(first?.to)}`]),
    );
    const red = prove(sky, document, shown).sentences.filter(({ verdict }) => verdict === 'fails');
    expect(red.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
  });

  test('says the same twice, and of a question only the areas it asks about', () => {
    expect(composed()).toEqual(composed());
    const ids = composed({}, { question: 'Как быть с деньгами?' }).sections.map(({ id }) => id);
    expect(ids).toEqual(['gist', 'money', 'near', 'disputes', 'basis']);
  });

  test('of an unknown time tells signs and aspects that last the day, and names what is open', () => {
    const document = composed({ time: null });
    const kinds = new Set(Object.values(document.factors).map(({ rule }) => rule.kind));
    expect([...kinds].filter((kind) => /house|angle|sect/.test(kind))).toEqual([]);
    const text = JSON.stringify(document.sections);
    expect(text).toContain('Час рождения неизвестен');
    expect(text).toContain('Знаки Урана, Нептуна и Плутона');
    expect(text).not.toMatch(/Профекции считаются|голос углового|Плутон читаются/);
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });
});

/** Two births of an unknown time whose closest aspect is what the gist praises. */
const TIMELESS = [
  { date: '1984-02-29', time: null, latitude: 55.0084, longitude: 82.9357, timeZone: 'Asia/Novosibirsk' },
  { date: '1968-12-20', time: null, latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' },
];
/** Born by night beyond the polar circle: houses of Porphyry, some of them a few degrees wide. */
const POLAR = { date: '2001-06-21', time: '00:30', latitude: 68.9585, longitude: 33.0827, timeZone: 'Europe/Moscow' };
const kindOf = (kind: 'western-work' | 'western-relations' | 'western-year' | 'western-month', birth: object) =>
  COMPOSERS[kind](prepare(sky, [clientOf(birth)], DEFAULT_SETTINGS, ASOF), { detail: 'middle' });
const textOf = (document: ReadingDocument, section: string): string[] =>
  sentencesOf({ ...document, sections: document.sections.filter(({ id }) => id === section) }).map(({ text }) => text);

describe('what is said once and what agrees with itself', () => {
  test.each(TIMELESS)('the gist of $date rests on no factor twice', (birth) => {
    const facts = textOf(composed(birth), 'gist').flatMap((text) => /\(([^()]+)\)\.$/.exec(text)?.[1] ?? []);
    expect(facts.length).toBeGreaterThan(3);
    expect(new Set(facts).size).toBe(facts.length);
  });

  test('a transit of an unknown time is told where it belongs or at the end, once', () => {
    for (const document of [composed(TIMELESS[0]), kindOf('western-work', must(TIMELESS[0]))]) {
      const told = sentencesOf(document).filter(({ text }) => text.includes('19 мая 2029'));
      expect(told).toHaveLength(1);
    }
  });

  test('a year whose lord does not rule its house is told by the sign, and the basis says why', () => {
    const document = composed(POLAR);
    const text = [...textOf(document, 'gist'), ...textOf(document, 'near')].join(' ');
    expect(text).toMatch(/год второго знака от Асцендента|на втором знаке от Асцендента/);
    expect(text).not.toMatch(/[Гг]од (?:второго|третьего) дома|на втором доме/);
    expect(textOf(document, 'basis').join(' ')).toContain('Профекции считаются по знакам');
  });

  test('stays of the progressed Moon leave no gap to the end of what is read', () => {
    const prepared = prepare(sky, [clientOf(POLAR)], DEFAULT_SETTINGS, ASOF);
    const voice = new Voice(prepared.births, prepared.decisions);
    const houses = progressedStays(voice, prepared, { from: ASOF, to: prepared.horizon })
      .filter(({ rule }) => rule.kind === 'western-progressed-house')
      .map(({ rule }) => must(voice.valuesOf(rule) ?? undefined));
    expect(houses.length).toBeGreaterThan(4);
    expect(houses.slice(1).map(({ from }) => from)).toEqual(houses.slice(0, -1).map(({ until }) => until));
    expect(String(houses.at(-1)?.until) >= prepared.horizon).toBe(true);
    expect(textOf(composed(POLAR), 'near').join(' ')).toContain('с 15 марта 2028');
  });

  test('where Placidus has no houses, a year does not claim his', () => {
    expect(textOf(kindOf('western-year', POLAR), 'basis').join(' ')).not.toContain('Плацидусу');
  });

  test.each([TYPED, POLAR, ...TIMELESS])(
    'a year and a month of $date are not weak where they are strongest',
    (birth) => {
      for (const kind of ['western-year', 'western-month'] as const) {
        const about = textOf(kindOf(kind, birth), 'gist').flatMap(
          (text) => /(?:говорит|речь|сказано|отзывается) (о [а-яё ]+)[;,]/.exec(text)?.[1] ?? [],
        );
        expect(about.length).toBe(2);
        expect(new Set(about).size).toBe(2);
      }
    },
  );

  test('the first weak place of a year is not called another one', () => {
    const [first] = textOf(kindOf('western-year', must(TIMELESS[0])), 'leave');
    expect(first).toMatch(/^(?:Осторожность пригодится|Слабое место видно)/);
  });
});

test('the Sun of a month goes through the house where it spends most of it', () => {
  const sun = textOf(kindOf('western-month', TYPED), 'gist').find((text) => text.includes('Солнце'));
  // It leaves the third house on 3 December.
  expect(sun).toMatch(/четвёрт/);
});

test.each(['western-work', 'western-relations'] as const)('%s is proved and keeps love and work apart', (kind) => {
  const document = COMPOSERS[kind](prepare(sky, [clientOf()], DEFAULT_SETTINGS, ASOF), { detail: 'middle' });
  expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  const foreign = kind === 'western-work' ? /свидан|супруг|ухаживан/ : /начальник|оклад/;
  const people = document.sections.find(({ id }) => id === 'people');
  expect(JSON.stringify(people)).not.toMatch(foreign);
});

describe('the year of a solar return', () => {
  const yearOf = (more: object = {}) =>
    COMPOSERS['western-year'](prepare(sky, [clientOf()], DEFAULT_SETTINGS, ASOF), { detail: 'middle', ...more });
  const rising = (document: ReadingDocument) =>
    must(Object.values(document.factors).find(({ rule }) => rule.kind === 'western-return-ascendant'));

  test('runs from return to return, is proved, and keeps the day of reading', () => {
    const document = yearOf();
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    expect(rising(document).values).toMatchObject({ from: '2026-05-17', until: '2027-05-17' });
    expect(document.asOf).toBe(ASOF);
  });

  test('is the one asked for, lived where it was said', () => {
    const place = { latitude: -33.87, longitude: 151.21, timeZone: 'Australia/Sydney' };
    const document = yearOf({ year: { year: 2031, place } });
    expect(String(rising(document).values.from)).toMatch(/^2031-05/);
    expect(rising(document).rule).toMatchObject({ place });
    expect(rising(document).values.sign).not.toBe(rising(yearOf({ year: { year: 2031 } })).values.sign);
    expect(document.inputs).toMatchObject({ year: 2031, place });
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });

  test('rises where the engine’s own return does', () => {
    const [facts] = prepare(sky, [clientOf()], DEFAULT_SETTINGS, ASOF).client.west;
    const { chart } = must(facts);
    const instant = tropicalSolarReturn(sky, chart.julianDay, 36);
    const { ascendant } = westernChart(sky, instant, chart.place);
    expect(rising(yearOf()).values.sign).toBe(ascendant.sign);
    expect(sky.longitude(instant, 'sun')).toBeCloseTo(must(facts).natalLongitude('sun'), 5);
  });
});

describe('rules of a Western chart', () => {
  // The chart of the worked reading in the design: positions, orbs and days stand in its table of factors.
  test.each([
    [{ kind: 'western-angle', angle: 'ascendant', sign: 6 }, {}],
    [{ kind: 'western-ruler-house', ruler: 10, house: 9 }, { planet: 'mercury' }],
    [{ kind: 'western-house', planet: 'jupiter', house: 10 }, {}],
    [{ kind: 'western-aspect', a: 'venus', b: 'neptune', aspect: 'square' }, { orb: 0.7 }],
    [{ kind: 'western-near-angle', planet: 'mars', angle: 'descendant' }, { orb: 3.1 }],
    [{ kind: 'western-dignity', planet: 'venus', dignity: 'detriment' }, {}],
    [
      { kind: 'western-profection-house', house: 2, at: '2027-06-01' },
      { lord: 'venus', from: '2027-05-17', until: '2028-05-16' },
    ],
    [{ kind: 'western-transit', planet: 'saturn', aspect: 'conjunction', natal: 'venus', at: '2027-03-17' }, {}],
    [
      { kind: 'western-transit-house', planet: 'jupiter', house: 2, at: '2029-01-01' },
      { from: '2028-09-29', until: '2029-10-20' },
    ],
  ] as const)('%o', (rule, values) => {
    const births = new Births(sky, [clientOf()], DEFAULT_SETTINGS);
    expect(holds(rule, births)).toMatchObject({ holds: true, values });
  });

  test('the transits of three years are those of the engine’s own search', () => {
    const prepared = prepare(sky, [clientOf()], DEFAULT_SETTINGS, ASOF);
    const { series } = westernTime(new Voice(prepared.births, prepared.decisions), prepared);
    const [facts] = prepared.client.west;
    const found = series.filter(({ planet, natal }) => planet === 'uranus' && natal === 'midheaven');
    const natal = [{ id: 'midheaven' as const, longitude: must(facts).natalLongitude('midheaven') }];
    const hits = transitHits(sky, { bodies: ['uranus'], natal, aspects: ['conjunction'] }, 2461375.5, 2462471.5);
    const dates = hits.map(({ julianDay }) => prepared.client.days.dateOf(julianDay));
    expect(found.find(({ aspect }) => aspect === 'conjunction')?.dates).toEqual(dates);
    expect(dates).toEqual(['2028-06-25', '2028-12-20', '2029-04-13']);
  });
});
