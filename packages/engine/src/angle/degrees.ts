/**
 * Degrees on the circle: the only place of the engine that takes a remainder by 360.
 */

/**
 * Brings an angle into 0 ≤ x < 360.
 * @param degrees any finite angle in degrees
 * @returns the same direction; never 360 itself, also for −5e-324, where a bare remainder rounds up to it
 */
export function normalizeDegrees(degrees: number): number {
  const turned = degrees - 360 * Math.floor(degrees / 360);
  return turned >= 360 || turned < 0 ? 0 : turned + 0;
}

/**
 * Arc from one direction forward to another, 0 ≤ arc < 360 degrees.
 */
export function arcForward(from: number, to: number): number {
  return normalizeDegrees(to - from);
}

/**
 * Signed shortest arc from one direction to another, −180 ≤ arc < 180 degrees; positive when `to` is ahead.
 */
export function shortestArc(from: number, to: number): number {
  return normalizeDegrees(to - from + 180) - 180;
}

/**
 * Angular distance between two directions regardless of order, 0 … 180 degrees.
 */
export function separation(a: number, b: number): number {
  return Math.abs(shortestArc(a, b));
}

/**
 * Direction in the middle of the arc that runs forward from one direction to another, degrees.
 */
export function middleOfArc(from: number, to: number): number {
  return normalizeDegrees(from + arcForward(from, to) / 2);
}
