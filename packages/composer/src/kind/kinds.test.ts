import { kindTable } from '@nebosvod/contracts/consultation-kinds.table';
import { readingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { Births } from '../birth/births.ts';
import { DETAIL_WORDS, wordCount } from '../reading/piece.ts';
import { prepare } from '../reading/prepared.ts';
import { randomBirths } from '../reading/random-births.ts';
import { holds } from '../rule/holds.ts';
import { composeDashas } from './veda-dashas.ts';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

describe('dashas of three years', () => {
  test('of sixty charts: sections of the kind, length as asked, nothing twice, factors that hold', () => {
    const titles = kindTable['veda-dashas']?.sections.map(({ id, title }) => `${id} ${title}`);
    const counts: Record<string, number[]> = { short: [], middle: [], long: [] };
    // Vimshottari is laid out for one run of 120 years, part of it before birth: past a hundred nobody has a period on the day of reading.
    const living = randomBirths(80, 15).filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935');
    for (const birth of living.slice(0, 60)) {
      const prepared = prepare(sky, [birth], DEFAULT_SETTINGS, '2026-12-01');
      for (const detail of ['short', 'middle', 'long'] as const) {
        const document = composeDashas(prepared, { detail });
        expect(readingDocument.safeParse(document).error).toBeUndefined();
        expect(document.sections.map(({ id, title }) => `${id} ${title}`)).toEqual(titles);
        const texts = document.sections.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
        );
        expect(new Set(texts).size).toBe(texts.length);
        const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
        counts[detail]?.push(words);
        expect(words).toBeLessThan(DETAIL_WORDS[detail] * 1.15);
        expect(words, `${birth.typed.date} ${detail}`).toBeGreaterThan(DETAIL_WORDS[detail] * 0.85);
        if (detail !== 'middle') continue;
        const fresh = new Births(sky, [birth], DEFAULT_SETTINGS);
        for (const { rule } of Object.values(document.factors)) expect(holds(rule, fresh).holds).toBe(true);
      }
    }
    for (const [detail, words] of Object.entries(counts))
      console.log(`${detail}: ${Math.min(...words)} … ${Math.max(...words)} words`);
  });

  test('of an unknown time has no periods and no dates of them', () => {
    const unknown = randomBirths(10, 15).find(({ isTimeKnown }) => !isTimeKnown);
    if (!unknown) throw new Error('every tenth birth is without a time');
    const document = composeDashas(prepare(sky, [unknown], DEFAULT_SETTINGS, '2026-12-01'), { detail: 'middle' });
    expect(Object.values(document.factors).some(({ rule }) => rule.kind === 'dasha')).toBe(false);
  });
});
