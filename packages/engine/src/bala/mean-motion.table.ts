import type { ClassicalGraha } from '../bodies.ts';

/**
 * Mean longitudes referred to the mean ecliptic and equinox of date: degrees at J2000, degrees a Julian century and a century squared.
 * Heliocentric for the five planets; for the Sun the Earth's plus 180°.
 * Source: P. Bretagnon, J. Chapront and others, elements in J. Meeus, Astronomical Algorithms, table 31.A. [Meeus]
 */
export const MEAN_LONGITUDES: Readonly<Record<Exclude<ClassicalGraha, 'moon'>, readonly [number, number, number]>> = {
  sun: [280.466457, 36000.7698278, 0.00030322],
  mars: [355.433, 19141.6964471, 0.00031052],
  mercury: [252.250906, 149474.0722491, 0.0003035],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  venus: [181.979801, 58519.2130302, 0.00031014],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

/** Mean geocentric motion, degrees a day: the Sun's for Mercury and Venus, which keep beside it. From the same elements. */
export const MEAN_DAILY_MOTION: Readonly<Record<Exclude<ClassicalGraha, 'moon' | 'sun'>, number>> = {
  mars: 0.52407,
  mercury: 0.98565,
  jupiter: 0.08313,
  venus: 0.98565,
  saturn: 0.0335,
};
