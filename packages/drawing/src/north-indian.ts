import { linePath, type Point, polygonPath } from './plane.ts';
import {
  type HouseContent,
  isSmall,
  layOut,
  type SquareChart,
  type SquareChartInput,
  type StyleCell,
} from './square-chart.ts';

/** Corners and crossings of the diamond in eighths of the side. */
const outlines: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [4, 0],
    [6, 2],
    [4, 4],
    [2, 2],
  ],
  2: [
    [0, 0],
    [4, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [2, 2],
    [0, 4],
  ],
  4: [
    [2, 2],
    [4, 4],
    [2, 6],
    [0, 4],
  ],
  5: [
    [0, 4],
    [2, 6],
    [0, 8],
  ],
  6: [
    [0, 8],
    [2, 6],
    [4, 8],
  ],
  7: [
    [4, 4],
    [6, 6],
    [4, 8],
    [2, 6],
  ],
  8: [
    [4, 8],
    [6, 6],
    [8, 8],
  ],
  9: [
    [8, 4],
    [8, 8],
    [6, 6],
  ],
  10: [
    [6, 2],
    [8, 4],
    [6, 6],
    [4, 4],
  ],
  11: [
    [8, 0],
    [8, 4],
    [6, 2],
  ],
  12: [
    [4, 0],
    [8, 0],
    [6, 2],
  ],
};

/** Which crossing a house's sign number stands at, in eighths, and on which side of it. */
const crossings: Readonly<Record<number, readonly [number, number, number, number]>> = {
  1: [4, 4, 0, -1],
  2: [2, 2, 0, -1],
  3: [2, 2, -1, 0],
  4: [4, 4, -1, 0],
  5: [2, 6, -1, 0],
  6: [2, 6, 0, 1],
  7: [4, 4, 0, 1],
  8: [6, 6, 0, 1],
  9: [6, 6, 1, 0],
  10: [4, 4, 1, 0],
  11: [6, 2, 1, 0],
  12: [6, 2, 0, -1],
};

/** Distance of the sign number's middle from its crossing, px. */
function crossingDistance(size: number): number {
  return size < 320 ? 11 : 14;
}

const stacked = (count: number) => count;
const inLine = (count: number) => (count <= 2 ? 1 : Math.ceil(count / 2.5));

function cellOf(content: HouseContent, size: number): StyleCell {
  const unit = size / 8;
  const { house } = content;
  const outline = (outlines[house] ?? []).map(([x, y]): Point => ({ x: x * unit, y: y * unit }));
  const [crossX, crossY, toX, toY] = crossings[house] ?? [4, 4, 0, 0];
  const distance = crossingDistance(size);
  const signAt = (width: number): Point => ({
    x: crossX * unit + toX * Math.max(distance, distance - 4 + width / 2),
    y: crossY * unit + toY * distance,
  });
  const shared = { outline, signAt: isSmall(size) && house !== 1 ? null : signAt };
  const edge = Math.max(11, size * 0.068);

  if (house === 2 || house === 12) {
    return { ...shared, anchor: { x: crossX * unit, y: edge }, growth: 'down', rowsFor: inLine };
  }
  if (house === 6 || house === 8) {
    return { ...shared, anchor: { x: crossX * unit, y: size - edge }, growth: 'up', rowsFor: inLine };
  }
  if (house === 3 || house === 5) {
    return { ...shared, anchor: { x: unit * 0.75, y: crossY * unit }, growth: 'around', rowsFor: stacked };
  }
  if (house === 9 || house === 11) {
    return { ...shared, anchor: { x: size - unit * 0.75, y: crossY * unit }, growth: 'around', rowsFor: stacked };
  }
  const centre = {
    x: outline.reduce((sum, point) => sum + point.x, 0) / 4,
    y: outline.reduce((sum, point) => sum + point.y, 0) / 4,
  };
  return {
    ...shared,
    anchor: centre,
    growth: 'around',
    rowsFor: (count) => (count <= 4 ? count : Math.ceil(count / 2)),
  };
}

function linesOf(size: number): string {
  const half = size / 2;
  const diamond = polygonPath([
    { x: half, y: 0 },
    { x: size, y: half },
    { x: half, y: size },
    { x: 0, y: half },
  ]);
  return linePath({ x: 0, y: 0 }, { x: size, y: size }) + linePath({ x: size, y: 0 }, { x: 0, y: size }) + diamond;
}

/**
 * North Indian chart: houses stand still (house 1 is the upper diamond, the rest run counter-clockwise), signs move.
 * The sign number keeps 14 px from its crossing (11 px in charts under 320 px; under 260 px only house 1 prints it).
 */
export function northIndianChart(input: SquareChartInput): SquareChart {
  return layOut(input, cellOf, linesOf, () => null);
}
