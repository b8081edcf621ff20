import type { AyanamshaId } from '../ephemeris/ayanamsha.table.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { remembered } from '../remembered.ts';

/** Days between the knots: the fastest nutation terms bend the ayanamsha by less than 0.002″ within one. */
const KNOT = 0.5;
/** Knots kept at once: some years of days. */
const LIMIT = 8192;

type Curve = (julianDay: number) => number;

const curves = new WeakMap<Ephemeris, Map<AyanamshaId, Curve>>();

/**
 * The ayanamsha with nutation by linear interpolation between exact values, degrees: a search asks for it thousands of times.
 * An ephemeris has one curve of each.
 */
export function ayanamshaCurve(ephemeris: Ephemeris, id: AyanamshaId): Curve {
  const known = curves.get(ephemeris) ?? new Map<AyanamshaId, Curve>();
  curves.set(ephemeris, known);
  const curve = known.get(id) ?? newCurve(ephemeris, id);
  known.set(id, curve);
  return curve;
}

function newCurve(ephemeris: Ephemeris, id: AyanamshaId): Curve {
  const knotAt = remembered(LIMIT, (index: number) => ephemeris.ayanamsha(index * KNOT, id));
  return (julianDay) => {
    const index = Math.floor(julianDay / KNOT);
    const left = knotAt(index);
    return left + (knotAt(index + 1) - left) * (julianDay / KNOT - index);
  };
}
