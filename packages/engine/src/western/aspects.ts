import { separation, shortestArc } from '../angle/degrees.ts';
import { ASPECTS, type AspectId, ORB_SHARE, type OrbTable } from './aspect.table.ts';
import type { WesternPointId } from './western-body.ts';

/** A point that can be in aspect. Degrees, degrees a day; `speed` null for what has none (an angle, a composite point). */
export interface AspectPoint {
  readonly id: WesternPointId;
  readonly longitude: number;
  readonly speed: number | null;
}

export interface AspectOptions {
  readonly aspects: readonly AspectId[];
  readonly orbs: OrbTable;
}

/** Two points at one of the angles, within the orb. Degrees. */
export interface Aspect {
  readonly a: WesternPointId;
  readonly b: WesternPointId;
  readonly aspect: AspectId;
  /** 0 … 180. */
  readonly separation: number;
  /** Distance from the exact angle. */
  readonly orb: number;
  /** The largest distance that counts for this pair and aspect. */
  readonly limit: number;
  /** Whether the distance is shrinking by the two speeds; null when one of the points has none. */
  readonly applying: boolean | null;
}

/** Rounding: an orb of exactly six degrees counts, and one of 1e-14° is exact. */
const EPSILON = 1e-9;

/**
 * Aspects among points of one chart, each pair once, in the order of the points. A pair has at most one aspect: the one it is
 * closest to in proportion to the orb.
 */
export function aspectsAmong(points: readonly AspectPoint[], options: AspectOptions): Aspect[] {
  return points.flatMap((a, index) => points.slice(index + 1).flatMap((b) => aspectOf(a, b, options) ?? []));
}

/** Aspects of the points of one chart (a) to those of another (b): synastry, transits, progressions. */
export function aspectsBetween(
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  options: AspectOptions,
): Aspect[] {
  return first.flatMap((a) => second.flatMap((b) => aspectOf(a, b, options) ?? []));
}

/** The aspect of two points; null when they are at none of the angles. */
export function aspectOf(a: AspectPoint, b: AspectPoint, { aspects, orbs }: AspectOptions): Aspect | null {
  const apart = separation(a.longitude, b.longitude);
  let best: Aspect | null = null;
  for (const aspect of aspects) {
    const { angle, kind } = ASPECTS[aspect];
    const limit = ((orbs[a.id] + orbs[b.id]) / 2) * ORB_SHARE[kind];
    const orb = Math.abs(apart - angle);
    if (orb > limit + EPSILON || (best && orb / limit >= best.orb / best.limit)) continue;
    best = { a: a.id, b: b.id, aspect, separation: apart, orb, limit, applying: isApplying(a, b, apart, angle) };
  }
  return best;
}

/** Whether the distance of two points from an angle is shrinking by their speeds; an exact aspect is not applying any more. */
function isApplying(a: AspectPoint, b: AspectPoint, apart: number, angle: number): boolean | null {
  if (a.speed === null || b.speed === null) return null;
  if (Math.abs(apart - angle) < EPSILON) return false;
  const opening = Math.sign(shortestArc(a.longitude, b.longitude)) * (b.speed - a.speed);
  return (apart - angle) * opening < 0;
}
