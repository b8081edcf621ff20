import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { nameMonth } from '../panchanga/lunar-month.ts';
import { nextReach } from '../search/monotone.ts';
import { elongation, sunMoonAngles } from '../search/sun-moon.ts';
import type { Settings } from '../settings.ts';
import { MOON_PHASES } from './transit.ids.ts';

export type MoonPhase = (typeof MOON_PHASES)[number];

/** Quarters of the Moon between two instants (Julian days), in order, exact to 0.1 s. */
export function moonPhases(
  ephemeris: Ephemeris,
  from: number,
  to: number,
): { readonly phase: MoonPhase; readonly julianDay: number }[] {
  const angle = elongation(ephemeris);
  const found: { phase: MoonPhase; julianDay: number }[] = [];
  let quarter = (Math.floor(angle.at(from) / 90) + 1) % 4;
  for (
    let julianDay = nextReach(angle, quarter * 90, from);
    julianDay < to;
    julianDay = nextReach(angle, quarter * 90, julianDay + 3)
  ) {
    found.push({ phase: MOON_PHASES[quarter], julianDay });
    quarter = (quarter + 1) % 4;
  }
  return found;
}

/** Amanta months whose new moon lies between two instants (Julian days), with number and mark. */
export function lunarMonths(ephemeris: Ephemeris, from: number, to: number, ayanamsha: Settings['ayanamsha']) {
  const angles = sunMoonAngles(ephemeris, ayanamsha);
  const angle = angles.elongation;
  const found: ReturnType<typeof nameMonth>[] = [];
  for (let start = nextReach(angle, 0, from); start < to; ) {
    const end = nextReach(angle, 0, start + 20);
    found.push(nameMonth(angles, start, end));
    start = end;
  }
  return found;
}
