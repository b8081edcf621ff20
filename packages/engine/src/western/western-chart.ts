import { normalizeDegrees } from '../angle/degrees.ts';
import { degreeInSign, type House, type Sign, signOf } from '../angle/sign.ts';
import { declinationOf } from '../chart/chart.ts';
import { computeHouses, houseOf } from '../chart/houses.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, HouseSystem } from '../settings.ts';
import type { AspectPoint } from './aspects.ts';
import { WESTERN_BODIES } from './western.ids.ts';
import { ephemerisBodyOf, isKnownAt, type WesternBodyId } from './western-body.ts';

/** A tropical longitude with its sign. Degrees. */
export interface TropicalPoint {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degreeInSign: number;
}

export interface WesternBody extends TropicalPoint {
  readonly id: WesternBodyId;
  readonly latitude: number;
  readonly declination: number;
  /** Degrees a day. */
  readonly speed: number;
  readonly isRetrograde: boolean;
  /** Astronomical units; 0 for the mean points. */
  readonly distanceAu: number;
  readonly house: House;
}

/** Houses as they were asked for and as they could be made: inside the polar circles Porphyry stands in and says so. */
export interface WesternHouses {
  readonly requested: HouseSystem;
  readonly system: HouseSystem;
  readonly cusps: readonly number[];
  readonly reason: 'POLAR_CIRCLE' | null;
}

/** A chart in the tropical zodiac. Angles in degrees. */
export interface WesternChart {
  /** Julian day (UT). */
  readonly julianDay: number;
  readonly place: GeoPlace;
  /** In the order of the tables; Chiron is missing in the first hours of 1800 and the last of 2399. */
  readonly bodies: readonly WesternBody[];
  readonly ascendant: TropicalPoint;
  readonly midheaven: TropicalPoint;
  readonly armc: number;
  readonly trueObliquity: number;
  readonly houses: WesternHouses;
  /** Whether the Sun is above the horizon: (ascendant − Sun) mod 360 < 180. */
  readonly isDay: boolean;
  readonly fortune: TropicalPoint & { readonly house: House };
  /** Moon − Sun, 0 = new, 180 = full. */
  readonly moonPhaseAngle: number;
  /** Lit share of the Moon's disc, 0 … 1. */
  readonly moonIllumination: number;
}

/**
 * A Western chart: apparent geocentric positions in the tropical zodiac of date. [SwissEph]
 * @throws EphemerisRangeError outside 1800–2399
 */
export function westernChart(
  ephemeris: Ephemeris,
  julianDay: number,
  place: GeoPlace,
  houseSystem: HouseSystem = 'placidus',
): WesternChart {
  const { trueObliquity } = ephemeris.obliquity(julianDay);
  const angles = ephemeris.angles(julianDay, place);
  const houses = westernHouses(ephemeris, julianDay, place, houseSystem);
  const house = (longitude: number) => houseOf({ ...houses, system: houses.system }, angles.ascendant, longitude);
  const bodies = WESTERN_BODIES.filter((id) => isKnownAt(id, julianDay)).map((id): WesternBody => {
    const { longitude, latitude, speed, distanceAu } = ephemeris.position(julianDay, ephemerisBodyOf(id));
    return {
      id,
      ...tropicalPoint(longitude),
      latitude,
      declination: declinationOf(longitude, latitude, trueObliquity),
      speed,
      isRetrograde: speed < 0,
      distanceAu,
      house: house(longitude),
    };
  });
  const [sun, moon] = bodies;
  const isDay = isDayChart(angles.ascendant, sun.longitude);
  const fortune = partOfFortune(angles.ascendant, sun.longitude, moon.longitude);
  return {
    julianDay,
    place,
    bodies,
    ascendant: tropicalPoint(angles.ascendant),
    midheaven: tropicalPoint(angles.midheaven),
    armc: angles.armc,
    trueObliquity,
    houses,
    isDay,
    fortune: { ...tropicalPoint(fortune), house: house(fortune) },
    moonPhaseAngle: normalizeDegrees(moon.longitude - sun.longitude),
    moonIllumination: ephemeris.appearance(julianDay, 'moon').illuminated,
  };
}

/** Cusps of a house system; Porphyry where Placidus and Koch do not exist. */
export function westernHouses(
  ephemeris: Ephemeris,
  julianDay: number,
  place: GeoPlace,
  requested: HouseSystem,
): WesternHouses {
  const { ascendant } = ephemeris.angles(julianDay, place);
  for (const system of [requested, 'porphyry'] as const) {
    const { cusps } = computeHouses(ephemeris, julianDay, place, system, ascendant, 0);
    if (cusps) return { requested, system, cusps, reason: system === requested ? null : 'POLAR_CIRCLE' };
  }
  throw new Error('Porphyry exists at every latitude');
}

/** Whether the Sun stands above the horizon, by longitude. */
function isDayChart(ascendant: number, sun: number): boolean {
  return normalizeDegrees(ascendant - sun) < 180;
}

/** Part of fortune: by day ascendant + Moon − Sun, by night ascendant + Sun − Moon. [Dorotheus 1.26] */
function partOfFortune(ascendant: number, sun: number, moon: number): number {
  return normalizeDegrees(isDayChart(ascendant, sun) ? ascendant + moon - sun : ascendant + sun - moon);
}

export function tropicalPoint(degrees: number): TropicalPoint {
  const longitude = normalizeDegrees(degrees);
  return { longitude, sign: signOf(longitude), degreeInSign: degreeInSign(longitude) };
}

/** A body that every chart has. */
export function westernBody(chart: WesternChart, id: Exclude<WesternBodyId, 'chiron'>): WesternBody {
  return chart.bodies[WESTERN_BODIES.indexOf(id)];
}

/** Bodies of the chart among those asked for, in that order; one without a place at the instant is left out. */
export function westernBodies(chart: WesternChart, ids: readonly WesternBodyId[]): readonly WesternBody[] {
  return ids.flatMap((id) => chart.bodies.find((body) => body.id === id) ?? []);
}

/** Bodies of a chart as points of aspects; with `withAngles` ascendant, midheaven and fortune too, which have no speed. */
export function aspectPoints(
  chart: WesternChart,
  ids: readonly WesternBodyId[],
  withAngles: boolean,
): readonly AspectPoint[] {
  const bodies: AspectPoint[] = westernBodies(chart, ids).map(({ id, longitude, speed }) => ({ id, longitude, speed }));
  if (!withAngles) return bodies;
  return [
    ...bodies,
    { id: 'ascendant', longitude: chart.ascendant.longitude, speed: null },
    { id: 'midheaven', longitude: chart.midheaven.longitude, speed: null },
    { id: 'fortune', longitude: chart.fortune.longitude, speed: null },
  ];
}
