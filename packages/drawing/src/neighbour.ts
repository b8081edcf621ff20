import type { Point } from './plane.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A place that the keyboard can reach. */
export interface Spot extends Point {
  readonly id: string;
}

const forward: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much a step aside costs against a step ahead: high enough to keep to a row, low enough to take a corner. */
const asideWeight = 2.2;

/**
 * The spot that an arrow key leads to: the nearest one ahead, within 60° of the arrow.
 * @returns its id, or `null` when nothing lies that way or `from` is unknown
 */
export function neighbourOf(spots: readonly Spot[], from: string, direction: Direction): string | null {
  const start = spots.find((spot) => spot.id === from);
  if (!start) return null;
  const { x, y } = forward[direction];
  let best: { readonly id: string; readonly cost: number } | null = null;
  for (const spot of spots) {
    const dx = spot.x - start.x;
    const dy = spot.y - start.y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 1 || aside > ahead * Math.sqrt(3)) continue;
    const cost = ahead + aside * asideWeight;
    if (best === null || cost < best.cost) best = { id: spot.id, cost };
  }
  return best?.id ?? null;
}
