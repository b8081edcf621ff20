import type { HORIZONS } from '../settings.ids.ts';
import type { GeoPlace, HouseSystem } from '../settings.ts';
import type { AyanamshaId } from './ayanamsha.table.ts';
import type { LUNAR_ECLIPSES, SOLAR_ECLIPSES } from './ephemeris.ids.ts';

/** Bodies the ephemeris itself knows: the grahas without Ketu (opposite Rahu), both nodes, apogee, outer planets. */
export type EphemerisBody =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'
  | 'mean-node'
  | 'true-node'
  | 'mean-apogee'
  | 'true-apogee'
  | 'chiron'
  | 'ceres'
  | 'pallas'
  | 'juno'
  | 'vesta';

/** Apparent geocentric place on the true ecliptic and equinox of date (tropical). Degrees, degrees a day, astronomical units. */
export interface EclipticPosition {
  readonly longitude: number;
  readonly latitude: number;
  readonly distanceAu: number;
  /** Longitude speed in degrees a day; negative when retrograde. */
  readonly speed: number;
  readonly latitudeSpeed: number;
}

/** Angles of the sky over a place, tropical degrees. */
export interface Angles {
  readonly ascendant: number;
  readonly midheaven: number;
  /** Right ascension of the meridian (local sidereal time in degrees). */
  readonly armc: number;
}

/** House systems that Swiss Ephemeris divides; the others follow from the angles. Regiomontanus is for charts of questions. */
export type QuadrantSystem = Extract<HouseSystem, 'placidus' | 'koch' | 'porphyry'> | 'regiomontanus';

export type RiseKind = 'rise' | 'set' | 'upper-transit' | 'lower-transit';

/**
 * How a rise or set is defined. `hindu`: centre of the disc, no refraction, no ecliptic latitude;
 * `visible`: upper limb at sea level as almanacs take it, refraction 34′ and for the Sun 16′ of semidiameter (centre at −0°50′), for the
 * Moon its semidiameter and parallax of the hour. [USNO]
 */
export type Horizon = (typeof HORIZONS)[number];

export interface SolarEclipse {
  readonly type: (typeof SOLAR_ECLIPSES)[number];
  /** Julian day (UT) of greatest eclipse. */
  readonly maximum: number;
}

export interface LunarEclipse {
  readonly type: (typeof LUNAR_ECLIPSES)[number];
  readonly maximum: number;
  /** Julian days of the phases; null where the phase does not occur. */
  readonly penumbralBegin: number | null;
  readonly partialBegin: number | null;
  readonly totalBegin: number | null;
  readonly totalEnd: number | null;
  readonly partialEnd: number | null;
  readonly penumbralEnd: number | null;
}

/** An eclipse as seen from one place. Times are Julian days (UT); null when the phase happens below the horizon or not at all. */
export interface LocalEclipse {
  readonly begin: number | null;
  readonly maximum: number;
  readonly end: number | null;
  /** Share of the diameter covered at the local maximum. */
  readonly magnitude: number;
  readonly isVisible: boolean;
}

/**
 * The sky. Every method is synchronous and sets all state it needs itself, so calls with different settings never mix.
 * Instants are Julian days (UT); an instant outside 1800–2399 throws {@link EphemerisRangeError}.
 */
export interface Ephemeris {
  /** Name and version for documents, e.g. `swisseph 2.10.03 / DE431`. */
  readonly version: string;
  position(julianDay: number, body: EphemerisBody): EclipticPosition;
  /**
   * Apparent place of a fixed star, proper motion, precession, nutation and aberration taken.
   * @param designation as the star file has it, `alTau`
   * @throws Error for a designation that the file does not have
   */
  star(julianDay: number, designation: string): { readonly longitude: number; readonly latitude: number };
  /** Longitude only, the cheapest call, for searches. */
  longitude(julianDay: number, body: EphemerisBody): number;
  /** Heliocentric longitude of a planet, true ecliptic of date, degrees. */
  heliocentricLongitude(julianDay: number, body: EphemerisBody): number;
  /** Ayanamsha with nutation, degrees: sidereal = apparent tropical − value. */
  ayanamsha(julianDay: number, id: AyanamshaId): number;
  /** True obliquity of the ecliptic and nutation in longitude, degrees. */
  obliquity(julianDay: number): { readonly trueObliquity: number; readonly nutation: number };
  angles(julianDay: number, place: GeoPlace): Angles;
  /** Twelve cusps, tropical degrees; null inside the polar circles for all but Porphyry. */
  cusps(julianDay: number, place: GeoPlace, system: QuadrantSystem): readonly number[] | null;
  /** The first event after an instant, or null when the body does not cross the horizon within a day. */
  riseSet(julianDay: number, body: 'sun' | 'moon', kind: RiseKind, horizon: Horizon, place: GeoPlace): number | null;
  /** Equation of time, apparent minus mean solar time, in days. */
  equationOfTime(julianDay: number): number;
  /** Next (or previous) solar eclipse anywhere on Earth. */
  solarEclipse(after: number, backward?: boolean): SolarEclipse;
  lunarEclipse(after: number, backward?: boolean): LunarEclipse;
  /** The solar eclipse of a global maximum as seen from a place; null when no part of it is seen there. */
  localSolarEclipse(maximum: number, place: GeoPlace): LocalEclipse | null;
  /** The lunar eclipse of a maximum as seen from a place; null when the Moon is below the horizon throughout. */
  localLunarEclipse(maximum: number, place: GeoPlace): LocalEclipse | null;
  /** Apparent visual magnitude and diameter of the disc in degrees. */
  appearance(
    julianDay: number,
    body: EphemerisBody,
  ): { readonly magnitude: number; readonly diameter: number; readonly illuminated: number };
}

/** The instant lies outside the ephemeris files, where Swiss Ephemeris would silently change its method. */
export class EphemerisRangeError extends RangeError {}
