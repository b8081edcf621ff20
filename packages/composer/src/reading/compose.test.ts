import { isDeepStrictEqual } from 'node:util';
import { type ReadingDocument, readingDocument, type Sentence } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import { holds } from '../rule/holds.ts';
import { UNIT_COUNT } from '../weigh/unit-index.ts';
import { areasAsked, composePortrait, type Detail } from './compose.ts';
import { DETAIL_WORDS, wordCount } from './piece.ts';
import { type Prepared, prepare } from './prepared.ts';
import { randomBirths } from './random-births.ts';

const CHARTS = 500;
const ASOF = '2026-12-01';
const DETAILS: readonly Detail[] = ['short', 'middle', 'long'];

interface Reading {
  readonly birth: ResolvedBirth;
  readonly prepared: Prepared;
  readonly detail: Detail;
  readonly document: ReadingDocument;
}

/** A condition on what the chart has or has not: «если Венера сияет в пятом доме», «если седьмой дом отдан Раху». */
const IF_KNOWN =
  /[Ее]сли (?:[а-яё]+ ){0,3}(?:Солнце|Луна|Марс|Меркурий|Юпитер|Венера|Сатурн|Раху|Кету|(?:перв|втор|трет|четвёрт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат)(?:ый|ой|ий) дом|владыка)/;

/** A place of a template left open, a value that is none, marks that no sentence has, a condition on a strength. */
const OPEN_PLACE = /[{}]|undefined|NaN|null| {2}|,,|\.\.|[Ее]сли [а-яё ]+ (силён|слаб)/;

let sky: Ephemeris;
let readings: readonly Reading[];
beforeAll(async () => {
  sky = await loadEphemeris();
  readings = randomBirths(CHARTS).map((birth, index): Reading => {
    const prepared = prepare(sky, [birth], DEFAULT_SETTINGS, ASOF);
    const detail = must(DETAILS[index % 3]);
    return { birth, prepared, detail, document: composePortrait(prepared, { detail }) };
  });
}, 300_000);

const paragraphs = ({ sections }: ReadingDocument) => sections.flatMap((section) => section.paragraphs);
const sentences = (document: ReadingDocument): Sentence[] => [
  ...document.sections.flatMap(({ verdict }) => (verdict ? [verdict] : [])),
  ...paragraphs(document).flatMap((paragraph) => paragraph.sentences),
];
const words = (document: ReadingDocument) => sentences(document).reduce((sum, { text }) => sum + wordCount(text), 0);
const known = () => readings.filter(({ birth }) => birth.isTimeKnown);
const idsOf = (document: ReadingDocument) => paragraphs(document).map(({ id }) => id);

