import { normalizeDegrees } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { longitudeCurve } from '../search/longitude-curve.ts';
import type { Motion } from '../transit/motion.ts';
import { stationsOf } from '../transit/station.ts';
import { passagesOfTrack, trackOf } from '../transit/track.ts';
import { ASPECTS, type AspectId } from './aspect.table.ts';
import { CHIRON_FIRST, CHIRON_LAST, ephemerisBodyOf, type WesternBodyId, type WesternPointId } from './western-body.ts';

/** The exact moment of a transit. */
export interface TransitHit {
  /** Julian day (UT), to 0.1 s. */
  readonly julianDay: number;
  readonly body: WesternBodyId;
  readonly aspect: AspectId;
  readonly natal: WesternPointId;
  /** Place of the transiting body, degrees. */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** Which of the passes of one series it is, from 1: direct, retrograde, direct again are three. */
  readonly pass: number;
}

export interface TransitSearch {
  readonly bodies: readonly WesternBodyId[];
  readonly natal: readonly { readonly id: WesternPointId; readonly longitude: number }[];
  readonly aspects: readonly AspectId[];
}

/** A body of the Western chart as something that moves along the tropical zodiac. */
export function westernMotion(ephemeris: Ephemeris, id: WesternBodyId): Motion {
  const source = ephemerisBodyOf(id);
  return {
    source,
    // The lights come to most places by far: their curve is asked for them all.
    longitude:
      source === 'sun' || source === 'moon'
        ? longitudeCurve(ephemeris, source)
        : (julianDay) => ephemeris.longitude(julianDay, source),
    speed: (julianDay) => ephemeris.position(julianDay, source).speed,
    stations: (from, to) => stationsOf(ephemeris, source, from, to),
  };
}

/** Passes of one planet over one degree within this many days belong to one series: more than half a synodic year, less than a turn. */
const SERIES_DAYS: Readonly<Record<WesternBodyId, number>> = {
  sun: 1,
  moon: 1,
  mercury: 60,
  venus: 100,
  mars: 200,
  jupiter: 300,
  saturn: 400,
  uranus: 500,
  neptune: 600,
  pluto: 700,
  'mean-node': 1,
  'true-node': 60,
  lilith: 1,
  chiron: 500,
};

/** Exact aspects of transiting bodies to natal points in a stretch of time (Julian days), all passes, in order. */
export function transitHits(ephemeris: Ephemeris, search: TransitSearch, from: number, to: number): TransitHit[] {
  return search.bodies
    .flatMap((body) => hitsOf(ephemeris, body, search, from, to))
    .sort((a, b) => a.julianDay - b.julianDay);
}

function hitsOf(
  ephemeris: Ephemeris,
  body: WesternBodyId,
  { natal, aspects }: TransitSearch,
  from: number,
  to: number,
): TransitHit[] {
  const [start, end] = body === 'chiron' ? [Math.max(from, CHIRON_FIRST), Math.min(to, CHIRON_LAST)] : [from, to];
  if (start >= end) return [];
  const track = trackOf(westernMotion(ephemeris, body), start, end);
  return natal.flatMap(({ id, longitude }) =>
    aspects.flatMap((aspect) => {
      const { angle } = ASPECTS[aspect];
      // A conjunction and an opposition have one place on the circle, the others one on each side.
      const places = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
      return places.flatMap((turn) => {
        const at = normalizeDegrees(longitude + turn);
        let pass = 0;
        let last = Number.NEGATIVE_INFINITY;
        return passagesOfTrack(track, at).map(({ julianDay, direction }): TransitHit => {
          pass = julianDay - last < SERIES_DAYS[body] ? pass + 1 : 1;
          last = julianDay;
          return { julianDay, body, aspect, natal: id, longitude: at, isRetrograde: direction < 0, pass };
        });
      });
    }),
  );
}

/**
 * Places of a body asked for in a year to follow it, stations included, and its passages over one longitude in a year: the cost of a
 * search is told before it is made.
 */
const FOLLOWING: Readonly<Record<WesternBodyId, { readonly places: number; readonly passages: number }>> = {
  sun: { places: 7, passages: 1 },
  moon: { places: 95, passages: 13.4 },
  mercury: { places: 125, passages: 1.9 },
  venus: { places: 42, passages: 1.3 },
  mars: { places: 28, passages: 0.75 },
  jupiter: { places: 33, passages: 0.25 },
  saturn: { places: 32, passages: 0.1 },
  uranus: { places: 31, passages: 0.05 },
  neptune: { places: 31, passages: 0.03 },
  pluto: { places: 31, passages: 0.03 },
  'mean-node': { places: 1, passages: 0.06 },
  'true-node': { places: 700, passages: 0.5 },
  lilith: { places: 1, passages: 0.12 },
  chiron: { places: 31, passages: 0.08 },
};
/** Places a root finder asks for to settle one passage. */
const PLACES_A_PASSAGE = 6;

/** Places to be asked for, and moments to be expected, when bodies are searched for passages over so many longitudes. */
export function searchPlaces(
  bodies: readonly WesternBodyId[],
  longitudes: number,
  years: number,
): { places: number; moments: number } {
  const moments = bodies.reduce((sum, id) => sum + FOLLOWING[id].passages * longitudes * years, 0);
  const following = bodies.reduce((sum, id) => sum + FOLLOWING[id].places * years, 0);
  return { places: following + moments * PLACES_A_PASSAGE, moments };
}
