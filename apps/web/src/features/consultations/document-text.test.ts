import type { ReadingDocument, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, differenceOfWords } from './document-difference.ts';
import { findIn, replacedIn } from './find-replace.ts';
import { sendable, withAdded, withText } from './section-edit.ts';

const sentence = (id: string, text: string): Sentence => ({ id, text, factors: [], by: 'composer', values: [] });
const work: ReadingSection = {
  id: 'work',
  title: 'Дело и призвание',
  verdict: sentence('work.verdict', 'Явно. Дело растёт.'),
  paragraphs: [
    {
      id: 'work.support',
      sentences: [sentence('work.support.1', 'Марс в 10-м доме.'), sentence('work.support.2', 'Дело ближе к весне.')],
    },
  ],
};
const money: ReadingSection = {
  id: 'money',
  title: 'Деньги',
  paragraphs: [{ id: 'm', sentences: [sentence('m.1', 'Ровно.')] }],
};
const sections = [work, money];

describe('a section that is edited', () => {
  it('changes one sentence, gains one of the practitioner, and is sent without empty ones', () => {
    const changed = withText(withText(work, 'work.support.1', '  '), 'work.verdict', '');
    const added = withText(withAdded(changed, 'work.support', 'own.1'), 'own.1', 'Своё слово.');
    const sent = sendable(added);
    expect(sent.verdict).toBeUndefined();
    expect(sent.paragraphs[0]?.sentences.map(({ text, by }) => `${by}: ${text}`)).toEqual([
      'composer: Дело ближе к весне.',
      'person: Своё слово.',
    ]);
    expect(sendable(withText(money, 'm.1', ' ')).paragraphs).toEqual([]);
  });
});

describe('find and replace', () => {
  it('finds capitals or not, and what looks like a pattern only as itself', () => {
    expect(findIn({ sections }, 'дело').map(({ sentence: id, count }) => [id, count])).toEqual([
      ['work.verdict', 1],
      ['work.support.2', 1],
    ]);
    expect(findIn({ sections }, '.*')).toEqual([]);
    expect(findIn({ sections }, '')).toEqual([]);
  });

  it('replaces everywhere and keeps a capital, giving back the changed sections alone', () => {
    const changed = replacedIn({ sections }, 'дело', 'призвание');
    expect(changed.map(({ id }) => id)).toEqual(['work']);
    expect(changed[0]?.verdict?.text).toBe('Явно. Призвание растёт.');
    expect(changed[0]?.paragraphs[0]?.sentences[1]?.text).toBe('Призвание ближе к весне.');
    const emptied = replacedIn({ sections }, 'Дело ближе к весне.', '').map(sendable);
    expect(emptied[0]?.paragraphs[0]?.sentences.map(({ id }) => id)).toEqual(['work.support.1']);
    expect(replacedIn({ sections }, 'Марс', '$&')[0]?.paragraphs[0]?.sentences[0]?.text).toBe('$& в 10-м доме.');
  });
});

describe('the difference of two states', () => {
  const document = (of: readonly ReadingSection[]): ReadingDocument => ({
    version: 1,
    title: '',
    asOf: '2026-11-23',
    settings: {
      zodiac: 'sidereal',
      ayanamsha: 'lahiri',
      node: 'true',
      houseSystem: 'whole-sign',
      sunrise: 'hindu',
      dashaYear: 365.25,
      karakas: 8,
      outerPlanets: false,
    },
    engineVersion: '',
    inputs: { births: [] },
    sections: [...of],
    factors: {},
    contradictions: [],
    uncertain: [],
  });

  it('names changed, new and vanished sentences by section', () => {
    const after = [sendable(withText(work, 'work.support.1', 'Марс в 10-м доме от Луны.'))];
    const found = differenceOf(document(sections), document(after));
    expect(found.map(({ id }) => id)).toEqual(['work', 'money']);
    expect(found[0]?.sentences).toEqual([
      {
        id: 'work.support.1',
        runs: [
          { kind: 'same', text: 'Марс в 10-м ' },
          { kind: 'removed', text: 'доме.' },
          { kind: 'added', text: 'доме от Луны.' },
        ],
      },
    ]);
    expect(found[1]?.sentences[0]?.runs).toEqual([{ kind: 'removed', text: 'Ровно.' }]);
    expect(differenceOf(document(sections), document(sections))).toEqual([]);
  });

  it('gives both texts back from its runs', () => {
    const words = fc
      .array(fc.constantFrom('дело', 'дом', 'Марс', 'весна'), { maxLength: 12 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const runs = differenceOfWords(before, after);
        const of = (left: string) =>
          runs
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('');
        expect([of('added'), of('removed')]).toEqual([before, after]);
      }),
    );
  });
});
