import { normalizeDegrees } from '../angle/degrees.ts';
import { type MonotoneAngle, nextReach, previousReach } from '../search/monotone.ts';
import type { SunMoonAngles } from '../search/sun-moon.ts';
import { type AYANAS, RITUS } from './panchanga.ids.ts';

export type Ritu = (typeof RITUS)[number];
export type Ayana = (typeof AYANAS)[number];

/** Half of the year and season by name. */
export interface SeasonNames {
  readonly ayana: Ayana;
  readonly ritu: Ritu;
}

export interface Season extends SeasonNames {
  /** Julian days (UT) at which this half of the year begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly rituStart: number;
  readonly rituEnd: number;
}

/**
 * Half of the year and season at an instant, by the sidereal Sun (calendar usage) and the tropical one (solstices).
 * Uttarayana: Sun from 270° to 90°; vasanta: 330° to 30°, then two signs each.
 */
export function seasons(
  { siderealSun, tropicalSun }: SunMoonAngles,
  julianDay: number,
): { readonly sidereal: Season; readonly tropical: Season } {
  return { sidereal: seasonOf(siderealSun, julianDay), tropical: seasonOf(tropicalSun, julianDay) };
}

/** The names alone at an instant: no edge is searched for. */
export function seasonNames(
  { siderealSun, tropicalSun }: SunMoonAngles,
  julianDay: number,
): { readonly sidereal: SeasonNames; readonly tropical: SeasonNames } {
  return { sidereal: seasonAt(siderealSun.at(julianDay)), tropical: seasonAt(tropicalSun.at(julianDay)) };
}

/** Half of the year and season of a solar longitude in degrees. */
export function seasonAt(longitude: number): SeasonNames {
  return { ayana: ayanaOf(longitude), ritu: rituOf(longitude) };
}

/** Ritu of a solar longitude in degrees. */
function rituOf(longitude: number): Ritu {
  return RITUS[Math.floor(normalizeDegrees(longitude + 30) / 60)];
}

/** Ayana of a solar longitude in degrees. */
function ayanaOf(longitude: number): Ayana {
  return normalizeDegrees(longitude - 270) < 180 ? 'uttarayana' : 'dakshinayana';
}

function seasonOf(sun: MonotoneAngle, julianDay: number): Season {
  const longitude = sun.at(julianDay);
  const ayana = ayanaOf(longitude);
  const begin = ayana === 'uttarayana' ? 270 : 90;
  const rituBegin = normalizeDegrees(Math.floor(normalizeDegrees(longitude + 30) / 60) * 60 - 30);
  return {
    ayana,
    start: previousReach(sun, begin, julianDay),
    end: nextReach(sun, normalizeDegrees(begin + 180), julianDay),
    ritu: rituOf(longitude),
    rituStart: previousReach(sun, rituBegin, julianDay),
    rituEnd: nextReach(sun, normalizeDegrees(rituBegin + 60), julianDay),
  };
}
