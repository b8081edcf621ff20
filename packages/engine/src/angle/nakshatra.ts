import { NAKSHATRA_LORDS } from './angle.ids.ts';
import { normalizeDegrees } from './degrees.ts';

/** Arc of a nakshatra, 13°20′. */
export const NAKSHATRA_ARC = 360 / 27;
/** Arc of a pada, 3°20′. */
export const PADA_ARC = 360 / 108;

const EPSILON = 1e-9;

export type NakshatraLord = (typeof NAKSHATRA_LORDS)[number];

export interface NakshatraPosition {
  /** 1 = Ashvini … 27 = Revati. */
  readonly nakshatra: number;
  /** 1 … 4. */
  readonly pada: number;
  /** Vimshottari lord of the nakshatra. */
  readonly lord: NakshatraLord;
  /** Share of the nakshatra already passed, 0 ≤ x < 1. */
  readonly elapsed: number;
}

/**
 * Nakshatra, pada and lord of a sidereal longitude in degrees. A boundary belongs to the pada it opens.
 */
export function nakshatraOf(longitude: number): NakshatraPosition {
  const turned = normalizeDegrees(longitude + EPSILON);
  const padaIndex = Math.min(107, Math.floor(turned / PADA_ARC + 1e-12));
  const index = Math.floor(padaIndex / 4);
  const elapsed = Math.min(Math.max(turned / NAKSHATRA_ARC - index, 0), 1 - Number.EPSILON);
  return { nakshatra: index + 1, pada: (padaIndex % 4) + 1, lord: nakshatraLord(index + 1), elapsed };
}

/** Vimshottari lord of a nakshatra 1 … 27. */
export function nakshatraLord(nakshatra: number): NakshatraLord {
  return NAKSHATRA_LORDS[(nakshatra - 1) % 9];
}
