import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { CHOGHADIYAS, DAY_YOGAS, GOWRIS, WINDOWS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { describe, expect, it } from 'vitest';
import { vetoText } from '../../../text/panchanga/purpose.table.ts';
import { explain } from './explain.ts';
import { type DaySpan, type Term, termKind, termLabels, termTitle } from './term.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const terms: readonly Term[] = [
  ...upTo(30).map((index): Term => ({ kind: 'tithi', index })),
  ...upTo(27).map((index): Term => ({ kind: 'nakshatra', index })),
  ...upTo(27).map((index): Term => ({ kind: 'yoga', index })),
  ...upTo(60).map((index): Term => ({ kind: 'karana', index })),
  ...upTo(30).map((index): Term => ({ kind: 'muhurta', index })),
  ...upTo(28).map((index): Term => ({ kind: 'anandadi', index })),
  ...upTo(9).map((index): Term => ({ kind: 'tara', index })),
  ...upTo(12).map((index): Term => ({ kind: 'chandra', index })),
  ...CHOGHADIYAS.map((id): Term => ({ kind: 'choghadiya', id })),
  ...GOWRIS.map((id): Term => ({ kind: 'gowri', id })),
  ...CLASSICAL_GRAHAS.map((id): Term => ({ kind: 'hora', id })),
  ...DAY_YOGAS.map((id): Term => ({ kind: 'dayYoga', id })),
  ...[...WINDOWS, 'panchaka' as const].map((id): Term => ({ kind: 'window', id })),
];
const tones: readonly DaySpan['tone'][] = ['good', 'bad', 'neutral', null];
const name = (term: Term) => `${term.kind} ${'index' in term ? term.index : term.id}`;

describe('what a stretch of the day means', () => {
  it('is said of every term in Russian, with its name and without threats', () => {
    for (const term of terms) {
      expect(termTitle(term), name(term)).toMatch(/[а-яё]/i);
      expect(termKind(term)).toMatch(/[а-яё]/i);
      for (const tone of tones) {
        const { means, goodFor = '', avoid = '', rule = '' } = explain({ term, tone });
        expect(means.length, name(term)).toBeGreaterThan(8);
        for (const words of [means, goodFor, avoid, rule]) {
          expect(words, name(term)).not.toMatch(/undefined|[a-z]{3}| {2}/i);
          expect(words, name(term)).not.toMatch(/смерт|проклят|обязательно|никогда/i);
        }
      }
    }
  });

  it('has names from the longest to the shortest', () => {
    for (const term of terms) {
      const lengths = termLabels(term).map((text) => text.length);
      expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    }
  });

  it('names every veto of the search', () => {
    expect(Object.keys(vetoText)).toHaveLength(13);
  });
});
