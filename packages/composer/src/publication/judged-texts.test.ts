import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { CLEAN, PLANTED } from './judged-texts.fixture.ts';
import { checkSky } from './sky-claims.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

/** Written before the rules were looked at, and shared with no other test of theirs; the rules were then mended by what was missed. */
describe('the check of publications over two hundred texts', () => {
  const remarks = (text: string) => [
    ...checkWords(text),
    ...checkSky(text, { ephemeris, date: '2026-12-13', timeZone: 'Europe/Moscow' }),
  ];

  it('has a hundred of each', () => {
    expect([Object.values(PLANTED).flat().length, CLEAN.length]).toEqual([100, 100]);
  });

  it('finds every planted fault', () => {
    const missed = Object.entries(PLANTED).flatMap(([rule, texts]) =>
      texts.filter((text) => !remarks(text).some((remark) => remark.rule === rule)).map((text) => `${rule}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('stops no clean text and doubts at most three', () => {
    const told = CLEAN.flatMap((text) => remarks(text).map(({ level, rule }) => ({ level, said: `${rule}: ${text}` })));
    expect(told.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(told.length, told.map(({ said }) => said).join('\n')).toBeLessThanOrEqual(3);
  });
});
