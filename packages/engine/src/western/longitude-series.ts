import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { WESTERN_PLANETS } from './western.ids.ts';

type WesternPlanet = (typeof WESTERN_PLANETS)[number];

/** Longitudes of one planet at equal distances of time. */
export interface LongitudeSeries {
  readonly id: WesternPlanet;
  /** Tropical, degrees, 0 ≤ x < 360. */
  readonly longitudes: readonly number[];
}

/**
 * Apparent tropical longitudes of planets, every `stepDays` from one instant to another (Julian days), both ends included when the
 * last step falls on the end.
 */
export function longitudeSeries(
  ephemeris: Ephemeris,
  bodies: readonly WesternPlanet[],
  { from, to, stepDays }: { readonly from: number; readonly to: number; readonly stepDays: number },
): LongitudeSeries[] {
  const count = Math.floor((to - from) / stepDays) + 1;
  return bodies.map((id) => ({
    id,
    longitudes: Array.from({ length: count }, (_, step) => ephemeris.longitude(from + step * stepDays, id)),
  }));
}
