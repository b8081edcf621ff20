import { describe, expect, it } from 'vitest';
import { VEDIC_DESTINY_TEXTS } from './vedic/vedic-destiny.table.ts';
import { VEDIC_SOUL_TEXTS } from './vedic/vedic-soul.table.ts';
import { vedicDestinyText, vedicSoulText } from './vedic-texts.ts';

/** The graha of each number: 1 Sun … 4 Rahu … 7 Ketu, 8 Saturn, 9 Mars, as stems its text contains. */
const GRAHAS = ['Сурь', 'Чандр', 'Гуру', 'Раху', 'Будх', 'Шукр', 'Кету', 'Шани', 'Мангал'];

describe.each([
  ['soul', VEDIC_SOUL_TEXTS, vedicSoulText],
  ['destiny', VEDIC_DESTINY_TEXTS, vedicDestinyText],
] as const)('texts of the Vedic number of the %s', (_, texts, lookup) => {
  it('are nine, and none beyond', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(lookup)).toEqual(texts);
    expect([lookup(0), lookup(10), lookup(11), lookup(2.5)]).toEqual(Array(4).fill(null));
  });

  it('name the graha that rules the number, and no other', () => {
    const named = texts.map(({ full }) => GRAHAS.filter((graha) => full.includes(graha)));
    expect(named).toEqual(GRAHAS.map((graha) => [graha]));
  });

  it('are of their length, each beginning with its own word', () => {
    for (const { short, full } of texts) {
      expect(short.length, short).toBeLessThanOrEqual(140);
      expect(full.length, full).toBeGreaterThanOrEqual(300);
      expect(full.length, full).toBeLessThanOrEqual(450);
    }
    expect(new Set(texts.map(({ short }) => short.split(/[ :,]/)[0])).size).toBe(9);
  });
});
