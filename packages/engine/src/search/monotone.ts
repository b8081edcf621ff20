import { arcForward, normalizeDegrees, shortestArc } from '../angle/degrees.ts';

/** A direction that only moves forward: the Sun, the Moon, their difference or sum. */
export interface MonotoneAngle {
  /** Degrees at a Julian day. */
  at(julianDay: number): number;
  /** Mean speed, degrees a day. */
  readonly rate: number;
}

/** A tenth of a second: fine enough for the ≤ 2 s the almanac promises, well above the noise of a Julian day. */
const TOLERANCE_DAYS = 1e-6;
const MAX_ITERATIONS = 30;

/**
 * The instant at which a forward-moving direction next reaches a target.
 * @returns Julian day ≥ `start`, exact to 0.1 s; `start` itself when the target holds there
 */
export function nextReach(angle: MonotoneAngle, target: number, start: number): number {
  return reachNear(angle, target, start + arcForward(angle.at(start), target) / angle.rate);
}

/**
 * The instant at which a forward-moving direction last reached a target.
 * @returns Julian day ≤ `start`, exact to 0.1 s
 */
export function previousReach(angle: MonotoneAngle, target: number, start: number): number {
  return reachNear(angle, target, start - arcForward(target, angle.at(start)) / angle.rate);
}

/**
 * The instant at which a forward-moving direction reaches a target, by secant steps from a guess.
 * @param guess Julian day nearer than half a turn to the wanted passage
 * @returns Julian day, exact to 0.1 s
 */
export function reachNear(angle: MonotoneAngle, target: number, guess: number): number {
  let time = guess;
  let miss = shortestArc(angle.at(time), target);
  let rate = angle.rate;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const step = miss / rate;
    if (Math.abs(step) < TOLERANCE_DAYS) return time + step;
    const next = time + step;
    const nextMiss = shortestArc(angle.at(next), target);
    const measured = (miss - nextMiss) / step;
    // A wild secant (the two points straddle noise) falls back to the mean speed.
    rate = measured > angle.rate / 3 && measured < angle.rate * 3 ? measured : angle.rate;
    time = next;
    miss = nextMiss;
  }
  return time;
}

/** One equal division of the circle that a forward-moving direction passes through. */
export interface Passage {
  /** 1 … count. */
  readonly index: number;
  /** Julian days (UT). */
  readonly start: number;
  readonly end: number;
}

/**
 * All divisions (`count` equal arcs from 0°) that touch an interval, the first one holding at its start.
 * An instant exactly on a boundary belongs to the division it opens.
 */
export function passages(angle: MonotoneAngle, count: number, from: number, to: number): Passage[] {
  const arc = 360 / count;
  const found: Passage[] = [];
  let index = Math.floor(normalizeDegrees(angle.at(from) + 1e-9) / arc) % count;
  let start = previousReach(angle, index * arc, from);
  while (start < to) {
    const next = (index + 1) % count;
    const end = nextReach(angle, normalizeDegrees(next * arc), start + (arc / angle.rate) * 0.5);
    found.push({ index: index + 1, start, end });
    index = next;
    start = end;
  }
  return found;
}
