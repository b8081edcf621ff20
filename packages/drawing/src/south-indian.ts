import type { Point } from './plane.ts';
import {
  type HouseContent,
  isSmall,
  layOut,
  type SquareChart,
  type SquareChartInput,
  type StyleCell,
} from './square-chart.ts';

/** Column and row of each sign in the 4 × 4 frame: Pisces in the upper left corner, the zodiac runs clockwise. */
const places: Readonly<Record<number, readonly [number, number]>> = {
  12: [0, 0],
  1: [1, 0],
  2: [2, 0],
  3: [3, 0],
  4: [3, 1],
  5: [3, 2],
  6: [3, 3],
  7: [2, 3],
  8: [1, 3],
  9: [0, 3],
  10: [0, 2],
  11: [0, 1],
};

function cellOf(content: HouseContent, size: number): StyleCell {
  const side = size / 4;
  const [column, row] = places[content.sign] ?? [0, 0];
  const left = column * side;
  const top = row * side;
  const outline: readonly Point[] = [
    { x: left, y: top },
    { x: left + side, y: top },
    { x: left + side, y: top + side },
    { x: left, y: top + side },
  ];
  const small = isSmall(size);
  const long = Math.min(34, side * 0.3);
  const short = long - 6;
  return {
    outline,
    anchor: { x: left + side / 2, y: top + side / 2 - (small ? 0 : 2) },
    growth: 'around',
    isSignFixed: true,
    rowsFor: (count) => (count <= 2 ? count : Math.ceil(count / 2)),
    // Fixed signs need no numbers in a small chart: the place names the sign.
    signAt: small ? null : (width) => ({ x: left + 8 + width / 2, y: top + side - 13 }),
    lagnaMark: `M${left + long} ${top}L${left} ${top + long}M${left + short} ${top}L${left} ${top + short}`,
    lagnaBox: { x: left, y: top, width: long * 0.55, height: long * 0.55 },
  };
}

function linesOf(size: number): string {
  const q = size / 4;
  const t = q * 3;
  const h = q * 2;
  return `M${q} 0V${size}M${t} 0V${size}M0 ${q}H${size}M0 ${t}H${size}M${h} 0V${q}M${h} ${t}V${size}M0 ${h}H${q}M${t} ${h}H${size}`;
}

/** South Indian chart: signs stand still, two diagonals mark the lagna's sign, the middle is free for a title. */
export function southIndianChart(input: SquareChartInput): SquareChart {
  return layOut(input, cellOf, linesOf, (size) => ({ x: size / 4, y: size / 4, width: size / 2, height: size / 2 }));
}
