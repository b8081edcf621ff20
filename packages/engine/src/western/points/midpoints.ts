import { normalizeDegrees, shortestArc } from '../../angle/degrees.ts';
import type { OnEcliptic } from './antiscia.ts';

/** The middle of two points with what stands on its axis. */
export interface Midpoint<Id> {
  readonly a: Id;
  readonly b: Id;
  /** The middle of the shorter arc, degrees. */
  readonly longitude: number;
  /** Points on the axis by the 90° dial: at 0, 45, 90 … from the middle. */
  readonly touched: readonly { readonly id: Id; readonly orb: number; readonly isDirect: boolean }[];
}

/** Orb on the axis, degrees. [modern] */
const MIDPOINT_ORB = 1;

/** Place of a longitude on the 90° dial, on which squares and oppositions fall together: 0 … 90. */
export function onDial(longitude: number): number {
  return normalizeDegrees(longitude) % 90;
}

/**
 * Midpoints of all pairs. A third point touches one where it stands at a multiple of 45° from the middle within a degree; directly
 * where at 0° or 180°. The two of the pair are left out. [modern]
 */
export function midpoints<Id>(points: readonly OnEcliptic<Id>[]): readonly Midpoint<Id>[] {
  return points.flatMap((a, index) =>
    points.slice(index + 1).map((b): Midpoint<Id> => {
      const longitude = normalizeDegrees(a.longitude + shortestArc(a.longitude, b.longitude) / 2);
      const touched = points
        .filter((point) => point !== a && point !== b)
        .map((point) => {
          const apart = shortestArc(longitude, point.longitude);
          const orb = Math.abs(apart - Math.round(apart / 45) * 45);
          return { id: point.id, orb, isDirect: Math.abs(Math.round(apart / 45)) % 4 === 0 };
        })
        .filter(({ orb }) => orb <= MIDPOINT_ORB)
        .sort((one, other) => one.orb - other.orb);
      return { a: a.id, b: b.id, longitude, touched };
    }),
  );
}
