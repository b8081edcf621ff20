import { arcForward } from '../angle/degrees.ts';
import type { Ephemeris, LocalEclipse, LunarEclipse, SolarEclipse } from '../ephemeris/ephemeris.ts';

import { type MonotoneAngle, nextReach } from '../search/monotone.ts';
import { elongation } from '../search/sun-moon.ts';
import type { GeoPlace } from '../settings.ts';

export interface Eclipse {
  readonly of: 'solar' | 'lunar';
  readonly type: SolarEclipse['type'] | LunarEclipse['type'];
  /** Greatest eclipse on Earth, Julian day (UT). */
  readonly instant: number;
  /** As seen from the place; null when nothing of it is seen there. */
  readonly local: LocalEclipse | null;
}

/** A lunation, less a few days: the next eclipse of the same kind cannot come sooner. */
const NEXT = 25;

/**
 * Solar and lunar eclipses between two instants (Julian days), in order, with how a place sees them.
 * @param phase Moon minus Sun: an almanac's own, which has found these days already
 */
export function eclipsesBetween(
  ephemeris: Ephemeris,
  from: number,
  to: number,
  place: GeoPlace | null,
  phase: MonotoneAngle = elongation(ephemeris),
): Eclipse[] {
  const found: Eclipse[] = [];
  if (hasSyzygy(ephemeris, phase, 0, from, to)) {
    for (
      let next = ephemeris.solarEclipse(from);
      next.maximum < to;
      next = ephemeris.solarEclipse(next.maximum + NEXT)
    ) {
      const local = place && ephemeris.localSolarEclipse(next.maximum, place);
      found.push({ of: 'solar', type: next.type, instant: next.maximum, local });
    }
  }
  if (hasSyzygy(ephemeris, phase, 180, from, to)) {
    for (
      let next = ephemeris.lunarEclipse(from);
      next.maximum < to;
      next = ephemeris.lunarEclipse(next.maximum + NEXT)
    ) {
      const local = place && ephemeris.localLunarEclipse(next.maximum, place);
      found.push({ of: 'lunar', type: next.type, instant: next.maximum, local });
    }
  }
  return found.sort((a, b) => a.instant - b.instant);
}

/** The Moon's latitude at a syzygy beyond which no eclipse of any kind can be, degrees. */
const LATITUDE_LIMIT = 1.75;

/** The Moon never leaves the Sun faster, degrees a day. */
const FASTEST = 14.5;
/** The greatest eclipse comes within half an hour of the syzygy; days. */
const NEAR = 0.1;

/**
 * Whether an interval may hold an eclipse at all: a new (0°) or full (180°) moon near a node. Spares the search of a single
 * day, which has none on most dates.
 */
function hasSyzygy(ephemeris: Ephemeris, angle: MonotoneAngle, phase: 0 | 180, from: number, to: number): boolean {
  if (to - from > 30) return true;
  if (arcForward(angle.at(from - NEAR), phase) > (to - from + 2 * NEAR) * FASTEST) return false;
  const instant = nextReach(angle, phase, from - NEAR);
  return instant < to + NEAR && Math.abs(ephemeris.position(instant, 'moon').latitude) < LATITUDE_LIMIT;
}
