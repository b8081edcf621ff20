import { normalizeDegrees } from '../angle/degrees.ts';
import type { BodyId } from '../bodies.ts';
import type { Ephemeris, EphemerisBody } from '../ephemeris/ephemeris.ts';
import { ayanamshaCurve } from '../search/ayanamsha-curve.ts';
import { angleCrossings, type Crossing, zeros } from '../search/crossings.ts';
import type { Settings } from '../settings.ts';

/** Bodies whose transits are searched for: all that move. */
export type TransitBody = BodyId;

/**
 * Days between samples of the speed, well under the shortest retrograde arc of each body (Mercury's lasts 19 days at least), so that no
 * station is missed. The Sun, the Moon and the mean nodes never turn; the true node wavers within days.
 */
const STATION_STEP: Readonly<Partial<Record<EphemerisBody, number>>> = {
  mercury: 8,
  venus: 15,
  mars: 25,
  jupiter: 45,
  saturn: 50,
  uranus: 55,
  neptune: 55,
  pluto: 55,
  chiron: 50,
  'true-node': 1,
};

/** How far a body runs in a day at most, degrees: sets the step between samples of a stretch without stations. */
export const TOP_SPEED: Readonly<Record<EphemerisBody, number>> = {
  sun: 1.02,
  moon: 15.4,
  mercury: 2.21,
  venus: 1.27,
  mars: 0.8,
  jupiter: 0.25,
  saturn: 0.14,
  uranus: 0.07,
  neptune: 0.045,
  pluto: 0.045,
  chiron: 0.16,
  'mean-node': 0.06,
  'true-node': 0.3,
  'mean-apogee': 0.12,
  'true-apogee': 7,
  ceres: 0.5,
  pallas: 0.7,
  juno: 0.6,
  vesta: 0.6,
};

export interface Station {
  readonly julianDay: number;
  /** The way the body goes after it. */
  readonly turns: 'retrograde' | 'direct';
}

/** Something that moves along a zodiac. */
export interface Motion {
  readonly source: EphemerisBody;
  /** Longitude in the zodiac asked for, degrees. */
  longitude(julianDay: number): number;
  speed(julianDay: number): number;
}

/** A body as something that moves along a zodiac. */
export interface Mover<Body extends TransitBody = TransitBody> extends Motion {
  readonly body: Body;
}

/** A transiting body in the zodiac of the settings. Ketu is the point opposite Rahu. */
export function mover<Body extends TransitBody>(
  ephemeris: Ephemeris,
  body: Body,
  settings: Pick<Settings, 'zodiac' | 'ayanamsha' | 'node'>,
): Mover<Body> {
  const isNode = body === 'rahu' || body === 'ketu';
  const source: EphemerisBody = isNode ? (settings.node === 'true' ? 'true-node' : 'mean-node') : body;
  const turn = body === 'ketu' ? 180 : 0;
  const shift = settings.zodiac === 'sidereal' ? ayanamshaCurve(ephemeris, settings.ayanamsha) : () => 0;
  return {
    body,
    source,
    longitude: (julianDay) => normalizeDegrees(ephemeris.longitude(julianDay, source) + turn - shift(julianDay)),
    speed: (julianDay) => ephemeris.position(julianDay, source).speed,
  };
}

/** Every turn of a body between two instants (Julian days), to a second or so; empty for what never turns. */
export function stations({ source, speed }: Motion, from: number, to: number): Station[] {
  const step = STATION_STEP[source];
  if (step === undefined) return [];
  return zeros(speed, from, to, step).map(({ julianDay, direction }) => ({
    julianDay,
    turns: direction === 1 ? 'direct' : 'retrograde',
  }));
}

/**
 * Every passage of a body over a longitude between two instants, forward (+1) and backward (−1). Between stations the motion is one
 * way, so each stretch is searched with a step of its own and no double crossing is lost.
 */
export function passagesOver(
  moving: Motion,
  longitude: number,
  from: number,
  to: number,
  turns = stations(moving, from, to),
): Crossing[] {
  const edges = [from, ...turns.map((turn) => turn.julianDay), to];
  const step = 60 / TOP_SPEED[moving.source];
  return edges.slice(1).flatMap((end, index) => angleCrossings(moving.longitude, longitude, edges[index], end, step));
}

export interface Ingress {
  readonly julianDay: number;
  /** Division entered, 1 … count. */
  readonly index: number;
  readonly from: number;
  readonly isRetrograde: boolean;
}

/**
 * Every entry of a body into one of `count` equal divisions of the zodiac (12 signs, 27 nakshatras) between two instants, backward
 * re-entries included, in order.
 */
export function ingresses(
  moving: Motion,
  count: number,
  from: number,
  to: number,
  turns = stations(moving, from, to),
): Ingress[] {
  const arc = 360 / count;
  const divisionAt = (julianDay: number) =>
    Math.floor(normalizeDegrees(moving.longitude(julianDay) + 1e-9) / arc) % count;
  const edges = [from, ...turns.map((turn) => turn.julianDay), to];
  const step = Math.min(60, arc * 0.9) / TOP_SPEED[moving.source];
  const found: Ingress[] = [];
  for (let edge = 1; edge < edges.length; edge++) {
    let left = edges[edge - 1];
    while (left < edges[edge]) {
      const right = Math.min(left + step, edges[edge]);
      found.push(...entriesBetween(moving, divisionAt, count, left, right));
      left = right;
    }
  }
  return found;
}

/** Entries within a step in which the body runs one way and crosses one boundary at most. */
function entriesBetween(
  moving: Motion,
  divisionAt: (julianDay: number) => number,
  count: number,
  left: number,
  right: number,
): Ingress[] {
  const before = divisionAt(left);
  const after = divisionAt(right);
  if (before === after) return [];
  const isForward = (after - before + count) % count <= count / 2;
  const boundary = ((isForward ? after : before) * 360) / count;
  return angleCrossings(moving.longitude, boundary, left, right, right - left).map(({ julianDay }) => ({
    julianDay,
    index: after + 1,
    from: before + 1,
    isRetrograde: !isForward,
  }));
}
