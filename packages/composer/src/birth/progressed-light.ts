import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { passagesOfTrack, trackOf } from '@nebosvod/engine/transit/track';
import { westernMotion } from '@nebosvod/engine/western/natal-transits';
import { ageAt, instantAtAge } from '@nebosvod/engine/western/progressions';

/** A light of birth moved on by secondary progression, a day for a year. [Placidus] */
export type ProgressedLight = 'sun' | 'moon';

/** Days of the sky, each a year of life, in which a light leaves any sign, the Moon any house. */
const LONGEST_STAY: Readonly<Record<ProgressedLight, number>> = { sun: 33, moon: 14 };

/** Longitude of a progressed light at an instant, degrees; null before birth and where the ephemeris ends. */
export function progressedLongitude(
  ephemeris: Ephemeris,
  birth: number,
  light: ProgressedLight,
  julianDay: number,
): number | null {
  const day = birth + ageAt(birth, julianDay);
  if (day < birth || day - LONGEST_STAY[light] <= FIRST_JULIAN_DAY || day + LONGEST_STAY[light] >= LAST_JULIAN_DAY)
    return null;
  return ephemeris.longitude(day, light);
}

/**
 * When a progressed light came past the first of two longitudes and when it passes the second, the nearest moments round an instant
 * (Julian days, UT); null of a coming before birth.
 */
export function progressedStay(
  ephemeris: Ephemeris,
  birth: number,
  light: ProgressedLight,
  { julianDay, enters, leaves }: { readonly julianDay: number; readonly enters: number; readonly leaves: number },
): { readonly from: number | null; readonly until: number | null } {
  const day = birth + ageAt(birth, julianDay);
  const motion = westernMotion(ephemeris, light);
  const track = trackOf(motion, Math.max(birth, day - LONGEST_STAY[light]), day + LONGEST_STAY[light]);
  const passed = (longitude: number) =>
    passagesOfTrack(track, normalizeDegrees(longitude)).map((passage) => passage.julianDay);
  const came = passed(enters).findLast((at) => at <= day);
  const goes = passed(leaves).find((at) => at > day);
  return {
    from: came === undefined ? null : instantAtAge(birth, came - birth),
    until: goes === undefined ? null : instantAtAge(birth, goes - birth),
  };
}
