import { normalizeDegrees } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Motion } from '../transit/motion.ts';
import { passagesOfTrack, trackOf } from '../transit/track.ts';
import { ASPECTS, type AspectId } from './aspect.table.ts';
import { ephemerisBodyOf, type WesternBodyId, type WesternPointId } from './western-body.ts';

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
    longitude: (julianDay) => ephemeris.longitude(julianDay, source),
    speed: (julianDay) => ephemeris.position(julianDay, source).speed,
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
  const track = trackOf(westernMotion(ephemeris, body), from, to);
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

/** Rough number of passages over one longitude in a year, for the cost of a search before it is made. */
export const PASSAGES_A_YEAR: Readonly<Record<WesternBodyId, number>> = {
  moon: 13.4,
  sun: 1,
  mercury: 1.9,
  venus: 1.3,
  mars: 0.75,
  jupiter: 0.25,
  saturn: 0.1,
  uranus: 0.05,
  neptune: 0.03,
  pluto: 0.03,
  'mean-node': 0.054,
  'true-node': 0.5,
  lilith: 0.113,
  chiron: 0.08,
};
