import { normalizeDegrees } from '../angle/degrees.ts';
import type { BodyId } from '../bodies.ts';
import type { Ephemeris, EphemerisBody } from '../ephemeris/ephemeris.ts';
import { ayanamshaCurve } from '../search/ayanamsha-curve.ts';
import { angleCrossings, type Crossing } from '../search/crossings.ts';
import type { Settings } from '../settings.ts';
import { type Station, stationsOf } from './station.ts';

/** Bodies whose transits are searched for: all that move. */
export type TransitBody = BodyId;

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

/** Something that moves along a zodiac. */
export interface Motion {
  readonly source: EphemerisBody;
  /** Longitude in the zodiac asked for, degrees. */
  longitude(julianDay: number): number;
  speed(julianDay: number): number;
  /** Its turns between two instants, in order. */
  stations(from: number, to: number): readonly Station[];
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
    stations: (from, to) => stationsOf(ephemeris, source, from, to),
  };
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
  turns = moving.stations(from, to),
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
  turns = moving.stations(from, to),
): Ingress[] {
  const arc = 360 / count;
  const divisionAt = (julianDay: number) =>
    Math.floor(normalizeDegrees(moving.longitude(julianDay) + 1e-9) / arc) % count;
  const edges = [from, ...turns.map((turn) => turn.julianDay), to];
  const step = Math.min(60, arc * 0.9) / TOP_SPEED[moving.source];
  const found: Ingress[] = [];
  let before = divisionAt(from);
  for (let edge = 1; edge < edges.length; edge++) {
    let left = edges[edge - 1];
    while (left < edges[edge]) {
      const right = Math.min(left + step, edges[edge]);
      const after = divisionAt(right);
      found.push(...entriesBetween(moving, count, { left, right, before, after }));
      left = right;
      before = after;
    }
  }
  return found;
}

/** Entries within a step in which the body runs one way and crosses one boundary at most. */
function entriesBetween(
  moving: Motion,
  count: number,
  { left, right, before, after }: { left: number; right: number; before: number; after: number },
): Ingress[] {
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
