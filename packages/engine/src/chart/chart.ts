import { normalizeDegrees } from '../angle/degrees.ts';
import { type NakshatraLord, nakshatraOf } from '../angle/nakshatra.ts';
import { degreeInSign, type House, type Sign, signOf } from '../angle/sign.ts';
import { GRAHAS, OUTER_PLANETS } from '../bodies.ids.ts';
import type { BodyId } from '../bodies.ts';
import type { Ephemeris, EphemerisBody } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, Settings } from '../settings.ts';
import { computeHouses, type Houses, houseOf } from './houses.ts';

/** A longitude with the divisions it falls into. */
export interface ZodiacPoint {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degreeInSign: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly nakshatraLord: NakshatraLord;
}

export interface ChartBody extends ZodiacPoint {
  readonly id: BodyId;
  readonly latitude: number;
  readonly declination: number;
  /** Degrees of longitude a day in the chart's zodiac. */
  readonly speed: number;
  readonly isRetrograde: boolean;
  readonly house: House;
  /** Astronomical units; 0 for the mean nodes, which are directions only. */
  readonly distanceAu: number;
  /** Apparent tropical longitude, which declination, ayana bala and the western part need. */
  readonly tropicalLongitude: number;
}

/** What a chart is computed from. */
export interface ChartInput {
  /** Julian day (UT). */
  readonly julianDay: number;
  readonly place: GeoPlace;
  readonly settings: Settings;
}

/** The sky at one instant over one place: the input of every rule. Angles in the chart's zodiac unless said. */
export interface Chart extends ChartInput {
  readonly ayanamsha: number;
  readonly trueObliquity: number;
  /** Right ascension of the meridian, degrees. */
  readonly armc: number;
  readonly ascendant: ZodiacPoint;
  readonly midheaven: number;
  readonly houses: Houses;
  /** In the order of the wire: sun moon mars mercury jupiter venus saturn rahu ketu, then the outer planets when asked for. */
  readonly bodies: readonly ChartBody[];
}

/**
 * Positions of the bodies, the angles and the houses. Positions are apparent and geocentric; sidereal = apparent tropical − ayanamsha.
 * @throws EphemerisRangeError outside 1800–2399
 */
export function computeChart(ephemeris: Ephemeris, input: ChartInput): Chart {
  const { julianDay, place, settings } = input;
  const ayanamsha = ephemeris.ayanamsha(julianDay, settings.ayanamsha);
  const shift = settings.zodiac === 'sidereal' ? ayanamsha : 0;
  const drift = settings.zodiac === 'sidereal' ? ayanamshaDrift(ephemeris, julianDay, settings.ayanamsha) : 0;
  const { trueObliquity } = ephemeris.obliquity(julianDay);
  const angles = ephemeris.angles(julianDay, place);
  const ascendant = zodiacPoint(angles.ascendant - shift);
  const houses = computeHouses(ephemeris, julianDay, place, settings.houseSystem, ascendant.longitude, shift);
  const ids: readonly BodyId[] = settings.outerPlanets ? [...GRAHAS, ...OUTER_PLANETS] : GRAHAS;
  const bodies = ids.map((id) => {
    const source = sourceOf(id, settings);
    const position = ephemeris.position(julianDay, source);
    const isKetu = id === 'ketu';
    const tropicalLongitude = isKetu ? normalizeDegrees(position.longitude + 180) : position.longitude;
    const latitude = isKetu ? 0 - position.latitude : position.latitude;
    const {
      longitude,
      sign,
      degreeInSign: degree,
      nakshatra,
      pada,
      nakshatraLord,
    } = zodiacPoint(tropicalLongitude - shift);
    return {
      longitude,
      sign,
      degreeInSign: degree,
      nakshatra,
      pada,
      nakshatraLord,
      id,
      latitude,
      declination: declinationOf(tropicalLongitude, latitude, trueObliquity),
      speed: position.speed - drift,
      isRetrograde: position.speed - drift < 0,
      house: houseOf(houses, ascendant.longitude, longitude),
      distanceAu: position.distanceAu,
      tropicalLongitude,
    };
  });
  return {
    julianDay,
    place,
    settings,
    ayanamsha,
    trueObliquity,
    armc: angles.armc,
    ascendant,
    midheaven: normalizeDegrees(angles.midheaven - shift),
    houses,
    bodies,
  };
}

/** How fast the sidereal zodiac moves against the tropical one, degrees a day: the slope over half a day. */
function ayanamshaDrift(ephemeris: Ephemeris, julianDay: number, id: Settings['ayanamsha']): number {
  return (ephemeris.ayanamsha(julianDay + 0.25, id) - ephemeris.ayanamsha(julianDay - 0.25, id)) * 2;
}

/** The ephemeris body behind a chart body; Ketu is read off Rahu. */
export function sourceOf(id: BodyId, settings: Pick<Settings, 'node'>): EphemerisBody {
  if (id === 'rahu' || id === 'ketu') return settings.node === 'true' ? 'true-node' : 'mean-node';
  return id;
}

/** A longitude in degrees with its sign, degree, nakshatra and pada. */
export function zodiacPoint(degrees: number): ZodiacPoint {
  const longitude = normalizeDegrees(degrees);
  const star = nakshatraOf(longitude);
  return {
    longitude,
    sign: signOf(longitude),
    degreeInSign: degreeInSign(longitude),
    nakshatra: star.nakshatra,
    pada: star.pada,
    nakshatraLord: star.lord,
  };
}

/**
 * A body of a chart.
 * @throws Error when the chart was computed without it (an outer planet that was not asked for)
 */
export function bodyOf(chart: Chart, id: BodyId): ChartBody {
  const body = chart.bodies.find((candidate) => candidate.id === id);
  if (!body) throw new Error(`The chart was computed without ${id}`);
  return body;
}

const RADIAN = Math.PI / 180;

/** Declination in degrees of an ecliptic place on the true ecliptic of date. */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const sine =
    Math.sin(latitude * RADIAN) * Math.cos(obliquity * RADIAN) +
    Math.cos(latitude * RADIAN) * Math.sin(obliquity * RADIAN) * Math.sin(longitude * RADIAN);
  return Math.asin(sine) / RADIAN;
}
