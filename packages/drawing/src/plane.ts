/** Plane geometry shared by every drawing: screen axes, x to the right, y down, px. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Axis-parallel rectangle, px; `x`, `y` is its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Keeps one decimal beyond a pixel's visible step, so that paths stay short and equal on every machine. */
export function rounded(value: number): number {
  const result = Math.round(value * 100) / 100;
  return result === 0 ? 0 : result;
}

/** SVG path of a closed polygon. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map((point) => `${rounded(point.x)} ${rounded(point.y)}`).join('L')}Z`;
}

/** SVG path of one straight line. */
export function linePath(from: Point, to: Point): string {
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
}

/** SVG path of an open line through all points; empty for fewer than two. */
export function polylinePath(points: readonly Point[]): string {
  if (points.length < 2) return '';
  return `M${points.map((point) => `${rounded(point.x)} ${rounded(point.y)}`).join('L')}`;
}

/** Area of a simple polygon, px², never negative. */
export function polygonArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}

/** Mean of the corners: a point inside any convex polygon. */
export function polygonMiddle(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** Horizontal chord of a convex polygon at height y; `null` where the line misses it. */
function chordAt(points: readonly Point[], y: number): Interval | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const low = Math.min(point.y, next.y);
    const high = Math.max(point.y, next.y);
    if (y < low || y > high) return;
    const xs = high === low ? [point.x, next.x] : [point.x + ((next.x - point.x) * (y - point.y)) / (next.y - point.y)];
    for (const x of xs) {
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  });
  return from <= to ? { from, to } : null;
}

/** Widest horizontal stretch that stays inside a convex polygon for the whole band from `top` to `bottom`; `null` = none. */
export function bandInside(points: readonly Point[], top: number, bottom: number): Interval | null {
  const upper = chordAt(points, top);
  const lower = chordAt(points, bottom);
  if (!upper || !lower) return null;
  const from = Math.max(upper.from, lower.from);
  const to = Math.min(upper.to, lower.to);
  return from < to ? { from, to } : null;
}

/** True when two boxes share more than a hairline. */
export function boxesOverlap(a: Box, b: Box, tolerance = 0.01): boolean {
  return (
    a.x + a.width > b.x + tolerance &&
    b.x + b.width > a.x + tolerance &&
    a.y + a.height > b.y + tolerance &&
    b.y + b.height > a.y + tolerance
  );
}

/** True when a point lies in a convex polygon or within `tolerance` px of it. */
export function polygonHolds(points: readonly Point[], point: Point, tolerance = 0.01): boolean {
  let sign = 0;
  for (let index = 0; index < points.length; index += 1) {
    const a = points[index];
    const b = points[(index + 1) % points.length];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const side = ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length;
    if (Math.abs(side) <= tolerance) continue;
    if (sign === 0) sign = Math.sign(side);
    else if (Math.sign(side) !== sign) return false;
  }
  return true;
}
