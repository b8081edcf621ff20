import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { mover, type TransitBody } from './motion.ts';
import { type TransitTarget, targetDivisions, targetLongitude } from './natal-transit.ts';
import { type Stay, staysBetween } from './stay.ts';
import { passagesOfTrack, trackOf } from './track.ts';

/** A question «when does X reach Y». */
export interface TransitFind {
  readonly body: TransitBody;
  readonly target: TransitTarget;
}

/** All the times a body reaches a target: moments for a longitude, stays for a stretch of the zodiac. */
export interface TransitFound {
  readonly passes: readonly TransitPass[];
  readonly stays: readonly Stay[];
}

export interface TransitPass {
  /** Julian day (UT), to 0.1 s. */
  readonly julianDay: number;
  readonly longitude: number;
  readonly isRetrograde: boolean;
}

/**
 * Every time a body reaches its target between two instants (Julian days), direct and retrograde, in order; empty when it does not.
 * Stays carry their true ends, which may lie outside the stretch.
 */
export function findTransits(
  ephemeris: Ephemeris,
  chart: Chart,
  { body, target }: TransitFind,
  from: number,
  to: number,
): TransitFound {
  const moving = mover(ephemeris, body, chart.settings);
  const longitude = targetLongitude(chart, target);
  if (longitude !== null) {
    const passes = passagesOfTrack(trackOf(moving, from, to), longitude).map(({ julianDay, direction }) => ({
      julianDay,
      longitude,
      isRetrograde: direction < 0,
    }));
    return { passes, stays: [] };
  }
  const divisions = targetDivisions(chart, body, target);
  if (!divisions) return { passes: [], stays: [] };
  const stays = staysBetween(moving, divisions.count, from, to);
  return { passes: [], stays: stays.filter(({ index }) => divisions.indexes.includes(index)) };
}

/**
 * Places of a body that a search asks the ephemeris for in a year to follow it at all, stations included, and its passages over one
 * longitude in a year: the cost of a search is told before it is made.
 */
const FOLLOWING: Readonly<Record<TransitBody, { readonly places: number; readonly passages: number }>> = {
  sun: { places: 7, passages: 1 },
  moon: { places: 95, passages: 13.4 },
  mercury: { places: 125, passages: 1.9 },
  venus: { places: 42, passages: 1.3 },
  mars: { places: 28, passages: 0.75 },
  jupiter: { places: 33, passages: 0.25 },
  saturn: { places: 32, passages: 0.1 },
  rahu: { places: 2, passages: 0.06 },
  ketu: { places: 2, passages: 0.06 },
  uranus: { places: 31, passages: 0.05 },
  neptune: { places: 31, passages: 0.03 },
  pluto: { places: 31, passages: 0.03 },
};
/** Places a root finder asks for to settle one passage. */
const PLACES_A_PASSAGE = 6;

/** Places to be asked for, and moments to be expected, when a body is searched for passages over so many longitudes. */
export function searchCost(body: TransitBody, longitudes: number, years: number): { places: number; moments: number } {
  const { places, passages } = FOLLOWING[body];
  const moments = passages * longitudes * years;
  return { places: places * years + moments * PLACES_A_PASSAGE, moments };
}
