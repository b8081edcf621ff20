import { normalizeDegrees } from '../angle/degrees.ts';
import type { AyanamshaId } from '../ephemeris/ayanamsha.table.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { ayanamshaCurve } from './ayanamsha-curve.ts';
import { longitudeCurve } from './longitude-curve.ts';
import type { MonotoneAngle } from './monotone.ts';

/** Mean motions, degrees a day (Sun: a turn in a sidereal year; Moon: in a sidereal month). */
const SUN_RATE = 0.98561;
const MOON_RATE = 13.176358;

/** The directions an almanac is made of; they share what has been found of the Sun, the Moon and the ayanamsha. */
export interface SunMoonAngles {
  /** Moon minus Sun: tithis (30), karanas (60), phases. The ayanamsha cancels. */
  readonly elongation: MonotoneAngle;
  /** Sidereal Sun: signs (12), nakshatras (27). */
  readonly siderealSun: MonotoneAngle;
  /** Tropical Sun: equinoxes, solstices, tropical signs. */
  readonly tropicalSun: MonotoneAngle;
  /** Sidereal Moon: signs (12), nakshatras (27), padas (108). */
  readonly siderealMoon: MonotoneAngle;
  /** Sum of the sidereal longitudes of Sun and Moon: nitya yogas (27). */
  readonly sunPlusMoon: MonotoneAngle;
}

/** All directions of one almanac. */
export function sunMoonAngles(ephemeris: Ephemeris, ayanamsha: AyanamshaId): SunMoonAngles {
  const sun = longitudeCurve(ephemeris, 'sun');
  const moon = longitudeCurve(ephemeris, 'moon');
  const shift = ayanamshaCurve(ephemeris, ayanamsha);
  const angle = (rate: number, degrees: (julianDay: number) => number): MonotoneAngle => ({
    rate,
    at: (julianDay) => normalizeDegrees(degrees(julianDay)),
  });
  return {
    elongation: angle(MOON_RATE - SUN_RATE, (julianDay) => moon(julianDay) - sun(julianDay)),
    siderealSun: angle(SUN_RATE, (julianDay) => sun(julianDay) - shift(julianDay)),
    tropicalSun: angle(SUN_RATE, sun),
    siderealMoon: angle(MOON_RATE, (julianDay) => moon(julianDay) - shift(julianDay)),
    sunPlusMoon: angle(MOON_RATE + SUN_RATE, (julianDay) => sun(julianDay) + moon(julianDay) - 2 * shift(julianDay)),
  };
}

/** Moon minus Sun alone, where no ayanamsha is needed. */
export function elongation(ephemeris: Ephemeris): MonotoneAngle {
  return sunMoonAngles(ephemeris, 'lahiri').elongation;
}

/** Sidereal Sun alone. */
export function siderealSun(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return sunMoonAngles(ephemeris, ayanamsha).siderealSun;
}

/** Tropical Sun alone, where no ayanamsha is needed. */
export function tropicalSun(ephemeris: Ephemeris): MonotoneAngle {
  return sunMoonAngles(ephemeris, 'lahiri').tropicalSun;
}

/** Sidereal Moon alone. */
export function siderealMoon(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return sunMoonAngles(ephemeris, ayanamsha).siderealMoon;
}

/** Sum of the sidereal longitudes alone. */
export function sunPlusMoon(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return sunMoonAngles(ephemeris, ayanamsha).sunPlusMoon;
}
