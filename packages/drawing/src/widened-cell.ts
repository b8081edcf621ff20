import type { Point } from './plane.ts';

/** How much wider than its house a crowded cell may grow, one try after another; at last it takes the whole square. */
const factors = [1.15, 1.3, 1.5, 1.8, 2.4] as const;

/**
 * Outlines of growing width round a house of a small chart, px, the last of them the whole square of side `size`: a label may
 * stand across a line of the chart (it is drawn with a halo), but no body is left out.
 * @param anchor point the house grows from: where its labels gather
 */
export function widenedOutlines(outline: readonly Point[], anchor: Point, size: number): readonly (readonly Point[])[] {
  const square: readonly Point[] = [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ];
  const grown = factors.map((factor) =>
    clipped(
      outline.map(({ x, y }) => ({ x: anchor.x + (x - anchor.x) * factor, y: anchor.y + (y - anchor.y) * factor })),
      size,
    ),
  );
  return [...grown, square];
}

/** What of a convex polygon lies inside the square of side `size` (Sutherland and Hodgman, one edge after another). */
function clipped(polygon: readonly Point[], size: number): readonly Point[] {
  const depths: readonly ((point: Point) => number)[] = [
    ({ x }) => x,
    ({ x }) => size - x,
    ({ y }) => y,
    ({ y }) => size - y,
  ];
  return depths.reduce(
    (points, depthOf) =>
      points.flatMap((point, index) => {
        const next = points[(index + 1) % points.length] ?? point;
        const [here, there] = [depthOf(point), depthOf(next)];
        const kept = here >= 0 ? [point] : [];
        if (here >= 0 === there >= 0) return kept;
        const share = here / (here - there);
        return [...kept, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }];
      }),
    polygon,
  );
}
