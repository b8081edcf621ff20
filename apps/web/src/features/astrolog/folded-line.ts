import { normalizeDegrees, shortestArc } from '@nebosvod/engine/angle/degrees';

export const folds = [360, 90, 45] as const;
export type Fold = (typeof folds)[number];

/** A point of a line: the sample it stands at (whole, or between two) and the longitude folded, 0 … fold. */
export interface FoldedPoint {
  readonly at: number;
  readonly y: number;
}

/** A longitude on a circle folded to `fold` degrees, 0 ≤ y < fold. */
export function folded(longitude: number, fold: Fold): number {
  return normalizeDegrees((longitude * 360) / fold) / (360 / fold);
}

/**
 * Pieces of a line that runs by samples over a folded circle: where it leaves one edge it goes on from the other, and the pieces end
 * at the edges themselves.
 * @param longitudes degrees; from one to the next the way is the shorter one
 */
export function foldedPieces(longitudes: readonly number[], fold: Fold): FoldedPoint[][] {
  const [first] = longitudes;
  if (first === undefined) return [];
  let piece: FoldedPoint[] = [{ at: 0, y: folded(first, fold) }];
  const pieces = [piece];
  // The line carried on past the edges: whole folds below it are taken away to draw.
  let carried = folded(first, fold);
  for (const [index, longitude] of longitudes.entries()) {
    if (index === 0) continue;
    const before = carried;
    carried += shortestArc(longitudes[index - 1] ?? longitude, longitude);
    for (const edge of edgesBetween(before, carried, fold)) {
      const at = index - 1 + (edge - before) / (carried - before);
      const isRising = carried > before;
      piece.push({ at, y: isRising ? fold : 0 });
      piece = [{ at, y: isRising ? 0 : fold }];
      pieces.push(piece);
    }
    piece.push({ at: index, y: carried - fold * Math.floor(carried / fold) });
  }
  return pieces;
}

/** Multiples of the fold that lie on the way from one value to another, in the order they are met. */
function edgesBetween(from: number, to: number, fold: Fold): number[] {
  const [low, high] = [Math.floor(Math.min(from, to) / fold), Math.floor(Math.max(from, to) / fold)];
  const edges = Array.from({ length: high - low }, (_, index) => (low + index + 1) * fold);
  return to > from ? edges : edges.reverse();
}

/** Heights moved apart so that labels of `height` do not lie on each other, each as near to its own as that allows, within `least` … `room`. */
export function spreadLabels<Label extends { readonly y: number }>(
  labels: readonly Label[],
  height: number,
  room: number,
  least = Number.NEGATIVE_INFINITY,
): (Label & { readonly labelY: number })[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  for (const { y } of sorted) placed.push(Math.max(y, least, (placed.at(-1) ?? least) + height));
  let limit = room;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - height;
  }
  return sorted.map((label, index) => ({ ...label, labelY: placed[index] ?? label.y }));
}
