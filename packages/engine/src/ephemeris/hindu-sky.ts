import { normalizeDegrees, shortestArc } from '../angle/degrees.ts';
import { remembered } from '../remembered.ts';
import type { HinduSky } from './hindu-horizon.ts';

/** Degrees the sky turns in a mean solar day [Meeus 12]. */
const TURN = 360.98564736629;
/** Days between the knots of sidereal time: nutation bends it by less than 0.02″ within one, 0.0013 s. */
const KNOT = 1;
/** Knots kept at once: some years of days. */
const LIMIT = 4096;

/** What is asked of Swiss Ephemeris itself. */
interface ExactSky {
  /** Apparent tropical longitudes, degrees. */
  readonly longitude: Readonly<Record<'sun' | 'moon', (julianDay: number) => number>>;
  /** Apparent sidereal time at Greenwich, degrees. */
  readonly siderealTime: (julianDay: number) => number;
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: (julianDay: number) => number;
}

/**
 * The sky of {@link hinduRiseSet} around a Julian day: an almanac asks for some twenty sunrises and sunsets of neighbouring days,
 * so what they share is asked for once.
 */
export function hinduSkyAround(exact: ExactSky): (julianDay: number, body: 'sun' | 'moon') => HinduSky {
  const residual = remembered(LIMIT, (index: number) =>
    normalizeDegrees(exact.siderealTime(index * KNOT) - turned(index * KNOT)),
  );
  const obliquity = remembered(LIMIT, exact.obliquity);
  const siderealTime = (julianDay: number): number => {
    const index = Math.floor(julianDay / KNOT);
    const [left, right] = [residual(index), residual(index + 1)];
    const drift = shortestArc(left, right);
    return normalizeDegrees(left + drift * (julianDay / KNOT - index) + turned(julianDay));
  };
  return (julianDay, body) => ({
    longitude: exact.longitude[body],
    siderealTime,
    obliquity: obliquity(Math.round(julianDay)),
  });
}

/** The mean turn of the sky since noon of Julian day 0, degrees without whole turns. */
function turned(julianDay: number): number {
  const whole = Math.floor(julianDay);
  // Whole turns are left out before they eat the digits of the fraction.
  return normalizeDegrees(whole * (TURN - 360)) + (julianDay - whole) * TURN;
}
