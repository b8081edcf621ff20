import { normalizeDegrees } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { MEAN_LONGITUDES } from './mean-motion.table.ts';
import { MAHAYUGA_DAYS, RAMAN_EPOCH, RAMAN_MEANS } from './raman-mean-motion.table.ts';

const J2000 = 2451545;
const JULIAN_CENTURY = 36525;

/**
 * Mean tropical longitude in degrees (equinox of date) at a Julian day: heliocentric for a planet, geocentric for the Sun.
 * UT serves as dynamical time: their difference moves the fastest, Mercury, by less than 0.02° within 1800–2399. [Meeus]
 */
export function meanLongitude(body: keyof typeof MEAN_LONGITUDES, julianDay: number): number {
  const centuries = (julianDay - J2000) / JULIAN_CENTURY;
  const [start, rate, acceleration] = MEAN_LONGITUDES[body];
  return normalizeDegrees(start + rate * centuries + acceleration * centuries ** 2);
}

/** Mean longitudes of the Sun and, about the Sun, of the five planets, degrees. */
export type MeanLongitudes = Readonly<Record<Exclude<ClassicalGraha, 'moon'>, number>>;

/** Mean longitudes by modern elements, less an ayanamsha. */
export function modernMeans(julianDay: number, ayanamsha: number): MeanLongitudes {
  const mean = (body: keyof typeof MEAN_LONGITUDES) => normalizeDegrees(meanLongitude(body, julianDay) - ayanamsha);
  return forEach(mean);
}

/**
 * Mean sidereal longitudes as B.V. Raman computes them by the Surya Siddhanta: his Mercury lies 12° from the modern one.
 * They have an ayanamsha of their own. [Raman-GBB]
 */
export function ramanMeans(julianDay: number): MeanLongitudes {
  const days = julianDay - RAMAN_EPOCH;
  return forEach((body) => {
    const { epoch, revolutions, correction, yearly } = RAMAN_MEANS[body];
    return normalizeDegrees(epoch + (days * 360 * revolutions) / MAHAYUGA_DAYS + correction + (yearly * days) / 365.25);
  });
}

function forEach(mean: (body: Exclude<ClassicalGraha, 'moon'>) => number): MeanLongitudes {
  return {
    sun: mean('sun'),
    mars: mean('mars'),
    mercury: mean('mercury'),
    jupiter: mean('jupiter'),
    venus: mean('venus'),
    saturn: mean('saturn'),
  };
}
