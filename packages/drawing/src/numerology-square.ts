import type { TextShape } from './body-label.ts';
import { type Box, linePath, type Point } from './plane.ts';

/** A digit of the square of Pythagoras, 1–9. */
export type SquareDigit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Where the count of each line stands: right of its row, under its column, at the end of its diagonal. */
export const squareLines = [
  { id: 'purpose_147', digits: [1, 4, 7], place: 'row', index: 0 },
  { id: 'family_258', digits: [2, 5, 8], place: 'row', index: 1 },
  { id: 'stability_369', digits: [3, 6, 9], place: 'row', index: 2 },
  { id: 'selfEsteem_123', digits: [1, 2, 3], place: 'column', index: 0 },
  { id: 'finance_456', digits: [4, 5, 6], place: 'column', index: 1 },
  { id: 'talent_789', digits: [7, 8, 9], place: 'column', index: 2 },
  { id: 'spirituality_159', digits: [1, 5, 9], place: 'falling', index: 0 },
  { id: 'temperament_357', digits: [3, 5, 7], place: 'rising', index: 0 },
] as const satisfies readonly {
  id: string;
  digits: readonly SquareDigit[];
  place: 'row' | 'column' | 'falling' | 'rising';
  index: number;
}[];

export type SquareLineId = (typeof squareLines)[number]['id'];

export interface SquareInput {
  /** How many times each digit occurs. */
  readonly counts: Readonly<Record<SquareDigit, number>>;
  readonly lines: Readonly<Record<SquareLineId, number>>;
  /** Room there is, px. Text keeps its size, cells take what is left, 96 px at most. */
  readonly width: number;
}

/** One of nine cells; digits run down the columns: 1 4 7 / 2 5 8 / 3 6 9. */
export interface SquareCell {
  readonly digit: SquareDigit;
  readonly count: number;
  readonly box: Box;
  /** Anchored at its middle: the digit repeated, «1×12» where it would not fit, «—» for none. */
  readonly value: TextShape;
  /** Where the cell's name stands, anchored at its middle. */
  readonly caption: Point;
}

/** The count of a line in a circle, joined to its line by a stroke. */
export interface SquareLine {
  readonly id: SquareLineId;
  readonly digits: readonly SquareDigit[];
  readonly count: number;
  readonly centre: Point;
  readonly radius: number;
  readonly label: TextShape;
  readonly stem: string;
}

export interface PsychomatrixSquare {
  readonly width: number;
  readonly height: number;
  /** The nine cells together. */
  readonly grid: Box;
  readonly gridLines: string;
  readonly cells: readonly SquareCell[];
  readonly lines: readonly SquareLine[];
}

const frame = 6;
const radius = 15;
const stem = 14;
const gap = 8;
const largestCell = 96;
const smallestCell = 60;
const smallestHeight = 66;
/** Widest lining figure of the heading face, of the font size. */
const figureAdvance = 0.52;
const valueSizes = [28, 24, 20, 17, 15] as const;
const middleOfText = 0.36;

function cellText(digit: SquareDigit, count: number, room: number): { label: string; fontSize: number } {
  if (count === 0) return { label: '—', fontSize: 24 };
  const label = String(digit).repeat(count);
  const fontSize = valueSizes.find((size) => label.length * figureAdvance * size <= room);
  return fontSize === undefined ? { label: `${digit}×${count}`, fontSize: 20 } : { label, fontSize };
}

/** The square of Pythagoras with the counts of its eight lines round it; all in px. */
export function psychomatrixSquare(input: SquareInput): PsychomatrixSquare {
  const sideRoom = frame + gap + stem + radius * 2 + 1;
  const cell = Math.max(smallestCell, Math.min(largestCell, Math.floor((input.width - frame - sideRoom) / 3)));
  const height = Math.max(smallestHeight, Math.round(cell * 0.9));
  const top = radius * 2 + 6;
  const grid: Box = { x: frame, y: top, width: cell * 3, height: height * 3 };
  const right = grid.x + grid.width;
  const bottom = grid.y + grid.height;

  const cells = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((digit): SquareCell => {
    const column = Math.floor((digit - 1) / 3);
    const row = (digit - 1) % 3;
    const box: Box = { x: grid.x + column * cell, y: grid.y + row * height, width: cell, height };
    const middle = box.x + cell / 2;
    const count = input.counts[digit];
    const { label, fontSize } = cellText(digit, count, cell - 12);
    const baseline = box.y + height * 0.43 + fontSize * middleOfText;
    return {
      digit,
      count,
      box,
      value: { x: middle, y: baseline, label, fontSize },
      caption: { x: middle, y: box.y + height - 13 },
    };
  });

  const lines = squareLines.map((line): SquareLine => {
    const [centre, path] = lineEnd(line.place, line.index);
    const count = input.lines[line.id];
    const fontSize = 14;
    return {
      id: line.id,
      digits: line.digits,
      count,
      centre,
      radius,
      label: { x: centre.x, y: centre.y + fontSize * middleOfText, label: String(count), fontSize },
      stem: path,
    };
  });

  function lineEnd(place: (typeof squareLines)[number]['place'], index: number): readonly [Point, string] {
    const atRight = right + frame + gap + stem + radius;
    const below = bottom + frame + gap + stem + radius;
    if (place === 'row') {
      const y = grid.y + (index + 0.5) * height;
      return [{ x: atRight, y }, linePath({ x: right + frame + gap, y }, { x: atRight - radius, y })];
    }
    if (place === 'column') {
      const x = grid.x + (index + 0.5) * cell;
      return [{ x, y: below }, linePath({ x, y: bottom + frame + gap }, { x, y: below - radius })];
    }
    const y = place === 'falling' ? below : radius + 1;
    const from = { x: right + frame, y: place === 'falling' ? bottom + frame : grid.y - frame };
    const length = Math.hypot(atRight - from.x, y - from.y);
    const to = {
      x: atRight - ((atRight - from.x) * radius) / length,
      y: y - ((y - from.y) * radius) / length,
    };
    return [{ x: atRight, y }, linePath(from, to)];
  }

  const inner = [1, 2].map((step) => {
    const x = grid.x + step * cell;
    const y = grid.y + step * height;
    return linePath({ x, y: grid.y }, { x, y: bottom }) + linePath({ x: grid.x, y }, { x: right, y });
  });
  return {
    width: right + sideRoom,
    height: bottom + frame + gap + stem + radius * 2 + 1,
    grid,
    gridLines: inner.join(''),
    cells,
    lines,
  };
}
