import { describe, expect, it } from 'vitest';
import { personalDayText, personalMonthText, personalYearText } from './cycle-texts.ts';
import { PERSONAL_DAY_TEXTS, PERSONAL_MONTH_TEXTS, PERSONAL_YEAR_TEXTS } from './personal-cycle.table.ts';

const families = [
  ['year', PERSONAL_YEAR_TEXTS, 300, 450],
  ['month', PERSONAL_MONTH_TEXTS, 200, 300],
  ['day', Object.values(PERSONAL_DAY_TEXTS), 120, 200],
] as const;

describe('texts of the personal cycles', () => {
  it('are there for every number the cycles yield, and for no other', () => {
    for (let number = 1; number <= 9; number++) {
      expect([personalYearText(number), personalMonthText(number), personalDayText(number)]).not.toContain(null);
    }
    expect([personalYearText(11), personalMonthText(0), personalDayText(10)]).toEqual([null, null, null]);
    expect([personalDayText(11), personalDayText(22), personalDayText(33)]).not.toContain(null);
  });

  it.each(families)('%s: within its lengths, asks, names its source', (_, texts, least, most) => {
    for (const { short, full, question, source } of texts) {
      expect(short.length).toBeLessThanOrEqual(140);
      expect(full.length, full).toBeGreaterThanOrEqual(least);
      expect(full.length, full).toBeLessThanOrEqual(most);
      expect(question).toMatch(/\?$/);
      expect(source).toBe('[Decoz]');
    }
  });

  it.each(families)('%s: each begins in its own words and says nothing twice', (_, texts) => {
    const openings = texts.map(({ short }) => short.split(' ').slice(0, 2).join(' '));
    const sentences = texts.flatMap(({ full }) => full.split(/(?<=[.?!])\s+/u));
    expect(new Set(openings).size).toBe(openings.length);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
