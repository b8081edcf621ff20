import { separation } from '../../angle/degrees.ts';
import { declinationOf } from '../../chart/chart.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { rightAscension } from '../equatorial.ts';
import { type TropicalPoint, tropicalPoint } from '../western-chart.ts';
import { STARS } from './star.ids.ts';

export type StarId = (typeof STARS)[number];

/** A fixed star at an instant, of date, degrees. */
export interface FixedStar extends TropicalPoint {
  readonly id: StarId;
  readonly latitude: number;
  readonly rightAscension: number;
  readonly declination: number;
}

/** Apparent places of the fixed stars at an instant. [SwissEph] */
export function fixedStars(ephemeris: Ephemeris, julianDay: number): readonly FixedStar[] {
  const { trueObliquity } = ephemeris.obliquity(julianDay);
  return STARS.map((id) => {
    const { longitude, latitude } = ephemeris.star(julianDay, id);
    return {
      id,
      ...tropicalPoint(longitude),
      latitude,
      rightAscension: rightAscension(longitude, latitude, trueObliquity),
      declination: declinationOf(longitude, latitude, trueObliquity),
    };
  });
}

/** A star at the longitude of a point. */
export interface StarConjunction<Id> {
  readonly star: StarId;
  readonly point: Id;
  readonly orb: number;
}

/** Orb of a conjunction with a star, degrees. [modern] */
const STAR_ORB = 1;

/** Conjunctions of points with stars by longitude, closest first. */
export function starConjunctions<Id>(
  stars: readonly FixedStar[],
  points: readonly { readonly id: Id; readonly longitude: number }[],
): readonly StarConjunction<Id>[] {
  return points
    .flatMap(({ id, longitude }) =>
      stars.map((star) => ({ star: star.id, point: id, orb: separation(star.longitude, longitude) })),
    )
    .filter(({ orb }) => orb <= STAR_ORB)
    .sort((a, b) => a.orb - b.orb);
}
