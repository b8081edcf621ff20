import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { remembered } from '../remembered.ts';

/**
 * Days between the knots. The fourth derivative of the Moon's longitude is under 0.05° a day⁴, so a cubic through places and speeds errs
 * by less than 1e-5° between them, a twentieth of a second of a tithi; the Sun's is smaller by four orders.
 */
const KNOT = { moon: 0.5, sun: 2 } as const;
/** Knots kept at once: some years of days. */
const LIMIT = 8192;

interface Knot {
  readonly longitude: number;
  readonly speed: number;
}

type Curve = (julianDay: number) => number;

const curves = { sun: new WeakMap<Ephemeris, Curve>(), moon: new WeakMap<Ephemeris, Curve>() };

/**
 * Tropical longitude of the Sun or the Moon as a curve through exact places and speeds, degrees: a day of almanac asks for it five hundred
 * times within the same few days. An ephemeris has one curve of each, so that sunrises and limbs share the knots.
 */
export function longitudeCurve(ephemeris: Ephemeris, body: 'sun' | 'moon'): Curve {
  const known = curves[body].get(ephemeris);
  if (known) return known;
  const curve = newCurve(ephemeris, body);
  curves[body].set(ephemeris, curve);
  return curve;
}

function newCurve(ephemeris: Ephemeris, body: 'sun' | 'moon'): Curve {
  const step = KNOT[body];
  const knotAt = remembered(LIMIT, (index: number): Knot => {
    const { longitude, speed } = ephemeris.position(index * step, body);
    return { longitude, speed: speed * step };
  });
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
