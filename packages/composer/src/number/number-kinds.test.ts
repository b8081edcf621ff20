import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { COMPOSERS } from '../kind/kinds.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { wordCount } from '../reading/piece.ts';
import { prepare } from '../reading/prepared.ts';

const ASOF = '2026-12-01';
const typed = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', time: null };
const KINDS = Object.keys(NUMBER_WORDS).filter((kind): kind is keyof typeof NUMBER_WORDS => kind in NUMBER_WORDS);

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

interface More {
  readonly birth?: { readonly calendar: 'julian' };
  readonly second?: string;
  readonly [part: string]: unknown;
}

function composed(
  kind: keyof typeof NUMBER_WORDS,
  date = '1990-05-17',
  { birth, second: secondDate = '1987-03-17', ...more }: More = {},
): ReadingDocument {
  const person = { ...typed, name: 'Анна Соколова', gender: 'female' as const, ...birth };
  const client = must(resolveTyped('client', { ...person, date }) ?? undefined);
  const second = must(resolveTyped('second', { ...typed, date: secondDate }) ?? undefined);
  const third = must(resolveTyped('person3', { ...typed, name: 'Вера', date: '2015-11-02' }) ?? undefined);
  const births =
    kind === 'numerology-pair' ? [client, second] : kind === 'numerology-family' ? [client, second, third] : [client];
  return COMPOSERS[kind](prepare(sky, births, DEFAULT_SETTINGS, ASOF), { detail: 'middle', ...more });
}

describe.each(KINDS)('%s', (kind) => {
  test('is proved to the last number, and a changed one turns red', () => {
    const document = composed(kind);
    expect(readingDocument.safeParse(document).error).toBeUndefined();
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    const marked = must(sentencesOf(document).find(({ values }) => values.length > 0));
    const { from, to } = must(marked.values[0]);
    const shown = { [marked.id]: `${marked.text.slice(0, from)}99${marked.text.slice(to)}` };
    const red = prove(sky, document, shown).sentences.filter(({ verdict }) => verdict === 'fails');
    expect(red.map(({ id }) => id)).toEqual([marked.id]);
  });

  test('needs no time of birth, opens nothing, and says the same twice', () => {
    const document = composed(kind);
    expect(document.uncertain).toEqual([]);
    expect(composed(kind)).toEqual(document);
  });
});

test.each(['short', 'middle', 'long'] as const)(
  'a family of six, %s: everybody is told of, every number holds',
  (detail) => {
    const people = [
      ['client', 'Анна', '1985-04-12'],
      ['second', 'Пётр', '1983-09-30'],
      ['person3', 'Вера', '2010-02-05'],
      ['person4', 'Глеб', '2013-07-21'],
      ['person5', 'Лидия', '1958-11-08'],
      ['person6', 'Марк', '1960-06-17'],
    ] as const;
    const births = people.map(([role, name, date]) => must(resolveTyped(role, { ...typed, name, date }) ?? undefined));
    const document = COMPOSERS['numerology-family'](prepare(sky, births, DEFAULT_SETTINGS, ASOF), { detail });
    expect(readingDocument.safeParse(document).error).toBeUndefined();
    expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
    const texts = sentencesOf(document).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const members = JSON.stringify(document.sections.find(({ id }) => id === 'members'));
    for (const [, name] of people) expect(members).toContain(name);
    // Of two people, and a quarter more for each of the other four.
    const asked = 2 * NUMBER_WORDS['numerology-family'][detail];
    const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
    expect(Math.abs(words / asked - 1)).toBeLessThan(0.15);
  },
);

test('a question chooses its areas', () => {
  const ids = composed('numerology-matrix', '1990-05-17', { question: 'Как быть с деньгами?' }).sections.map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['gist', 'money', 'near', 'disputes', 'schools', 'basis']);
});

test('letters of the name are counted where it was told', () => {
  const rules = Object.values(composed('numerology-numbers').factors).map(({ rule }) => rule);
  const counted = rules.filter((rule) => rule.kind === 'name-number').map(({ name, part }) => `${part} ${name}`);
  expect(counted).toContain('expression Анна Соколова');
});

test('of a birth since 2000 the square says which school it was counted by', () => {
  const { sections } = composed('numerology-square', '2007-09-14');
  const schools = must(sections.find(({ id }) => id === 'schools'));
  expect(JSON.stringify(schools)).toContain('двухтысячного года');
});

test('names are held against each other with the arithmetic of their letters', () => {
  const { sections, inputs } = composed('numerology-name', '1990-05-17', { names: ['Алена', 'Юлия', 'Anna'] });
  expect(inputs.names).toEqual(['Алена', 'Юлия', 'Anna']);
  const shown = (id: string) => JSON.stringify(sections.find((section) => section.id === id));
  expect(shown('letters')).toMatch(/5–4–1–6/);
  expect(shown('letters')).toMatch(/1–5–5–1/);
  expect(shown('schools')).toMatch(/Алёна/);
  expect(shown('choice')).toMatch(/Anna/);
});

const textOf = ({ sections }: ReadingDocument, id: string): string =>
  must(sections.find((section) => section.id === id))
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join('\n');

test('numbers dear to the soul are declined after «к числам»', () => {
  const told = [0, 1].map((variation) =>
    textOf(composed('numerology-name', '1990-05-17', { names: ['Полярная звезда'], variation }), 'choice'),
  );
  expect(told.join('\n')).toMatch(/к таким числам имени: пятёрке и шестёрке/);
  expect(told.join('\n')).toMatch(/ближе (?:всего|прочих) пятёрка и шестёрка/);
});

test('one name alone is never asked which of the names', () => {
  const asked = (names: readonly string[]) =>
    Array.from({ length: 8 }, (_, variation) =>
      textOf(composed('numerology-name', '1990-05-17', { names, variation }), 'step'),
    ).join('\n');
  expect(asked(['Вера'])).not.toMatch(/из имён|каждое имя/);
  expect(asked(['Вера', 'Надежда'])).toMatch(/из имён/);
});

test('a place that both of a pair have is named of the second too, and its cost is said once', () => {
  const document = composed('numerology-pair', '1990-05-17', { second: '1984-02-29' });
  const { paragraphs } = must(document.sections.find(({ id }) => id === 'each'));
  const [first, second] = paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
  expect(first).toMatch(/требовательный спутник/);
  expect(second).toMatch(/аркан Дьявола в начале кармического хвоста/);
  expect(second).not.toMatch(/требовательный спутник/);
});

test.each(KINDS)('%s of a date of the old style says that numbers are of the new', (kind) => {
  const basis = (birth?: More['birth']) =>
    textOf(composed(kind, '1912-03-02', birth === undefined ? {} : { birth }), 'basis');
  expect(basis({ calendar: 'julian' })).toMatch(/15 марта 1912 года/);
  expect(basis()).not.toMatch(/нов(?:ый|ому|ом) стил/);
});

test('the date of the new style is proved, and is no factor of a birth told by the new', () => {
  const document = composed('numerology-name', '1912-03-02', { birth: { calendar: 'julian' } });
  expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  const [birth] = document.inputs.births;
  const { calendar: _, ...byNew } = must(birth).birth;
  const other = { ...document, inputs: { ...document.inputs, births: [{ ...must(birth), birth: byNew }] } };
  const failed = prove(sky, other).sentences.filter(({ verdict }) => verdict === 'fails');
  expect(failed.map(({ id }) => id)).toContain('basis.basis.1');
});
