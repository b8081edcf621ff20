import { normalizeDegrees } from '../../angle/degrees.ts';
import { semiArc } from '../equatorial.ts';
import type { PRIMARY_METHODS } from '../western.ids.ts';

export type PrimaryMethod = (typeof PRIMARY_METHODS)[number];

const RADIAN = Math.PI / 180;

/** A body against the sky of a place, degrees: hour angle 0 at upper culmination, growing as the sky turns. */
export interface OverPlace {
  readonly hourAngle: number;
  readonly declination: number;
}

/**
 * Mundane place, degrees along the day's way: 0 rising, 90 at the midheaven, 180 setting, 270 at the lower meridian.
 * @returns null by the semi-arc for what never rises or never sets there
 */
export function mundanePlace(method: PrimaryMethod, body: OverPlace, latitude: number): number | null {
  return method === 'placidus' ? semiArcPlace(body, latitude) : circlePlace(body, latitude);
}

/**
 * Hour angle at which a body of a declination has a mundane place, degrees.
 * @returns null where it never has it
 */
export function hourAngleAt(
  method: PrimaryMethod,
  place: number,
  declination: number,
  latitude: number,
): number | null {
  const at = normalizeDegrees(place);
  if (method === 'placidus') {
    const day = semiArc(declination, latitude);
    if (day === 0 || day === 180) return null;
    return at <= 180 ? ((at - 90) / 90) * day : 180 + ((at - 270) / 90) * (180 - day);
  }
  // The circle of position through the point of the equator; the body is off it by the ascensional difference under its pole.
  const onEquator = at - 90;
  const sine = Math.sin(onEquator * RADIAN) * Math.tan(latitude * RADIAN) * Math.tan(declination * RADIAN);
  return Math.abs(sine) >= 1 ? null : onEquator + Math.asin(sine) / RADIAN;
}

/** Share of the semi-arc passed, a quarter of the day's way each. [modern] */
function semiArcPlace({ hourAngle, declination }: OverPlace, latitude: number): number | null {
  const day = semiArc(declination, latitude);
  if (day === 0 || day === 180) return null;
  const upper = signedHour(hourAngle);
  if (Math.abs(upper) <= day) return normalizeDegrees(90 + (90 * upper) / day);
  return normalizeDegrees(270 + (90 * signedHour(hourAngle - 180)) / (180 - day));
}

/** Where the great circle through the body and the north and south of the horizon meets the equator. [modern] */
function circlePlace({ hourAngle, declination }: OverPlace, latitude: number): number {
  const [hour, away, height] = [hourAngle * RADIAN, declination * RADIAN, latitude * RADIAN];
  const west = Math.cos(away) * Math.sin(hour);
  const up = Math.sin(height) * Math.sin(away) + Math.cos(height) * Math.cos(away) * Math.cos(hour);
  return normalizeDegrees(90 + Math.atan2(west, up / Math.cos(height)) / RADIAN);
}

function signedHour(hourAngle: number): number {
  const hour = normalizeDegrees(hourAngle);
  return hour > 180 ? hour - 360 : hour;
}
