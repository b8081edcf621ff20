import type { Ephemeris, LocalEclipse, LunarEclipse, SolarEclipse } from '../ephemeris/ephemeris.ts';
import type { GeoPlace } from '../settings.ts';

export interface Eclipse {
  readonly of: 'solar' | 'lunar';
  readonly type: SolarEclipse['type'] | LunarEclipse['type'];
  /** Greatest eclipse on Earth, Julian day (UT). */
  readonly instant: number;
  /** As seen from the place; null when nothing of it is seen there. */
  readonly local: LocalEclipse | null;
}

/** A lunation, less a day: the next eclipse of the same kind cannot come sooner. */
const NEXT = 25;

/** Solar and lunar eclipses between two instants (Julian days), in order, with how a place sees them. */
export function eclipsesBetween(ephemeris: Ephemeris, from: number, to: number, place: GeoPlace | null): Eclipse[] {
  const found: Eclipse[] = [];
  for (let next = ephemeris.solarEclipse(from); next.maximum < to; next = ephemeris.solarEclipse(next.maximum + NEXT)) {
    const local = place && ephemeris.localSolarEclipse(next.maximum, place);
    found.push({ of: 'solar', type: next.type, instant: next.maximum, local });
  }
  for (let next = ephemeris.lunarEclipse(from); next.maximum < to; next = ephemeris.lunarEclipse(next.maximum + NEXT)) {
    const local = place && ephemeris.localLunarEclipse(next.maximum, place);
    found.push({ of: 'lunar', type: next.type, instant: next.maximum, local });
  }
  return found.sort((a, b) => a.instant - b.instant);
}
