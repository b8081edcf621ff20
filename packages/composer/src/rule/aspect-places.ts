import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { ASPECTS } from '@nebosvod/engine/western/aspect.table';

/** Longitudes at which a body is at an aspect to a point: one of a conjunction and an opposition, two of the others. */
export function aspectPlaces(longitude: number, aspect: keyof typeof ASPECTS): readonly number[] {
  const { angle } = ASPECTS[aspect];
  const turns = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
  return turns.map((turn) => normalizeDegrees(longitude + turn));
}
