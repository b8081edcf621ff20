import type { Point } from './plane.ts';
import {
  type HouseContent,
  isSmall,
  layOut,
  type SquareChart,
  type SquareChartInput,
  type StyleCell,
} from './square-chart.ts';

/** Areas of the signs in thirds of the side: Aries on top in the middle, the zodiac runs counter-clockwise, as in Bengal. */
const outlines: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
  ],
  2: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  3: [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
  4: [
    [0, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  5: [
    [0, 2],
    [1, 2],
    [0, 3],
  ],
  6: [
    [0, 3],
    [1, 2],
    [1, 3],
  ],
  7: [
    [1, 2],
    [2, 2],
    [2, 3],
    [1, 3],
  ],
  8: [
    [2, 2],
    [3, 3],
    [2, 3],
  ],
  9: [
    [2, 2],
    [3, 2],
    [3, 3],
  ],
  10: [
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
  ],
  11: [
    [3, 0],
    [3, 1],
    [2, 1],
  ],
  12: [
    [2, 0],
    [3, 0],
    [2, 1],
  ],
};

/** Corner of each sign number: point in thirds of the side, then the step away from it in px (x, y). */
const corners: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [1, 0, 12, 14],
  2: [0.4, 0, 0, 14],
  3: [0, 0.4, 12, -14],
  4: [0, 1, 12, 14],
  5: [0, 2.6, 12, 14],
  6: [0.4, 3, 0, -14],
  7: [1, 3, 12, -14],
  8: [2.6, 3, 0, -14],
  9: [3, 2.6, -12, 14],
  10: [3, 1, -12, 14],
  11: [3, 0.4, -12, -14],
  12: [2.6, 0, 0, 14],
};

function cellOf(content: HouseContent, size: number): StyleCell {
  const unit = size / 3;
  const outline = (outlines[content.sign] ?? []).map(([x, y]): Point => ({ x: x * unit, y: y * unit }));
  const [cornerX, cornerY, stepX, stepY] = corners[content.sign] ?? [0, 0, 0, 0];
  const mean = {
    x: outline.reduce((sum, point) => sum + point.x, 0) / outline.length,
    y: outline.reduce((sum, point) => sum + point.y, 0) / outline.length,
  };
  const isSquare = outline.length === 4;
  // Small charts set their labels close to the lines: the mark keeps closer still.
  const inward = isSmall(size) ? 2 : 4;
  return {
    outline,
    anchor: mean,
    growth: 'around',
    isSignFixed: true,
    rowsFor: (count) => (count <= 2 ? count : Math.ceil(count / 2)),
    signAt: isSmall(size)
      ? null
      : (width) => ({
          x: cornerX * unit + Math.sign(stepX) * Math.max(0, Math.abs(stepX) - 4 + width / 2 - 2),
          y: cornerY * unit + stepY,
        }),
    // A rule inside the square of the lagna, or along the outer edge of its triangle: signs stand still here too.
    lagnaMark: isSquare ? squareMark(outline, inward) : triangleMark(outline, size, inward),
  };
}

function squareMark(outline: readonly Point[], inset: number): string {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y);
  const left = Math.min(...xs) + inset;
  const top = Math.min(...ys) + inset;
  return `M${left} ${top}H${Math.max(...xs) - inset}V${Math.max(...ys) - inset}H${left}Z`;
}

function triangleMark(outline: readonly Point[], size: number, inward: number): string {
  const onEdge = (a: Point, b: Point) =>
    (a.x === b.x && (a.x === 0 || a.x === size)) || (a.y === b.y && (a.y === 0 || a.y === size));
  for (let index = 0; index < outline.length; index += 1) {
    const a = outline[index];
    const b = outline[(index + 1) % outline.length];
    if (!a || !b || !onEdge(a, b)) continue;
    const dx = a.x === b.x ? (a.x === 0 ? inward : -inward) : 0;
    const dy = a.y === b.y ? (a.y === 0 ? inward : -inward) : 0;
    return `M${a.x + dx + Math.sign(b.x - a.x) * 8} ${a.y + dy + Math.sign(b.y - a.y) * 8}L${b.x + dx - Math.sign(b.x - a.x) * 8} ${b.y + dy - Math.sign(b.y - a.y) * 8}`;
  }
  return '';
}

function linesOf(size: number): string {
  const a = size / 3;
  const b = a * 2;
  return `M${a} 0V${size}M${b} 0V${size}M0 ${a}H${size}M0 ${b}H${size}M0 0L${a} ${a}M${size} 0L${b} ${a}M0 ${size}L${a} ${b}M${size} ${size}L${b} ${b}`;
}

/** East Indian chart as drawn in Bengal: signs stand still, corners are split by diagonals, the middle is free for a title. */
export function eastIndianChart(input: SquareChartInput): SquareChart {
  return layOut(input, cellOf, linesOf, (size) => ({ x: size / 3, y: size / 3, width: size / 3, height: size / 3 }));
}
