import { LINE_IDS } from '@nebosvod/numerology/numerology.ids';
import { describe, expect, it } from 'vitest';
import { SQUARE_LINE_TEXTS } from './square/square-line.table.ts';
import { SQUARE_CELL_TEXTS, squareCellText, squareLineText } from './square-texts.ts';

const cells = SQUARE_CELL_TEXTS.flat();
const lines = Object.values(SQUARE_LINE_TEXTS).flat();

describe('texts of the square', () => {
  it('are there for nine cells of six levels and eight lines of four', () => {
    expect(SQUARE_CELL_TEXTS.map((levels) => levels.length)).toEqual(Array(9).fill(6));
    expect(LINE_IDS.map((line) => SQUARE_LINE_TEXTS[line].length)).toEqual(Array(8).fill(4));
  });

  it('read five digits of a cell and more alike', () => {
    expect(squareCellText(1, 0)?.full).toContain('Без единиц');
    expect(squareCellText(9, 2)?.full).toContain('Две девятки');
    expect(squareCellText(4, 5)?.full).toContain('Пять четвёрок');
    expect(squareCellText(4, 11)).toBe(squareCellText(4, 5));
  });

  it('read the digits of a line two by two, six and more alike', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6, 7, 12].map((count) => squareLineText('family_258', count)?.short);
    const [none, some, many, most] = SQUARE_LINE_TEXTS.family_258.map(({ short }) => short);
    expect(levels).toEqual([none, none, some, some, many, many, most, most, most]);
  });

  it('have none for what is no cell and no count', () => {
    expect([squareCellText(0, 1), squareCellText(10, 1), squareCellText(1, -1), squareCellText(1, 1.5)]).toEqual(
      Array(4).fill(null),
    );
    expect([squareLineText('talent_789', -1), squareLineText('talent_789', Number.NaN)]).toEqual([null, null]);
  });

  it.each([
    ['cells', cells],
    ['lines', lines],
  ] as const)('%s: of their length, each begins with its own word', (_, texts) => {
    for (const { short, full } of texts) {
      expect(short.length, short).toBeLessThanOrEqual(100);
      expect(full.length, full).toBeGreaterThanOrEqual(180);
      expect(full.length, full).toBeLessThanOrEqual(300);
    }
    expect(new Set(texts.map(({ short }) => short.split(/[ :,]/)[0])).size).toBe(texts.length);
  });
});
