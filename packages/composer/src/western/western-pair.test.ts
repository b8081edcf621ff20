import { readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { midpointComposite } from '@nebosvod/engine/western/synastry';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { prepare } from '../reading/prepared.ts';
import { holds } from '../rule/holds.ts';
import { composeWesternPair } from './western-pair.ts';

const ASOF = '2026-12-01';
// Two births taken at will.
const FIRST = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const SECOND = { date: '1988-11-02', time: '09:05', latitude: 59.9386, longitude: 30.3141, timeZone: 'Europe/Moscow' };

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const bothOf = (first: object = {}, second: object = {}) => [
  must(resolveTyped('client', { ...FIRST, ...first }) ?? undefined),
  must(resolveTyped('second', { ...SECOND, ...second }) ?? undefined),
];
const composed = (first: object = {}, second: object = {}) =>
  composeWesternPair(prepare(sky, bothOf(first, second), DEFAULT_SETTINGS, ASOF), { detail: 'middle' });

describe('a pair of Western charts', () => {
  test('is proved to the last orb and date, and each that is changed turns red', () => {
    const document = composed();
    expect(readingDocument.safeParse(document).error).toBeUndefined();
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    const marked = sentencesOf(document).filter(({ values }) => values.length > 0);
    expect(marked.length).toBeGreaterThan(15);
    const shown = Object.fromEntries(
      marked.map(({ id, text, values: [first] }) => [id, `${text.slice(0, first?.from)}99${text.slice(first?.to)}`]),
    );
    const red = prove(sky, document, shown).sentences.filter(({ verdict }) => verdict === 'fails');
    expect(red.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
  });

  test('of one born beyond the polar circle says so of that one alone', () => {
    const text = JSON.stringify(composed({}, { latitude: 68.9585, longitude: 33.0827 }).sections);
    expect(text).toContain('у второго по Порфирию');
    expect(text).not.toContain('взяты дома Порфирия');
  });

  test('says whose each planet is, and the same twice', () => {
    const document = composed();
    expect(document).toEqual(composed());
    const contacts = Object.values(document.factors).filter(({ rule }) => rule.kind === 'western-contact');
    expect(contacts.length).toBeGreaterThan(5);
    for (const { label } of contacts) expect(label).toMatch(/ первого и .+ второго$/);
    const own = Object.values(document.factors).filter(({ rule }) => rule.kind === 'western-house');
    expect(own.every(({ label }) => /^(Первый|Второй): /.test(label))).toBe(true);
  });

  test('tells what stands alike in everybody of some years only near the exact angle, nodes only beside a point', () => {
    const slow = ['uranus', 'neptune', 'pluto', 'north-node', 'south-node'];
    const nodes = ['north-node', 'south-node'];
    const vladivostok = { latitude: 43.12, longitude: 131.89, timeZone: 'Asia/Vladivostok' };
    const moonAtNode = [
      { ...vladivostok, date: '1996-07-30', time: '11:00' },
      { date: '2000-03-09', time: '05:45', latitude: 53.2, longitude: 50.15 },
    ] as const;
    const told = [composed(), composed({ date: '1975-08-21' }), composed(...moonAtNode)].flatMap(({ factors }) =>
      Object.values(factors),
    );
    const contacts = told.flatMap(({ rule, values }) => (rule.kind === 'western-contact' ? [{ rule, values }] : []));
    const of = (points: readonly string[]) =>
      contacts.filter(({ rule }) => points.includes(rule.client) || points.includes(rule.second));
    expect(of(slow).length).toBeGreaterThan(2);
    expect(of(slow).filter(({ values }) => Number(values.orb) > 3)).toEqual([]);
    expect(of(nodes).length).toBeGreaterThan(0);
    expect(of(nodes).filter(({ rule }) => rule.aspect !== 'conjunction')).toEqual([]);
    expect(of(['midheaven']).length).toBeGreaterThan(2);
  });

  test('tells at length the closest contact that the gist names', () => {
    const documents = [composed(), composed({ date: '1975-08-21' }), composed({ date: '1993-04-01' })];
    const named = documents.flatMap(({ sections }) => {
      const sentences = (of: (id: string) => boolean) =>
        sections.filter(({ id }) => of(id)).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.sentences));
      const closest = sentences((id) => id === 'gist').find(({ values }) => values.some(({ key }) => key === 'orb'));
      const rest = sentences((id) => id !== 'gist').flatMap(({ factors }) => factors);
      return closest ? closest.factors.map((factor) => rest.includes(factor)) : [];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain(false);
  });

  test.each([
    ['client', 'первого'],
    ['second', 'второго'],
  ] as const)('of an unknown time of the %s leaves out what hangs on it and says so', (timeless, whose) => {
    const unknown = { time: null };
    const document = timeless === 'client' ? composed(unknown) : composed({}, unknown);
    const rules = Object.values(document.factors).map(({ rule }) => rule);
    expect(JSON.stringify(document.sections)).toContain(`Час рождения ${whose} неизвестен`);
    const placed = rules.flatMap((rule) => (rule.kind === 'western-contact' ? [rule[timeless]] : []));
    expect(placed.filter((point) => point === 'ascendant' || point === 'midheaven')).toEqual([]);
    expect(rules.some(({ kind }) => kind === 'western-composite-house' || kind === 'western-composite-ascendant')).toBe(
      false,
    );
    // The houses of the other are still there.
    expect(rules.some(({ kind }) => kind === 'western-overlay')).toBe(true);
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });
});

describe('rules of two Western charts', () => {
  test('agree with the composite of the engine, and fail a sign or a house beside it', () => {
    const births = new Births(sky, bothOf(), DEFAULT_SETTINGS);
    const [first, second] = [births.get('client')?.west[0], births.get('second')?.west[0]];
    const { bodies, angles } = midpointComposite(must(first).chart, must(second).chart, true);
    const sun = must(bodies.find(({ id }) => id === 'sun'));
    const decided = (rule: Parameters<typeof holds>[0]) => holds(rule, births).holds;
    for (let count = 1; count <= 12; count++) {
      const [sign, house] = [count, count];
      expect(decided({ kind: 'western-composite-sign', planet: 'sun', sign })).toBe(sign === sun.sign);
      expect(decided({ kind: 'western-composite-house', planet: 'sun', house })).toBe(house === sun.house);
      expect(decided({ kind: 'western-composite-ascendant', sign })).toBe(sign === angles?.ascendant.sign);
    }
  });

  test('join with one node of the Moon what is opposite to the other', () => {
    const births = new Births(sky, bothOf(), DEFAULT_SETTINGS);
    const holding = [];
    for (const client of [...WESTERN_PLANETS, 'ascendant', 'midheaven'] as const) {
      for (const [second, other] of [
        ['north-node', 'south-node'],
        ['south-node', 'north-node'],
      ] as const) {
        const joined = holds({ kind: 'western-contact', client, second, aspect: 'conjunction' }, births);
        const opposed = holds({ kind: 'western-contact', client, second: other, aspect: 'opposition' }, births);
        expect(opposed).toEqual(joined);
        if (joined.holds) holding.push(client);
      }
    }
    expect(holding.length).toBeGreaterThan(0);
  });

  test('place a planet of one in one house of the other', () => {
    const births = new Births(sky, bothOf(), DEFAULT_SETTINGS);
    for (const of of ['client', 'second'] as const) {
      const houses = Array.from({ length: 12 }, (_, index) => index + 1);
      const found = houses.filter(
        (house) => holds({ kind: 'western-overlay', of, planet: 'moon', house }, births).holds === true,
      );
      expect(found).toHaveLength(1);
    }
    const alone = new Births(sky, bothOf().slice(0, 1), DEFAULT_SETTINGS);
    expect(holds({ kind: 'western-overlay', planet: 'moon', house: 1 }, alone)).toMatchObject({ reason: 'NO_BIRTH' });
  });
});
