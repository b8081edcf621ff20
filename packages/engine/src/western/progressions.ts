import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, HouseSystem } from '../settings.ts';
import { rightAscension } from './equatorial.ts';
import { TROPICAL_YEAR } from './returns.ts';
import type { PROGRESSED_ANGLES } from './western.ids.ts';
import { type TropicalPoint, tropicalPoint, type WesternChart, westernChart } from './western-chart.ts';

export type ProgressedAngles = (typeof PROGRESSED_ANGLES)[number];

/** Naibod's measure: the Sun's mean motion in a day, degrees. */
const NAIBOD_ARC = 0.98564733;

export interface Progression {
  /** Age in tropical years. */
  readonly years: number;
  /** The chart of the progressed instant; its angles are those of the method. */
  readonly chart: WesternChart;
  readonly anglesMethod: ProgressedAngles;
  readonly ascendant: TropicalPoint;
  readonly midheaven: TropicalPoint;
  /** Longitude of the progressed Sun from the natal one, degrees. */
  readonly solarArc: number;
}

/**
 * Secondary progressions: the sky as many days after the birth as the person is years old. [Placidus]
 * @param years tropical years since birth, fractions allowed
 */
export function secondaryProgression(
  ephemeris: Ephemeris,
  natal: WesternChart,
  years: number,
  anglesMethod: ProgressedAngles = 'solar-arc',
  houseSystem: HouseSystem = 'placidus',
): Progression {
  const chart = westernChart(ephemeris, natal.julianDay + years, natal.place, houseSystem);
  const solarArc = arcForward(natal.bodies[0].longitude, chart.bodies[0].longitude);
  return { years, chart, anglesMethod, solarArc, ...anglesOf(natal, chart, years, solarArc, anglesMethod) };
}

/** Years of age at an instant, tropical ones: what the progressed days are counted by. */
export function ageAt(birth: number, at: number): number {
  return (at - birth) / TROPICAL_YEAR;
}

/** The instant at which an age is reached: what {@link ageAt} counts back. Julian day (UT). */
export function instantAtAge(birth: number, years: number): number {
  return birth + years * TROPICAL_YEAR;
}

function anglesOf(
  natal: WesternChart,
  progressed: WesternChart,
  years: number,
  solarArc: number,
  method: ProgressedAngles,
): { ascendant: TropicalPoint; midheaven: TropicalPoint } {
  const { trueObliquity } = natal;
  switch (method) {
    case 'daily':
      return { ascendant: progressed.ascendant, midheaven: progressed.midheaven };
    case 'solar-arc': {
      const midheaven = normalizeDegrees(natal.midheaven.longitude + solarArc);
      return {
        midheaven: tropicalPoint(midheaven),
        ascendant: tropicalPoint(ascendantOf(rightAscension(midheaven, 0, trueObliquity), trueObliquity, natal.place)),
      };
    }
    case 'naibod': {
      const armc = normalizeDegrees(natal.armc + years * NAIBOD_ARC);
      return {
        midheaven: tropicalPoint(midheavenOf(armc, trueObliquity)),
        ascendant: tropicalPoint(ascendantOf(armc, trueObliquity, natal.place)),
      };
    }
  }
}

const RADIAN = Math.PI / 180;

/** Longitude of the midheaven for a right ascension of the meridian, degrees. [Meeus 13] */
export function midheavenOf(armc: number, obliquity: number): number {
  const meridian = armc * RADIAN;
  return normalizeDegrees(Math.atan2(Math.sin(meridian), Math.cos(meridian) * Math.cos(obliquity * RADIAN)) / RADIAN);
}

/**
 * Longitude of the ascendant for a right ascension of the meridian, degrees. [Meeus 14]
 * Inside the polar circles the end of the horizon east of the midheaven is taken, as the ephemeris does.
 */
export function ascendantOf(armc: number, obliquity: number, { latitude }: GeoPlace): number {
  const [meridian, tilt, height] = [armc * RADIAN, obliquity * RADIAN, latitude * RADIAN];
  const west = Math.cos(meridian);
  const north = -(Math.sin(meridian) * Math.cos(tilt) + Math.tan(height) * Math.sin(tilt));
  const rising = normalizeDegrees(Math.atan2(west, north) / RADIAN);
  return arcForward(midheavenOf(armc, obliquity), rising) < 180 ? rising : normalizeDegrees(rising + 180);
}
