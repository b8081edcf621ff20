import { describe, expect, it } from 'vitest';
import { LAGNA_TEXTS } from './lagna.table.ts';
import { MOON_NAKSHATRA_TEXTS } from './moon-nakshatra.table.ts';
import { lagnaText, moonNakshatraText } from './texts.ts';

const families = { lagna: LAGNA_TEXTS, moonNakshatra: MOON_NAKSHATRA_TEXTS };
/** Promises, fear and verdicts have no place in a text. */
const BANNED = /смерт|прокляти|порч|гарантир|обязательно (будет|произойд)|диагноз|никогда не|карма наказ/i;

describe('the base of texts', () => {
  it('has one for every ascendant and every nakshatra of the Moon', () => {
    expect([LAGNA_TEXTS.length, MOON_NAKSHATRA_TEXTS.length]).toEqual([12, 27]);
    expect(lagnaText(13)).toBeNull();
    expect(moonNakshatraText(0)).toBeNull();
  });

  it.each(Object.entries(families))('%s: short ones are short, none frightens or promises, each asks', (_, texts) => {
    for (const { short, full, question, source } of texts) {
      expect(short.length).toBeLessThanOrEqual(160);
      expect(full.length).toBeGreaterThan(short.length);
      expect(full.length).toBeLessThanOrEqual(900);
      expect(`${short} ${full}`).not.toMatch(BANNED);
      expect(question).toMatch(/\?$/);
      expect(source).toMatch(/^\[/);
    }
  });

  it.each(Object.entries(families))('%s: no two begin alike', (_, texts) => {
    const openings = texts.map(({ short }) => short.split(' ').slice(0, 2).join(' '));
    expect(new Set(openings).size).toBe(openings.length);
  });
});
