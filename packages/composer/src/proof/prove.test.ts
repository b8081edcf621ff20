import { kindTable } from '@nebosvod/contracts/consultation-kinds.table';
import type { ReadingDocument, Sentence } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import type { ResolvedBirth } from '../birth/resolved-birth.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import { COMPOSED_KINDS, type ComposedKind } from '../kind/composed-kinds.ts';
import { COMPOSERS } from '../kind/kinds.ts';
import { prepare } from '../reading/prepared.ts';
import { randomBirths } from '../reading/random-births.ts';
import { numbersIn, printedForms } from './printed-value.ts';
import { prove, proveSentence, Recomputed, sentencesOf } from './prove.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

let sky: Ephemeris;
let documents: ReadingDocument[];
beforeAll(async () => {
  sky = await loadEphemeris();
  // A document of each kind that is composed, and one more of a birth without a time.
  const births = randomBirths(30).flatMap(({ typed }) => resolveTyped('client', typed) ?? []);
  const [unknown] = births.filter(({ isTimeKnown }) => !isTimeKnown);
  const known = births.filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935');
  const of = (kind: ComposedKind, birth: ResolvedBirth, index: number) => {
    const other = must(known[(index % (known.length - 1)) + 1]);
    const needs = kindTable[kind]?.needs ?? [];
    const others = [
      ...(needs.includes('second') ? [{ ...other, role: 'second' as const }] : []),
      ...(needs.includes('people') ? [{ ...other, role: 'second' as const }] : []),
    ];
    return COMPOSERS[kind](prepare(sky, [birth, ...others], DEFAULT_SETTINGS, '2026-12-01'), {
      detail: 'middle',
      choice: { purpose: 'moving', place: MOSCOW, from: '2026-12-01', to: '2026-12-30' },
      names: ['Анна', 'Дарья'],
    });
  };
  documents = COMPOSED_KINDS.map((kind, index) => of(kind, must(known[index % (known.length - 1)]), index));
  documents.push(of('veda-portrait', must(unknown), 0));
  expect(documents.length).toBeGreaterThan(10);
}, 120_000);

/** The same sentence with one stretch of its text replaced; marks stay where they were. */
const altered = (sentence: Sentence, from: number, to: number, by: string): Sentence => ({
  ...sentence,
  text: sentence.text.slice(0, from) + by + sentence.text.slice(to),
});

/** Another number of as many digits. */
const another = (digits: string) => `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;

const months = Object.values(civilMonthTable).map(({ genitive }) => genitive);

describe('a document decided anew', () => {
  it('holds as it was written, to the last sentence', () => {
    for (const document of documents) {
      const { sentences, factors, holding } = prove(sky, document);
      expect(sentences.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
      expect(holding).toBe(factors);
    }
  });

  it('turns a sentence red when any of its numbers is another, one at a time', () => {
    let changed = 0;
    for (const document of documents) {
      const recomputed = new Recomputed(sky, document);
      for (const sentence of sentencesOf(document)) {
        for (const { text, from, to } of numbersIn(sentence.text)) {
          const { verdict } = proveSentence(altered(sentence, from, to, another(text)), recomputed);
          expect(verdict, `${sentence.text}: ${text}`).toBe('fails');
          changed += 1;
        }
      }
    }
    console.log(
      `${documents.length} documents of ${COMPOSED_KINDS.length} kinds, numbers changed one at a time: ${changed}`,
    );
    expect(changed).toBeGreaterThan(1500);
  });

  it('turns a sentence red when the month of a date is another', () => {
    let changed = 0;
    for (const document of documents) {
      const recomputed = new Recomputed(sky, document);
      for (const sentence of sentencesOf(document)) {
        for (const { from, to } of sentence.values) {
          const printed = sentence.text.slice(from, to);
          const month = months.find((name) => printed.includes(name));
          if (month === undefined) continue;
          const other = months[(months.indexOf(month) + 1) % months.length] ?? '';
          const { verdict } = proveSentence(altered(sentence, from, to, printed.replace(month, other)), recomputed);
          expect(verdict, sentence.text).toBe('fails');
          changed += 1;
        }
      }
    }
    console.log(`months of dates changed one at a time: ${changed}`);
    expect(changed).toBeGreaterThan(300);
  });

  it('turns every sentence of a factor red when a value it is kept with is another, or its rule, or when it is gone', () => {
    const document = documents[0];
    if (!document) throw new Error('no document');
    for (const [id, factor] of Object.entries(document.factors).slice(0, 40)) {
      const users = sentencesOf(document).filter(({ factors }) => factors.includes(id));
      const redWith = (factors: ReadingDocument['factors']) => {
        const red = prove(sky, { ...document, factors }).sentences.filter(({ verdict }) => verdict === 'fails');
        return users.every((user) => red.some((one) => one.id === user.id));
      };
      const key = Object.keys(factor.values)[0];
      if (key !== undefined)
        expect(redWith({ ...document.factors, [id]: { ...factor, values: { ...factor.values, [key]: 'x' } } })).toBe(
          true,
        );
      const { [id]: _gone, ...rest } = document.factors;
      expect(redWith(rest)).toBe(true);
    }
    const moved = structuredClone(document);
    for (const { birth } of moved.inputs.births) birth.date = '1999-09-09';
    expect(prove(sky, moved).holding).toBeLessThan(prove(sky, moved).factors / 2);
  });

  it('tells apart what a person wrote, and holds what is shown against what is computed', () => {
    const document = documents[0];
    const [first] = document ? sentencesOf(document) : [];
    if (!document || !first) throw new Error('no document');
    const recomputed = new Recomputed(sky, document);
    expect(proveSentence({ ...first, by: 'person', factors: [], values: [] }, recomputed).verdict).toBe('person');
    expect(proveSentence({ ...first, factors: [] }, recomputed).faults).toEqual([{ kind: 'missing' }]);
    const shown = prove(sky, document, { [first.id]: `${first.text} Луна в 7-м доме.` });
    expect(shown.sentences[0]?.faults).toEqual([{ kind: 'unmarked', printed: '7' }]);
  });
});

it('prints values as sentences carry them', () => {
  expect(printedForms('2027-06-06')).toEqual(['6 июня 2027', '6 июня']);
  expect(printedForms(0.88)).toEqual(['0,88']);
  expect(printedForms('lahiri')).toEqual(['Лахири (Читрапакша)']);
  expect(printedForms(true)).toEqual([]);
});
