import { shortestArc } from '../../angle/degrees.ts';
import type { ParanAngle } from '../star/parans.ts';
import { geoLongitude, RADIAN, type SpherePoint } from './sphere.ts';

/**
 * The sky of an instant as the Earth lies under it. Degrees. The point a body stands over has its declination for latitude and
 * `rightAscension − siderealTime` for longitude; places are geocentric, without refraction and parallax.
 */
export interface BodyOverEarth<Id> {
  readonly id: Id;
  readonly rightAscension: number;
  readonly declination: number;
  /** Where the body is in the zenith. */
  readonly zenith: SpherePoint;
}

/** Lines on which a body is on the four angles. */
export interface AngleLines<Id> extends Pick<BodyOverEarth<Id>, 'id' | 'rightAscension' | 'declination'> {
  /** Meridian of the midheaven, degrees east. */
  readonly culminating: number;
  /** Meridian of the lower culmination. */
  readonly anticulminating: number;
  /** Where it rises and sets: from one latitude beyond which it does not, to the other. */
  readonly rising: readonly SpherePoint[];
  readonly setting: readonly SpherePoint[];
}

/** Degrees of hour angle between the points of a horizon line. */
const STEP = 2;

/** A body over the Earth at a Greenwich sidereal time. Degrees. */
export function overEarth<Id>(
  { id, rightAscension, declination }: Pick<BodyOverEarth<Id>, 'id' | 'rightAscension' | 'declination'>,
  siderealTime: number,
): BodyOverEarth<Id> {
  const zenith = { latitude: declination, longitude: geoLongitude(rightAscension - siderealTime) };
  return { id, rightAscension, declination, zenith };
}

/**
 * Lines of the angles of a body. Rising and setting go by the hour angle from upper to lower culmination, where the two lines meet;
 * a body on the equator of the sky rises along a meridian.
 */
export function angleLines<Id>({ id, rightAscension, declination, zenith }: BodyOverEarth<Id>): AngleLines<Id> {
  const horizon = (side: 1 | -1) =>
    Array.from({ length: 180 / STEP + 1 }, (_, step): SpherePoint => {
      const hourAngle = step * STEP;
      const latitude = horizonLatitude(declination, hourAngle);
      return { latitude, longitude: geoLongitude(zenith.longitude + side * hourAngle) };
    });
  return {
    id,
    rightAscension,
    declination,
    culminating: zenith.longitude,
    anticulminating: geoLongitude(zenith.longitude + 180),
    rising: horizon(-1),
    setting: horizon(1),
  };
}

/** Latitude, degrees, at which a body is on the horizon at an hour angle: altitude zero gives tan φ = −cos H / tan δ. */
export function horizonLatitude(declination: number, hourAngle: number): number {
  const [cosine, tangent] = [-Math.cos(hourAngle * RADIAN), Math.tan(declination * RADIAN)];
  // Below the equator of the sky the way is the same turned over, so that the latitude keeps within ±90°.
  return Math.atan2(tangent < 0 ? -cosine : cosine, Math.abs(tangent)) / RADIAN;
}

/** Mean radius, km. */
const EARTH_RADIUS = 6371;

/** Length of an arc of a great circle on the ground, km. */
export const arcKm = (degrees: number): number => degrees * RADIAN * EARTH_RADIUS;

/**
 * How far a place is from each line of a body, degrees of a great circle. The lines of the horizon are halves of a great circle 90°
 * from the zenith of the body, so that the distance is its altitude; the meridians are halves of a circle through the poles.
 * @returns only the lines that the place is beside: a meridian on the near side, the horizon at which the body stands
 */
export function anglesNear(
  { zenith, declination }: Pick<BodyOverEarth<unknown>, 'zenith' | 'declination'>,
  { latitude, longitude }: SpherePoint,
): { readonly angle: ParanAngle; readonly degrees: number }[] {
  const hourAngle = shortestArc(zenith.longitude, longitude);
  const [up, tilt, turn] = [latitude * RADIAN, declination * RADIAN, hourAngle * RADIAN];
  const altitude =
    Math.asin(clamped(Math.sin(up) * Math.sin(tilt) + Math.cos(up) * Math.cos(tilt) * Math.cos(turn))) / RADIAN;
  const meridian = Math.asin(clamped(Math.cos(up) * Math.abs(Math.sin(turn)))) / RADIAN;
  return [
    { angle: Math.abs(hourAngle) < 90 ? 'culminating' : 'anticulminating', degrees: meridian },
    { angle: hourAngle < 0 ? 'rising' : 'setting', degrees: Math.abs(altitude) },
  ];
}

const clamped = (sine: number) => Math.max(-1, Math.min(1, sine));
