import { readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { CHILD_HOUSE_LINES } from '../language/western-child-line.table.ts';
import { prove, sentencesOf } from '../proof/prove.ts';
import { prepare } from '../reading/prepared.ts';
import { composeWesternChild } from './western-child.ts';

const TYPED = { date: '2018-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

const composed = (more: object = {}) => {
  const birth = must(resolveTyped('client', { ...TYPED, ...more }) ?? undefined);
  return composeWesternChild(prepare(sky, [birth], DEFAULT_SETTINGS, '2026-12-01'), { detail: 'long' });
};

test('a child’s chart is proved to the last orb, and each that is changed turns red', () => {
  const document = composed();
  expect(readingDocument.safeParse(document).error).toBeUndefined();
  expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  const marked = sentencesOf(document).filter(({ values }) => values.length > 0);
  expect(marked.length).toBeGreaterThan(0);
  const shown = Object.fromEntries(
    marked.map(({ id, text, values: [first] }) => [id, `${text.slice(0, first?.from)}99${text.slice(first?.to)}`]),
  );
  const red = prove(sky, document, shown).sentences.filter(({ verdict }) => verdict === 'fails');
  expect(red.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
});

test.each(['14:30', null])('at %s it speaks of no marriage, profession, money and years to come', (time) => {
  const texts = sentencesOf(composed({ time })).map(({ text }) => text);
  expect(texts.filter((text) => /брак|супруг|карьер|професси|доход|здоровь|20\d\d/i.test(text))).toEqual([]);
});

test('of an unknown time it keeps every section and names neither houses nor the ascendant’s sign', () => {
  const document = composed({ time: null });
  expect(document.sections.map(({ id }) => id)).toEqual(composed().sections.map(({ id }) => id));
  expect(Object.values(document.factors).some(({ rule }) => /house|angle/.test(rule.kind))).toBe(false);
  expect(prove(sky, document).sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
});

test('says in several ways where in a day each of the six places is seen', () => {
  const texts = sentencesOf(composed()).map(({ text }) => text);
  const counts = CHILD_HOUSE_LINES.map((way) => {
    const [fixed = ''] = way.split(/\{[^}]+\}/).sort((a, b) => b.length - a.length);
    return texts.filter((text) => text.includes(fixed)).length;
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});
