import { separation, shortestArc } from '../../angle/degrees.ts';
import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import type { ACCIDENTAL_DIGNITIES } from '../western.ids.ts';
import { type WesternBody, type WesternChart, westernBody } from '../western-chart.ts';

export type AccidentalDignityId = (typeof ACCIDENTAL_DIGNITIES)[number];

/** One reason with its points. */
export interface AccidentalPoint {
  readonly id: AccidentalDignityId;
  readonly points: number;
}

/** Points of the houses 1 … 12. */
const HOUSE_POINTS: readonly number[] = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5];

/** Mean daily motion, degrees: faster is swift. */
const MEAN_MOTION: Readonly<Record<ClassicalGraha, number>> = {
  sun: 0.9856,
  moon: 13.1764,
  mercury: 0.9856,
  venus: 0.9856,
  mars: 0.524,
  jupiter: 0.0831,
  saturn: 0.0335,
};

/** Distances from the Sun, degrees: in its heart, burnt, under its beams. */
const CAZIMI = 17 / 60;
export const COMBUST = 8.5;
const BEAMS = 17;
/** Partile: within a degree. */
const PARTILE = 1;
const ALGOL_ORB = 5;
const STAR_ORB = 5;
const REGULUS_ORB = 6;

/**
 * What a planet has by its house, motion, light and near neighbours, with the points of W. Lilly's table of fortitudes, read as it is
 * given by Le Rose Blanche [leroseblanche]. Besieging and motion in number are not counted.
 */
export function accidentalDignity(
  ephemeris: Ephemeris,
  chart: WesternChart,
  planet: ClassicalGraha,
): readonly AccidentalPoint[] {
  const body = westernBody(chart, planet);
  return [
    { id: 'house', points: HOUSE_POINTS[body.house - 1] },
    ...ofMotion(planet, body),
    ...ofLight(chart, planet, body),
    ...ofNeighbours(chart, planet, body),
    ...ofStars(ephemeris, chart, body),
  ];
}

function ofMotion(planet: ClassicalGraha, { speed }: WesternBody): readonly AccidentalPoint[] {
  const hasStations = planet !== 'sun' && planet !== 'moon';
  return [
    ...(hasStations ? [speed < 0 ? point('retrograde', -5) : point('direct', 4)] : []),
    speed > MEAN_MOTION[planet] ? point('swift', 2) : point('slow', -2),
  ];
}

function ofLight(chart: WesternChart, planet: ClassicalGraha, { longitude }: WesternBody): readonly AccidentalPoint[] {
  if (planet === 'sun') return [];
  const sun = westernBody(chart, 'sun').longitude;
  const apart = separation(sun, longitude);
  // West of the Sun a planet rises before it: oriental.
  const isOriental = shortestArc(sun, longitude) < 0;
  return [...phase(), sunlight()];

  function phase(): readonly AccidentalPoint[] {
    if (planet === 'moon') return [chart.moonPhaseAngle < 180 ? point('waxing', 2) : point('waning', -2)];
    const isSuperior = planet === 'mars' || planet === 'jupiter' || planet === 'saturn';
    return [point(isOriental ? 'oriental' : 'occidental', isOriental === isSuperior ? 2 : -2)];
  }

  function sunlight(): AccidentalPoint {
    if (apart <= CAZIMI) return point('cazimi', 5);
    if (apart <= COMBUST) return point('combust', -5);
    return apart <= BEAMS ? point('under-beams', -4) : point('free-of-sun', 5);
  }
}

function ofNeighbours(chart: WesternChart, planet: ClassicalGraha, body: WesternBody): readonly AccidentalPoint[] {
  const isAt = (other: ClassicalGraha, angle: number) =>
    Math.abs(separation(westernBody(chart, other).longitude, body.longitude) - angle) <= PARTILE;
  const others = CLASSICAL_GRAHAS.filter((id) => id !== planet);
  const benefics = others.filter((id) => id === 'jupiter' || id === 'venus');
  const malefics = others.filter((id) => id === 'saturn' || id === 'mars');
  const node = separation(westernBody(chart, 'mean-node').longitude, body.longitude);
  const counted = (id: AccidentalDignityId, points: number, from: readonly ClassicalGraha[], angle: number) =>
    from.filter((other) => isAt(other, angle)).map(() => point(id, points));
  return [
    ...counted('conjunct-benefic', 5, benefics, 0),
    ...counted('trine-benefic', 4, benefics, 120),
    ...counted('sextile-benefic', 3, benefics, 60),
    ...counted('conjunct-malefic', -5, malefics, 0),
    ...counted('opposite-malefic', -4, malefics, 180),
    ...counted('square-malefic', -3, malefics, 90),
    ...(node <= PARTILE ? [point('north-node', 4)] : []),
    ...(node >= 180 - PARTILE ? [point('south-node', -4)] : []),
  ];
}

function ofStars(ephemeris: Ephemeris, { julianDay }: WesternChart, body: WesternBody): readonly AccidentalPoint[] {
  const isNear = (star: string, orb: number) =>
    separation(ephemeris.star(julianDay, star).longitude, body.longitude) <= orb;
  return [
    ...(isNear('alLeo', REGULUS_ORB) ? [point('regulus', 6)] : []),
    ...(isNear('alVir', STAR_ORB) ? [point('spica', 5)] : []),
    ...(isNear('bePer', ALGOL_ORB) ? [point('algol', -5)] : []),
  ];
}

function point(id: AccidentalDignityId, points: number): AccidentalPoint {
  return { id, points };
}
