import { normalizeDegrees } from '../../angle/degrees.ts';
import type { BodyOverEarth } from './angle-lines.ts';
import { geoLongitude, RADIAN, type SpherePoint } from './sphere.ts';

/** The line of local space of a body: from a place towards it, round the Earth. */
export interface LocalSpaceLine<Id> {
  readonly id: Id;
  /** From north by east, 0 ≤ x < 360 degrees. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly altitude: number;
  /** From the place to the point opposite to it, along the azimuth. */
  readonly ahead: readonly SpherePoint[];
  /** The other half of the same great circle. */
  readonly behind: readonly SpherePoint[];
}

/** Degrees of the great circle between points of a line. */
const STEP = 3;

/** Where a body is seen from a place, without refraction and parallax. Degrees, azimuth from north by east. */
export function horizontal(
  { zenith }: Pick<BodyOverEarth<unknown>, 'zenith'>,
  place: SpherePoint,
): { readonly azimuth: number; readonly altitude: number } {
  const [up, tilt] = [place.latitude * RADIAN, zenith.latitude * RADIAN];
  const turn = (zenith.longitude - place.longitude) * RADIAN;
  const east = Math.cos(tilt) * Math.sin(turn);
  const north = Math.cos(up) * Math.sin(tilt) - Math.sin(up) * Math.cos(tilt) * Math.cos(turn);
  const height = Math.sin(up) * Math.sin(tilt) + Math.cos(up) * Math.cos(tilt) * Math.cos(turn);
  return {
    azimuth: normalizeDegrees(Math.atan2(east, north) / RADIAN),
    altitude: Math.atan2(height, Math.hypot(east, north)) / RADIAN,
  };
}

/** The point that lies from a place along an azimuth, at a distance of so many degrees of a great circle. */
export function pointAlong({ latitude, longitude }: SpherePoint, azimuth: number, distance: number): SpherePoint {
  const [up, way, arc] = [latitude * RADIAN, azimuth * RADIAN, distance * RADIAN];
  const sine = Math.sin(up) * Math.cos(arc) + Math.cos(up) * Math.sin(arc) * Math.cos(way);
  const turn = Math.atan2(Math.sin(way) * Math.sin(arc) * Math.cos(up), Math.cos(arc) - Math.sin(up) * sine);
  return {
    latitude: Math.asin(Math.max(-1, Math.min(1, sine))) / RADIAN,
    longitude: geoLongitude(longitude + turn / RADIAN),
  };
}

/** Lines of local space of bodies from a place. */
export function localSpace<Id>(bodies: readonly BodyOverEarth<Id>[], place: SpherePoint): LocalSpaceLine<Id>[] {
  return bodies.map((body) => {
    const { azimuth, altitude } = horizontal(body, place);
    const half = (way: number) =>
      Array.from({ length: 180 / STEP + 1 }, (_, step) => pointAlong(place, way, step * STEP));
    return { id: body.id, azimuth, altitude, ahead: half(azimuth), behind: half(azimuth + 180) };
  });
}
