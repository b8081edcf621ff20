import { kindTable } from '@nebosvod/contracts/consultation-kinds.table';
import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import { type ReadingDocument, readingDocument } from '@nebosvod/contracts/reading';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../scripts/must.ts';
import { Births } from '../src/birth/births.ts';
import { COMPOSED_KINDS, type ComposedKind } from '../src/kind/composed-kinds.ts';
import { wordsOf } from '../src/kind/kind-words.table.ts';
import { COMPOSERS } from '../src/kind/kinds.ts';
import { wordCount } from '../src/reading/piece.ts';
import type { Prepared } from '../src/reading/prepared.ts';
import { holds } from '../src/rule/holds.ts';
import { type CheckedCharts, checkedCharts, choiceOf, namesOf, questionOf } from './checked-charts.ts';

/** Against a test that hangs alone: it composes hundreds of documents, on a machine that may be busy. */
const PATIENCE_MS = 300_000;
/** Pairs of readings of one detail held against each other, and how much of the smaller two of them may have in common. */
const COMPARED = 200;
const COMMON = 0.35;
const DETAILS = ['short', 'middle', 'long'] as const;
/**
 * Charts, each in one detail in turn: of a Jyotish kind all, of numbers enough for the pairs held against each other, of a Western kind a
 * share of them, another for each, so that the kinds together meet them all.
 */
const DATES = COMPARED + 2 * DETAILS.length;
const WESTERN_SHARE = 5;
const CHARTS = 24;
/** Those of them whose factors are decided anew. */
const DECIDED = 6;
/** A place of a template left open, a value that is none, marks that no sentence has. */
const BROKEN = /[{}]|undefined|NaN|null| {2}|,,|\.\.|—[^\s]/;

const isJyotish = (kind: ComposedKind): boolean => kind.startsWith('veda-');
const isOfNumbers = (kind: ComposedKind): boolean => kind.startsWith('numerology-');
/** Kinds whose every reading is held against its neighbour of one detail; of the rest the middle ones alone. */
const isHeldInEvery = (kind: ComposedKind): boolean => isJyotish(kind) || isOfNumbers(kind);

/** What a kind is composed for. */
const chartsOf = (kind: ComposedKind, { known, pairs }: CheckedCharts): readonly Prepared[] => {
  const charts = isOfPair(kind) ? pairs : known;
  if (isJyotish(kind)) return charts;
  if (isOfNumbers(kind)) return charts.slice(0, DATES);
  const share = COMPOSED_KINDS.indexOf(kind) % WESTERN_SHARE;
  return charts.filter((_, index) => index % WESTERN_SHARE === share);
};

const isOfPair = (kind: ComposedKind): boolean =>
  kindTable[kind]?.needs.some((need) => need === 'second' || need === 'people') ?? false;

/** Verdicts and sentences of a document, in order. */
export const textsOf = ({ sections }: ReadingDocument): string[] =>
  sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict.text] : []),
    ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ]);

/** What holds of a reading of any kind, over many charts: told for some of the kinds, so that their families are tried side by side. */
export function describeKinds(isOfFamily: (kind: ComposedKind) => boolean): void {
  let checked: CheckedCharts;
  beforeAll(async () => {
    checked = await checkedCharts();
  }, PATIENCE_MS);
  // The portrait has its own checks over five hundred charts.
  const kinds = COMPOSED_KINDS.filter((kind) => kind !== 'veda-portrait' && isOfFamily(kind));

  describe.each(kinds)('%s', (kind) => {
    test(
      'sections of the kind, length as asked, nothing twice, factors that hold',
      () => {
        const titles = sectionsOf(kind).map(({ id, title }) => `${id} ${title}`);
        const counts: Record<string, number[]> = { short: [], middle: [], long: [] };
        const documents: ReadingDocument[] = [];
        const apart = isHeldInEvery(kind) ? DETAILS.length : 1;
        const charts = chartsOf(kind, checked);
        charts.forEach((prepared, index) => {
          const detail = must(DETAILS[index % DETAILS.length]);
          const document = COMPOSERS[kind](prepared, {
            detail,
            choice: choiceOf(index),
            names: namesOf(index),
            prashna: questionOf(index),
          });
          const texts = textsOf(document);
          const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
          const birth = `${prepared.client.birth.typed.date} ${detail}`;
          // A period without one hour that the rules allow has no windows to tell of; its gist says so.
          const isClosed = kind === 'veda-muhurta' && !document.sections.some(({ id }) => id === 'windows');
          expect(
            document.sections.map(({ id, title }) => `${id} ${title}`),
            birth,
          ).toEqual(isClosed ? titles?.filter((title) => !title.startsWith('windows ')) : titles);
          expect(new Set(texts).size).toBe(texts.length);
          // One expectation a document: of a million each would cost as much as the composing.
          expect(
            texts.filter((text) => BROKEN.test(text)),
            birth,
          ).toEqual([]);
          counts[detail]?.push(words);
          expect(words, birth).toBeLessThan(wordsOf(kind)[detail] * 1.15);
          expect(words, birth).toBeGreaterThan(wordsOf(kind)[detail] * (isClosed ? 0.8 : 0.85));
          if (detail === 'middle' || isHeldInEvery(kind)) documents.push(document);
          if (index >= CHARTS) return;
          expect(readingDocument.safeParse(document).error).toBeUndefined();
          if (index >= DECIDED) return;
          const both = [prepared.client, ...(prepared.second ? [prepared.second.client] : [])];
          const fresh = new Births(
            checked.sky,
            both.map(({ birth: one }) => one),
            DEFAULT_SETTINGS,
          );
          for (const { rule } of Object.values(document.factors)) expect(holds(rule, fresh).holds).toBe(true);
        });
        const shares = documents.slice(apart, apart + COMPARED).map((one, index) => {
          const [a, b] = [new Set(textsOf(one)), new Set(textsOf(must(documents[index])))];
          return [...a].filter((text) => b.has(text)).length / Math.min(a.size, b.size);
        });
        const spans = Object.entries(counts).map(
          ([detail, all]) => `${detail} ${Math.min(...all)} … ${Math.max(...all)}`,
        );
        const alike = shares.filter((share) => share >= COMMON);
        console.log(
          `${kind}, ${charts.length} charts: ${spans.join(', ')} words; common at most ${(100 * Math.max(...shares)).toFixed(1)} %, above the bound ${alike.length} of ${shares.length}`,
        );
        expect(alike).toEqual([]);
      },
      PATIENCE_MS,
    );

    // A question is asked at a minute: there is none of an unknown time.
    test.skipIf(kind === 'veda-prashna')('of an unknown time has no houses, no lords and no dates of periods', () => {
      const document = COMPOSERS[kind](isOfPair(kind) ? checked.unknown.together : checked.unknown.alone, {
        detail: 'middle',
        choice: choiceOf(0),
        names: namesOf(0),
      });
      expect(Object.values(document.factors).some(({ rule }) => /house|lord|dasha|lagna|overlay/.test(rule.kind))).toBe(
        false,
      );
      expect(textsOf(document).length).toBeGreaterThan(8);
    });
  });
}
