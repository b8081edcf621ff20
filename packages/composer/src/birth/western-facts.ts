import { normalizeDegrees, separation } from '@nebosvod/engine/angle/degrees';
import { type Element, elementOf, type House, signFrom, signOf } from '@nebosvod/engine/angle/sign';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { houseOf } from '@nebosvod/engine/chart/houses';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { SIGN_LORDS } from '@nebosvod/engine/state/dignity.table';
import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { type Aspect, type AspectPoint, aspectsAmong } from '@nebosvod/engine/western/aspects';
import { essentialDignity } from '@nebosvod/engine/western/dignity';
import { type LunationPhase, lunationPhase } from '@nebosvod/engine/western/moon';
import { findPatterns, type Pattern } from '@nebosvod/engine/western/pattern';
import { MAJOR_ASPECTS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import {
  aspectPoints,
  type TropicalPoint,
  tropicalPoint,
  type WesternBody,
  type WesternChart,
  westernBodies,
  westernBody,
  westernChart,
} from '@nebosvod/engine/western/western-chart';
import type { ContactPoint, WesternPoint } from '@nebosvod/interpretations/unit-factor';
import type { ResolvedBirth } from './resolved-birth.ts';

export type WesternDignity = 'domicile' | 'exaltation' | 'detriment' | 'fall';
export type WesternAngleId = 'ascendant' | 'descendant' | 'midheaven' | 'imum-coeli';
/** What Chiron or a node may stand beside. */
export type NearPoint = ClassicalGraha | WesternAngleId;
/** An aspect of two planets by one of the five angles of Ptolemy. */
export type PlanetAspect = Aspect & {
  readonly a: WesternPlanet;
  readonly b: WesternPlanet;
  readonly aspect: (typeof MAJOR_ASPECTS)[number];
};

/** An aspect of a planet to the ascendant or the midheaven; a conjunction is told as a planet at an angle. */
export interface AngleAspect {
  readonly planet: WesternPlanet;
  readonly angle: 'ascendant' | 'midheaven';
  readonly aspect: 'sextile' | 'square' | 'trine';
  readonly orb: number;
}

/** A figure of aspects of the ten planets. */
export interface PlanetPattern extends Pattern {
  readonly members: readonly WesternPlanet[];
  readonly apex: WesternPlanet | null;
}

/** Within so many degrees of an angle a planet is heard by itself. [modern] */
const NEAR_ANGLE = 5;
/** Within so many degrees of a planet Chiron or a node speaks with it. [modern] */
const NEAR_POINT = 3;
const ANGLE_ASPECTS = [
  ['sextile', 60],
  ['square', 90],
  ['trine', 120],
] as const;
const ANGLE_ORB = 6;
/** So many of the ten planets in one element set the tone. [modern] */
export const ELEMENT_EMPHASIS = 5;
const SIGN_DIGNITIES: readonly WesternDignity[] = ['domicile', 'exaltation', 'detriment', 'fall'];

const isPlanet = (id: string): id is WesternPlanet => WESTERN_PLANETS.some((one) => one === id);
const isMajor = (id: string): id is PlanetAspect['aspect'] => MAJOR_ASPECTS.some((one) => one === id);
const isFigure = (one: Pattern): one is PlanetPattern =>
  one.members.every(isPlanet) && (one.apex === null || isPlanet(one.apex));
const isOfPlanets = (one: Aspect): one is PlanetAspect => isPlanet(one.a) && isPlanet(one.b) && isMajor(one.aspect);

/** What a Western reading asks of one instant of a birth: the chart is computed when first asked for. */
export class WesternFacts {
  readonly isTimeKnown: boolean;
  readonly #make: () => WesternChart;
  #chart: WesternChart | undefined;
  #aspects: readonly PlanetAspect[] | undefined;
  #patterns: readonly PlanetPattern[] | undefined;

  constructor(ephemeris: Ephemeris, birth: ResolvedBirth, julianDay = birth.julianDay) {
    this.isTimeKnown = birth.isTimeKnown;
    this.#make = () => westernChart(ephemeris, julianDay, birth.place);
  }

  get chart(): WesternChart {
    this.#chart ??= this.#make();
    return this.#chart;
  }

  body(planet: WesternPlanet): WesternBody {
    return westernBody(this.chart, planet);
  }

  /** Chiron or a mean node; null of Chiron where the ephemeris has no place of it. */
  pointOf(point: WesternPoint): TropicalPoint | null {
    if (point === 'chiron') return westernBodies(this.chart, ['chiron'])[0] ?? null;
    const north = westernBody(this.chart, 'mean-node');
    return point === 'north-node' ? north : tropicalPoint(north.longitude + 180);
  }

  /** Null of an unknown time. */
  houseOfPoint(point: WesternPoint): House | null {
    const found = this.isTimeKnown ? this.pointOf(point) : null;
    return found && this.houseAt(found.longitude);
  }

  /** Null of an unknown time. */
  houseOf(planet: WesternPlanet): House | null {
    return this.isTimeKnown ? this.body(planet).house : null;
  }

  /** Aspects of the ten planets by the five angles of Ptolemy within six degrees. */
  get aspects(): readonly PlanetAspect[] {
    this.#aspects ??= aspectsAmong(aspectPoints(this.chart, WESTERN_PLANETS, false), {
      aspects: MAJOR_ASPECTS,
      orbs: ORB_SETS.even,
    }).filter(isOfPlanets);
    return this.#aspects;
  }

  /** Figures of the ten planets, the largest first: quincunxes, within two degrees, are counted beside the five angles. */
  get patterns(): readonly PlanetPattern[] {
    this.#patterns ??= findPatterns({
      points: WESTERN_PLANETS.map((id) => ({ id, sign: this.body(id).sign })),
      aspects: aspectsAmong(aspectPoints(this.chart, WESTERN_PLANETS, false), {
        aspects: [...MAJOR_ASPECTS, 'quincunx'],
        orbs: ORB_SETS.even,
      }),
    }).filter(isFigure);
    return this.#patterns;
  }

  /** How many of the ten planets stand in signs of an element. */
  elementCount(element: Element): number {
    return WESTERN_PLANETS.filter((planet) => elementOf(this.body(planet).sign) === element).length;
  }

  get moonPhase(): LunationPhase {
    return lunationPhase(this.chart.moonPhaseAngle);
  }

  /** Domicile, exaltation, detriment, fall: the first that it has; null of none. The outer planets are not judged so. */
  dignityOf(planet: WesternPlanet): WesternDignity | null {
    if (planet === 'uranus' || planet === 'neptune' || planet === 'pluto') return null;
    const { has } = essentialDignity(planet, this.body(planet).longitude, null);
    return SIGN_DIGNITIES.find((one) => has.includes(one)) ?? null;
  }

  /** Planets of Ptolemy by the sign on the cusp; null of an unknown time. */
  rulerOf(house: number): ClassicalGraha | null {
    if (!this.isTimeKnown) return null;
    return SIGN_LORDS[signOf(this.chart.houses.cusps[house - 1]) - 1];
  }

  /** The lord of the sign so many from that of the ascendant: what profections count by; null of an unknown time. */
  profectedLord(house: number): ClassicalGraha | null {
    return this.isTimeKnown ? SIGN_LORDS[signFrom(this.chart.ascendant.sign, house) - 1] : null;
  }

  /** The angle that a planet stands at, with its distance in degrees; null of none near and of an unknown time. */
  angleNear(planet: WesternPlanet): { readonly angle: WesternAngleId; readonly orb: number } | null {
    const near = this.#angles(this.body(planet).longitude).sort((a, b) => a.orb - b.orb)[0];
    return near ?? null;
  }

  /** Sextiles, squares and trines of the ten planets to the two angles within six degrees; none of an unknown time. */
  get angleAspects(): readonly AngleAspect[] {
    if (!this.isTimeKnown) return [];
    return (['ascendant', 'midheaven'] as const).flatMap((angle) =>
      WESTERN_PLANETS.flatMap((planet): AngleAspect[] => {
        const apart = separation(this.body(planet).longitude, this.chart[angle].longitude);
        return ANGLE_ASPECTS.flatMap(([aspect, degrees]) => {
          const orb = Math.abs(apart - degrees);
          return orb <= ANGLE_ORB ? [{ planet, angle, aspect, orb }] : [];
        });
      }),
    );
  }

  /** What Chiron or a node stands beside, the closest first: an angle of a known time, one of the seven; null of nothing near. */
  nearPoint(point: WesternPoint): { readonly near: NearPoint; readonly orb: number } | null {
    const place = this.pointOf(point);
    if (!place) return null;
    const angles = this.#angles(place.longitude).map(({ angle, orb }) => ({ near: angle, orb }));
    const planets = CLASSICAL_GRAHAS.map((near) => ({
      near,
      orb: separation(place.longitude, this.body(near).longitude),
    })).filter(({ orb }) => orb <= NEAR_POINT);
    return [...angles, ...planets].sort((a, b) => a.orb - b.orb)[0] ?? null;
  }

  /** Angles near a longitude; none of an unknown time. */
  #angles(longitude: number): { readonly angle: WesternAngleId; readonly orb: number }[] {
    if (!this.isTimeKnown) return [];
    const { ascendant, midheaven } = this.chart;
    const angles: readonly (readonly [WesternAngleId, number])[] = [
      ['ascendant', ascendant.longitude],
      ['midheaven', midheaven.longitude],
      ['descendant', ascendant.longitude + 180],
      ['imum-coeli', midheaven.longitude + 180],
    ];
    return angles
      .map(([angle, degrees]) => ({ angle, orb: separation(longitude, degrees) }))
      .filter(({ orb }) => orb <= NEAR_ANGLE);
  }

  /** Whether a planet is of the sect of the chart: Sun, Jupiter, Saturn by day; Moon, Venus, Mars by night; null of the rest. */
  isOfSect(planet: WesternPlanet): boolean | null {
    if (!this.isTimeKnown) return null;
    if (planet === 'sun' || planet === 'jupiter' || planet === 'saturn') return this.chart.isDay;
    if (planet === 'moon' || planet === 'venus' || planet === 'mars') return !this.chart.isDay;
    return null;
  }

  /** The house of birth that a longitude falls into. */
  houseAt(longitude: number): House {
    const { houses, ascendant } = this.chart;
    return houseOf(houses, ascendant.longitude, longitude);
  }

  /** What points of another chart are set against; the south node stands opposite to the mean node. */
  contactPoint(point: ContactPoint): AspectPoint {
    if (point !== 'north-node' && point !== 'south-node')
      return { id: point, longitude: this.natalLongitude(point), speed: null };
    const { longitude } = westernBody(this.chart, 'mean-node');
    return {
      id: 'mean-node',
      longitude: point === 'south-node' ? normalizeDegrees(longitude + 180) : longitude,
      speed: null,
    };
  }

  /** Longitudes that transits are counted to. */
  natalLongitude(point: WesternPlanet | 'ascendant' | 'midheaven'): number {
    if (point === 'ascendant' || point === 'midheaven') return this.chart[point].longitude;
    return this.body(point).longitude;
  }
}
