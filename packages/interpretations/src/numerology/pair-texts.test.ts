import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { describe, expect, it } from 'vitest';
import { PAIR_TEXTS } from './pair/pair.table.ts';
import { pairText } from './pair-texts.ts';

const texts = PAIR_TEXTS.flat();
/** Each number as its texts call it. */
const NAMES = ['единиц', 'двойк', 'тройк', 'четвёр', 'пятёр', 'шестёр', 'семёр', 'восьмёр', 'девят'];

describe('texts of pairs', () => {
  it('are 45, one for every two digits in either order', () => {
    expect(texts).toHaveLength(45);
    const found = DIGITS.flatMap((first) => DIGITS.map((second) => pairText(first, second)));
    expect(found).not.toContain(null);
    expect(new Set(found).size).toBe(45);
    for (const first of DIGITS) {
      for (const second of DIGITS) expect(pairText(first, second)).toBe(pairText(second, first));
    }
  });

  it('speak of their own two numbers and of no third', () => {
    for (const first of DIGITS) {
      for (const second of DIGITS.filter((digit) => digit > first)) {
        const { short = '', full = '' } = pairText(first, second) ?? {};
        const named = NAMES.flatMap((name, index) =>
          new RegExp(`(?<![а-яё])${name}`).test(`${short} ${full}`.toLowerCase()) ? [index + 1] : [],
        );
        expect(named, short).toEqual([first, second]);
      }
    }
  });

  it('are none for what is no digit', () => {
    expect([pairText(0, 1), pairText(1, 10), pairText(11, 11), pairText(1.5, 2)]).toEqual(Array(4).fill(null));
  });

  it('are of their length, each beginning with its own word', () => {
    for (const { short, full } of texts) {
      expect(short.length, short).toBeLessThanOrEqual(120);
      expect(full.length, full).toBeGreaterThanOrEqual(250);
      expect(full.length, full).toBeLessThanOrEqual(350);
    }
    expect(new Set(texts.map(({ short }) => short.split(/[ :,]/)[0])).size).toBe(45);
  });
});
