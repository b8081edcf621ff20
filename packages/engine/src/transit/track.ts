import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import { type Crossing, zeroBetween } from '../search/crossings.ts';
import { type Motion, TOP_SPEED } from './motion.ts';

/** The way of a body over a stretch of time, cut so that in each piece it moves one way and by less than 60°. */
export interface Track {
  readonly moving: Motion;
  /** Julian days of the cuts, the ends of the stretch included. */
  readonly instants: readonly number[];
  /** Longitudes at the cuts, carried on past 360° and below 0°. */
  readonly longitudes: readonly number[];
}

/** Follows a body from one instant to another (Julian days). Made once, it serves the search for any number of longitudes. */
export function trackOf(moving: Motion, from: number, to: number): Track {
  const edges = [from, ...moving.stations(from, to).map((turn) => turn.julianDay), to];
  const step = 60 / TOP_SPEED[moving.source];
  const instants = [from];
  for (let edge = 1; edge < edges.length; edge++) {
    const pieces = Math.max(1, Math.ceil((edges[edge] - edges[edge - 1]) / step));
    for (let piece = 1; piece <= pieces; piece++) {
      instants.push(edges[edge - 1] + ((edges[edge] - edges[edge - 1]) * piece) / pieces);
    }
  }
  let carried = moving.longitude(from);
  const longitudes = instants.map((julianDay) => {
    carried += shortestArc(carried, moving.longitude(julianDay));
    return carried;
  });
  return { moving, instants, longitudes };
}

/**
 * Every passage of a tracked body over a longitude, forward (+1) and backward (−1), in order, to 0.1 s.
 * @param target degrees
 */
export function passagesOfTrack({ moving, instants, longitudes }: Track, target: number): Crossing[] {
  const found: Crossing[] = [];
  for (let piece = 1; piece < instants.length; piece++) {
    const [start, end] = [longitudes[piece - 1], longitudes[piece]];
    const low = Math.min(start, end);
    // A hair of slack: the search itself decides about a passage at a cut.
    const ahead = normalizeDegrees(target - low + 1e-6) - 2e-6;
    if (ahead > Math.abs(end - start)) continue;
    // The ends were asked for when the body was followed.
    found.push(
      ...zeroBetween(
        (julianDay) => shortestArc(target, moving.longitude(julianDay)),
        instants[piece - 1],
        instants[piece],
        shortestArc(target, start),
        shortestArc(target, end),
      ),
    );
  }
  return found;
}
