import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';

/**
 * Days between the knots. The fourth derivative of the Moon's longitude is under 0.05° a day⁴, so a cubic through places and speeds errs
 * by less than 1e-6° between them, a few milliseconds of time; the Sun's is smaller by three orders.
 */
const KNOT = { moon: 0.25, sun: 1 } as const;
/** Knots kept at once: some years of days. */
const LIMIT = 8192;

interface Knot {
  readonly longitude: number;
  readonly speed: number;
}

/**
 * Tropical longitude of the Sun or the Moon as a curve through exact places and speeds, degrees: a day of almanac asks for it five hundred
 * times within the same few days.
 */
export function longitudeCurve(ephemeris: Ephemeris, body: 'sun' | 'moon'): (julianDay: number) => number {
  const step = KNOT[body];
  const knots = new Map<number, Knot>();
  const knotAt = (index: number): Knot => {
    const known = knots.get(index);
    if (known) return known;
    if (knots.size >= LIMIT) knots.clear();
    const { longitude, speed } = ephemeris.position(index * step, body);
    const knot = { longitude, speed: speed * step };
    knots.set(index, knot);
    return knot;
  };
  return (julianDay) => {
    const index = Math.floor(julianDay / step);
    const [left, right] = [knotAt(index), knotAt(index + 1)];
    const t = julianDay / step - index;
    const arc = shortestArc(left.longitude, right.longitude);
    // Hermite's cubic through both places with both speeds.
    const moved =
      t * (left.speed + t * (3 * arc - 2 * left.speed - right.speed + t * (left.speed + right.speed - 2 * arc)));
    return normalizeDegrees(left.longitude + moved);
  };
}
