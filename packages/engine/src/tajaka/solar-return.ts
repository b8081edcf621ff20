import { normalizeDegrees } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { nextReach } from '../search/monotone.ts';
import { siderealSun, tropicalSun } from '../search/sun-moon.ts';
import type { Settings } from '../settings.ts';

/** Sidereal year in days. */
const SIDEREAL_YEAR = 365.256363;

/** A Sun of the zodiac of the settings. */
function sunOf(ephemeris: Ephemeris, settings: Pick<Settings, 'zodiac' | 'ayanamsha'>) {
  return settings.zodiac === 'sidereal' ? siderealSun(ephemeris, settings.ayanamsha) : tropicalSun(ephemeris);
}

/**
 * The instant at which the Sun returns to its natal longitude after a number of completed years (0: the birth itself), to 0.1 s.
 * Sidereal in a sidereal chart, tropical in a tropical one; they drift apart by 20 minutes a year. [TN 1]
 * @param birth Julian day (UT)
 */
export function solarReturn(
  ephemeris: Ephemeris,
  birth: number,
  completedYears: number,
  settings: Pick<Settings, 'zodiac' | 'ayanamsha'>,
): number {
  if (completedYears === 0) return birth;
  const sun = sunOf(ephemeris, settings);
  return nextReach(sun, sun.at(birth), birth + completedYears * SIDEREAL_YEAR - 3);
}

/**
 * Beginnings of the twelve months of a year: the Sun 30° further each time from its natal longitude. [TN 1]
 * @param yearStart the year's own return
 */
export function monthlyReturns(
  ephemeris: Ephemeris,
  yearStart: number,
  settings: Pick<Settings, 'zodiac' | 'ayanamsha'>,
): number[] {
  const sun = sunOf(ephemeris, settings);
  const natal = sun.at(yearStart);
  return Array.from({ length: 12 }, (_, month) =>
    month === 0 ? yearStart : nextReach(sun, normalizeDegrees(natal + month * 30), yearStart + month * 29.3 - 1),
  );
}
