import { normalizeDegrees, separation } from '../../angle/degrees.ts';
import { semiArc } from '../equatorial.ts';
import type { PARAN_ANGLES } from '../western.ids.ts';

export type ParanAngle = (typeof PARAN_ANGLES)[number];

/** A place on the sphere, degrees. */
export interface OnSphere<Id> {
  readonly id: Id;
  readonly rightAscension: number;
  readonly declination: number;
}

/** A star and a body that are on angles of the place at one sidereal time. */
export interface Paran<Star, Body> {
  readonly star: Star;
  readonly starAngle: ParanAngle;
  readonly body: Body;
  readonly bodyAngle: ParanAngle;
  /** Difference of the two sidereal times, degrees. */
  readonly orb: number;
}

/** Orb, degrees of right ascension: four minutes of time. [modern] */
const PARAN_ORB = 1;

/**
 * Local sidereal times, degrees, at which a body is on each angle of a place: on the horizon at altitude zero without refraction, on
 * the meridian above and below the pole.
 * @returns no rising and setting for what never rises or never sets there
 */
export function angleTimes(
  { rightAscension, declination }: Omit<OnSphere<unknown>, 'id'>,
  latitude: number,
): readonly { readonly angle: ParanAngle; readonly at: number }[] {
  const arc = semiArc(declination, latitude);
  const horizon =
    arc > 0 && arc < 180
      ? ([
          { angle: 'rising', at: normalizeDegrees(rightAscension - arc) },
          { angle: 'setting', at: normalizeDegrees(rightAscension + arc) },
        ] as const)
      : [];
  return [
    ...horizon,
    { angle: 'culminating', at: rightAscension },
    { angle: 'anticulminating', at: normalizeDegrees(rightAscension + 180) },
  ];
}

/** Parans of stars with bodies at a latitude, by the places of one instant, closest first. */
export function parans<Star, Body>(
  stars: readonly OnSphere<Star>[],
  bodies: readonly OnSphere<Body>[],
  latitude: number,
): readonly Paran<Star, Body>[] {
  const moving = bodies.map((body) => ({ id: body.id, times: angleTimes(body, latitude) }));
  return stars
    .flatMap((star) =>
      angleTimes(star, latitude).flatMap(({ angle: starAngle, at }) =>
        moving.flatMap(({ id, times }) =>
          times.map((time): Paran<Star, Body> => {
            return { star: star.id, starAngle, body: id, bodyAngle: time.angle, orb: separation(at, time.at) };
          }),
        ),
      ),
    )
    .filter(({ orb }) => orb <= PARAN_ORB)
    .sort((a, b) => a.orb - b.orb);
}
