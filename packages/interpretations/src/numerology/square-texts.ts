import type { LineId } from '@nebosvod/numerology/psychomatrix';
import { textInForce } from '../base/in-force.ts';
import type { Interpretation } from '../text.ts';
import { SQUARE_CELLS_123 } from './square/square-cell-123.table.ts';
import { SQUARE_CELLS_456 } from './square/square-cell-456.table.ts';
import { SQUARE_CELLS_789 } from './square/square-cell-789.table.ts';
import { SQUARE_LINE_TEXTS } from './square/square-line.table.ts';

/** The cells 1–9; each holds six levels: no digit, one, two, three, four, five and more. */
export const SQUARE_CELL_TEXTS: readonly (readonly Interpretation[])[] = [
  ...SQUARE_CELLS_123,
  ...SQUARE_CELLS_456,
  ...SQUARE_CELLS_789,
];

function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0;
}

/**
 * The text of a cell of the square: `digit` 1–9, `count` how many times it occurs (five and more read alike).
 * Null for a digit that has no cell and for a count that is no whole number from 0. @see [Aleksandrov]
 */
export function squareCellText(digit: number, count: number): Interpretation | null {
  if (!isCount(count)) return null;
  const level = Math.min(count, 5);
  return textInForce(squareCellId(digit, level), SQUARE_CELL_TEXTS[digit - 1]?.[level]);
}

/**
 * The text of a line of the square by the number of digits on it: 0–1, 2–3, 4–5, six and more.
 * Null for a count that is no whole number from 0. @see [Aleksandrov]
 */
export function squareLineText(line: LineId, count: number): Interpretation | null {
  if (!isCount(count)) return null;
  const level = Math.min(Math.floor(count / 2), 3);
  return textInForce(squareLineId(line, level), SQUARE_LINE_TEXTS[line][level]);
}

/** The id of the unit of a cell at a level, 0–5. */
export const squareCellId = (digit: number, level: number): string => `square-cell-${digit}-${level}`;

/** The id of the unit of a line at a level, 0–3. */
export const squareLineId = (line: LineId, level: number): string => `square-line-${line.slice(-3)}-${level}`;
