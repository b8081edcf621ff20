/** Radians in a degree. */
export const RADIAN = Math.PI / 180;

/** A direction as a unit vector: x to longitude 0 on the equator, z to the north pole. */
export type Direction = readonly [number, number, number];

/** A point of a sphere, degrees; north and east positive, longitude −180 ≤ x < 180. */
export interface SpherePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees brought into −180 ≤ x < 180, as longitudes on Earth are written. */
export function geoLongitude(degrees: number): number {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}

/** The unit vector of a point. */
export function directionOf({ latitude, longitude }: SpherePoint): Direction {
  const [up, along] = [latitude * RADIAN, longitude * RADIAN];
  return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)];
}

/** The point a vector of any length goes through. */
export function pointOf([x, y, z]: Direction): SpherePoint {
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIAN, longitude: geoLongitude(Math.atan2(y, x) / RADIAN) };
}

/** Vector product: the pole of the great circle through two directions. */
export function poleOf(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
