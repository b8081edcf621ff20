import { normalizeDegrees } from '../angle/degrees.ts';

const RADIAN = Math.PI / 180;

/** Right ascension of a place on the ecliptic or off it, degrees. [Meeus 13] */
export function rightAscension(longitude: number, latitude: number, obliquity: number): number {
  const [along, up, tilt] = [longitude * RADIAN, latitude * RADIAN, obliquity * RADIAN];
  const y = Math.sin(along) * Math.cos(tilt) - Math.tan(up) * Math.sin(tilt);
  return normalizeDegrees(Math.atan2(y, Math.cos(along)) / RADIAN);
}

/**
 * Half the arc that a body stands above the horizon, degrees of right ascension, without refraction.
 * @returns 0 for what never rises, 180 for what never sets
 */
export function semiArc(declination: number, latitude: number): number {
  const cosine = -Math.tan(declination * RADIAN) * Math.tan(latitude * RADIAN);
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN;
}
