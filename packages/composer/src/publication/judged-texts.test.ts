import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { FRESH_CLEAN, FRESH_PLANTED } from './fresh-posts.fixture.ts';
import { CLEAN, PLANTED } from './judged-texts.fixture.ts';
import { checkSky } from './sky-claims.ts';
import { CLEAN_POSTS } from './whole-posts-clean.fixture.ts';
import { PLANTED_POSTS } from './whole-posts-planted.fixture.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

/**
 * Texts written before the rules were looked at, and shared with no other test of theirs; the rules were then mended by what was missed.
 * At the first try 48 of a hundred whole posts were found, and 14 of thirty fresh ones after that: what the check has not met it may pass.
 */
const CORPORA = [
  { of: 'two hundred sentences', size: 100, planted: PLANTED, clean: CLEAN, date: '2026-12-13' },
  { of: 'two hundred whole posts', size: 100, planted: PLANTED_POSTS, clean: CLEAN_POSTS, date: '2027-01-05' },
  { of: 'sixty fresh posts', size: 30, planted: FRESH_PLANTED, clean: FRESH_CLEAN, date: '2027-03-12' },
] as const;

describe.each(CORPORA)('the check of publications over $of', ({ size, planted, clean, date }) => {
  const remarks = (text: string) => [
    ...checkWords(text),
    ...checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' }),
  ];

  it('has as many of each', () => {
    expect([Object.values(planted).flat().length, clean.length]).toEqual([size, size]);
  });

  it('finds every planted fault', () => {
    const missed = Object.entries(planted).flatMap(([rule, texts]) =>
      texts.filter((text) => !remarks(text).some((remark) => remark.rule === rule)).map((text) => `${rule}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('stops no clean text and doubts at most three', () => {
    const told = clean.flatMap((text) => remarks(text).map(({ level, rule }) => ({ level, said: `${rule}: ${text}` })));
    expect(told.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(told.length, told.map(({ said }) => said).join('\n')).toBeLessThanOrEqual(3);
  });
});
