import type { BodyId } from '../bodies.ts';

/** Mean daily motion in degrees. [SwissEph, mean elements] */
const MEAN_MOTION: Readonly<Partial<Record<BodyId, number>>> = {
  mars: 0.524,
  mercury: 0.9856,
  jupiter: 0.0831,
  venus: 0.9856,
  saturn: 0.0335,
  uranus: 0.0117,
  neptune: 0.006,
  pluto: 0.004,
};

/** Slower than this share of its mean motion a planet stands. A convention. */
const STATIONARY_SHARE = 0.05;

/** Whether a planet stands before or after its turn; the luminaries and nodes never do. */
export function isStationary(body: { readonly id: BodyId; readonly speed: number }): boolean {
  const mean = MEAN_MOTION[body.id];
  return mean !== undefined && Math.abs(body.speed) < mean * STATIONARY_SHARE;
}