describe(`${CHARTS} readings of a fixed seed`, () => {
  test('are documents of the wire', () => {
    for (const { document } of readings.slice(0, 60)) expect(readingDocument.safeParse(document).error).toBeUndefined();
  });

  test('judge every area, support it, and object where the chart does', () => {
    let areas = 0;
    let objected = 0;
    for (const { document, prepared } of known()) {
      const ids = idsOf(document);
      for (const area of AREAS) {
        areas += 1;
        expect(document.sections.find(({ id }) => id === area)?.verdict?.text.length).toBeGreaterThan(20);
        const balance = prepared.balances.find((one) => one.area === area);
        if (balance && balance.for.length > 0)
          expect(ids, `${area} of ${prepared.client.birth.typed.date}`).toContain(`${area}.support`);
        if (ids.includes(`${area}.against`)) objected += 1;
        for (const part of ['step', 'question']) expect(ids).toContain(`${area}.${part}`);
      }
    }
    console.log(`areas ${areas}, with an objection ${((100 * objected) / areas).toFixed(1)} %`);
    expect(objected / areas).toBeGreaterThan(0.9);
  });

  test('say nothing twice', () => {
    for (const { document, prepared } of readings) {
      const texts = sentences(document).map(({ text }) => text);
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        prepared.client.birth.typed.date,
      ).toEqual([]);
    }
  });

  test('leave no place of a template open, no «если» on what is known', () => {
    for (const { document, prepared } of readings) {
      const texts = sentences(document).map(({ text }) => text);
      expect(
        texts.filter((text) => OPEN_PLACE.test(text) || IF_KNOWN.test(text)),
        prepared.client.birth.typed.date,
      ).toEqual([]);
    }
  });

  test('rest every sentence on factors that hold, decided anew', () => {
    let rules = 0;
    const wrong: unknown[] = [];
    for (const { birth, document } of readings) {
      const fresh = new Births(sky, [birth], DEFAULT_SETTINGS);
      const open = new Set(document.uncertain.map(({ factor }) => factor));
      for (const [id, { rule, values }] of Object.entries(document.factors)) {
        if (open.has(id)) continue;
        rules += 1;
        const anew = holds(rule, fresh);
        if (!anew.holds || !isDeepStrictEqual(anew.values, values)) wrong.push({ rule, values, anew });
      }
      const groundless = sentences(document).filter(
        ({ factors }) => factors.length === 0 || factors.some((id) => document.factors[id] === undefined),
      );
      expect(groundless, birth.typed.date).toEqual([]);
    }
    expect(wrong).toEqual([]);
    console.log(`rules decided anew: ${rules}`);
  });

  test('mark every number and date with the value it comes from', () => {
    for (const { document } of readings) {
      for (const { text, values } of sentences(document)) {
        let plain = text;
        for (const { from, to, factor, key } of [...values].reverse()) {
          const value = document.factors[factor]?.values[key];
          const shown = text.slice(from, to);
          if (typeof value === 'number') expect(shown).toBe(String(value).replace('.', ','));
          else if (key !== 'ayanamsha') expect(shown).toContain(String(Number(String(value).slice(8))));
          plain = plain.slice(0, from) + plain.slice(to);
        }
        if (values.length > 0) expect(plain, text).not.toMatch(/\d/);
      }
    }
  });

  test('are as long as asked where the time is known', () => {
    for (const detail of DETAILS) {
      const counts = known()
        .filter((one) => one.detail === detail)
        .map(({ document }) => words(document))
        .sort((a, b) => a - b);
      const asked = DETAIL_WORDS[detail];
      console.log(
        `${detail}: asked ${asked}, ${counts[0]} … ${counts[counts.length >> 1]} … ${counts[counts.length - 1]} words, ${UNIT_COUNT} units`,
      );
      expect(counts[0]).toBeGreaterThan(asked * 0.85);
      expect(counts[counts.length - 1]).toBeLessThan(asked * 1.15);
    }
  });

  test('tell of contradictions between sentences that are there, at most three an area', () => {
    for (const { document } of readings) {
      const ids = new Set(sentences(document).map(({ id }) => id));
      for (const area of AREAS) {
        const own = document.contradictions.filter((one) => one.area === area);
        expect(own.length).toBeLessThanOrEqual(3);
        if (idsOf(document).includes(`${area}.against`) && idsOf(document).includes(`${area}.support`))
          expect(own.length).toBeGreaterThan(0);
        for (const one of own) {
          for (const id of [...one.for, ...one.against]) expect(ids).toContain(id);
          expect(one.text.length).toBeGreaterThan(20);
        }
      }
    }
  });

  test('of an unknown time rest on nothing that needs the hour', () => {
    for (const { document } of readings.filter(({ birth }) => !birth.isTimeKnown)) {
      expect(document.uncertain.length).toBeGreaterThan(0);
      expect(Object.values(document.factors).some(({ rule }) => /house|lord|dasha|lagna/.test(rule.kind))).toBe(false);
      expect(words(document)).toBeGreaterThan(300);
    }
  });

  test('differ from one another', () => {
    const middle = known().filter(({ detail }) => detail === 'middle');
    const sets = middle.map(({ document }) => new Set(sentences(document).map(({ text }) => text)));
    const shares = Array.from({ length: 200 }, (_, index) => {
      const a = must(sets[(index * 7) % sets.length]);
      const b = must(sets[(index * 11 + 3) % sets.length]);
      if (a === b) return 0;
      const common = [...a].filter((text) => b.has(text)).length;
      return common / Math.min(a.size, b.size);
    }).sort((a, b) => a - b);
    console.log(
      `common sentences of 200 pairs: mean ${((100 * shares.reduce((sum, one) => sum + one, 0)) / 200).toFixed(1)} %, most ${(100 * (shares[199] ?? 1)).toFixed(1)} %`,
    );
    expect(shares[199]).toBeLessThan(0.35);
  });
});

test('the same birth, day and question give the same text', () => {
  const birth = must(randomBirths(1, 7)[0]);
  const once = () =>
    JSON.stringify(composePortrait(prepare(sky, [birth], DEFAULT_SETTINGS, ASOF), { detail: 'middle' }));
  expect(once()).toBe(once());
});

test('a question chooses its areas; one that names none leaves all', () => {
  expect(areasAsked('Когда сменить работу?')).toEqual(['work']);
  expect(areasAsked('что с деньгами и браком')).toEqual(['money', 'relations']);
  expect(areasAsked('что меня ждёт')).toEqual(AREAS);
  expect(areasAsked(undefined)).toEqual(AREAS);
});
