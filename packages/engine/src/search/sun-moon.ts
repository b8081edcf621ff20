import { normalizeDegrees } from '../angle/degrees.ts';
import type { AyanamshaId } from '../ephemeris/ayanamsha.table.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { MonotoneAngle } from './monotone.ts';

/** Mean motions, degrees a day (Sun: a turn in a sidereal year; Moon: in a sidereal month). */
const SUN_RATE = 0.98561;
const MOON_RATE = 13.176358;

/** Moon minus Sun: tithis (30), karanas (60), phases. The ayanamsha cancels. */
export function elongation(ephemeris: Ephemeris): MonotoneAngle {
  return {
    at: (julianDay) => normalizeDegrees(ephemeris.longitude(julianDay, 'moon') - ephemeris.longitude(julianDay, 'sun')),
    rate: MOON_RATE - SUN_RATE,
  };
}

/** Sidereal Sun: signs (12), nakshatras (27). */
export function siderealSun(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return {
    at: (julianDay) =>
      normalizeDegrees(ephemeris.longitude(julianDay, 'sun') - ephemeris.ayanamsha(julianDay, ayanamsha)),
    rate: SUN_RATE,
  };
}

/** Tropical Sun: equinoxes, solstices, tropical signs. */
export function tropicalSun(ephemeris: Ephemeris): MonotoneAngle {
  return { at: (julianDay) => ephemeris.longitude(julianDay, 'sun'), rate: SUN_RATE };
}

/** Sidereal Moon: signs (12), nakshatras (27), padas (108). */
export function siderealMoon(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return {
    at: (julianDay) =>
      normalizeDegrees(ephemeris.longitude(julianDay, 'moon') - ephemeris.ayanamsha(julianDay, ayanamsha)),
    rate: MOON_RATE,
  };
}

/** Sum of the sidereal longitudes of Sun and Moon: nitya yogas (27). */
export function sunPlusMoon(ephemeris: Ephemeris, ayanamsha: AyanamshaId): MonotoneAngle {
  return {
    at: (julianDay) =>
      normalizeDegrees(
        ephemeris.longitude(julianDay, 'sun') +
          ephemeris.longitude(julianDay, 'moon') -
          2 * ephemeris.ayanamsha(julianDay, ayanamsha),
      ),
    rate: MOON_RATE + SUN_RATE,
  };
}
