import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { nextReach } from '@nebosvod/engine/search/monotone';
import { elongation } from '@nebosvod/engine/search/sun-moon';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import type { Station } from '@nebosvod/engine/transit/station';
import { passagesOfTrack, type Track, trackOf } from '@nebosvod/engine/transit/track';
import { westernMotion } from '@nebosvod/engine/western/natal-transits';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';

/** Days by which the sky is followed: readings of one year share what was followed. */
const BLOCK = 2000;
/** Tracks kept at most; past it all go. */
const MOST_TRACKS = 24;

const SHARED = new WeakMap<Ephemeris, WesternSky>();

/** The moving tropical sky: the same for every birth. */
export function westernSkyOf(ephemeris: Ephemeris): WesternSky {
  const known = SHARED.get(ephemeris) ?? new WesternSky(ephemeris);
  SHARED.set(ephemeris, known);
  return known;
}

/** The moving tropical sky: what was once followed is kept. */
class WesternSky {
  readonly #ephemeris: Ephemeris;
  readonly #tracks = new Map<string, Track>();

  constructor(ephemeris: Ephemeris) {
    this.#ephemeris = ephemeris;
  }

  /** Longitude of a planet at an instant, degrees. */
  longitude(planet: WesternPlanet, julianDay: number): number {
    return this.#ephemeris.longitude(julianDay, planet);
  }

  /** Moments (Julian days) at which a planet passes a longitude between two instants, in order. */
  passages(planet: WesternPlanet, longitude: number, from: number, until: number): readonly number[] {
    const start = Math.max(Math.floor(from / BLOCK) * BLOCK, FIRST_JULIAN_DAY + 1);
    const end = Math.min(Math.ceil(until / BLOCK) * BLOCK, LAST_JULIAN_DAY - 1);
    if (start >= end) return [];
    const key = `${planet} ${start} ${end}`;
    const track = this.#tracks.get(key) ?? trackOf(westernMotion(this.#ephemeris, planet), start, end);
    if (this.#tracks.size >= MOST_TRACKS) this.#tracks.clear();
    this.#tracks.set(key, track);
    return passagesOfTrack(within(track, from, until), longitude)
      .map(({ julianDay }) => julianDay)
      .filter((at) => at >= from && at < until);
  }

  /** Moments at which a planet turns between two instants, in order; none of the lights. */
  turns(planet: WesternPlanet, from: number, until: number): readonly Station[] {
    return westernMotion(this.#ephemeris, planet).stations(from, until);
  }

  /** New or full Moons between two instants (Julian days), in order. */
  lunations(phase: keyof typeof PHASE_ANGLES, from: number, until: number): readonly number[] {
    const found: number[] = [];
    const angle = elongation(this.#ephemeris);
    for (let at = nextReach(angle, PHASE_ANGLES[phase], from); at < until; ) {
      found.push(at);
      at = nextReach(angle, PHASE_ANGLES[phase], at + 20);
    }
    return found;
  }
}

/** Degrees of the Moon from the Sun. */
const PHASE_ANGLES = { new: 0, full: 180 } as const;

/** The pieces of a track that touch a stretch of time. */
function within({ moving, instants, longitudes }: Track, from: number, until: number): Track {
  const first = Math.max(
    0,
    instants.findLastIndex((at) => at <= from),
  );
  const next = instants.findIndex((at) => at >= until);
  const end = next < 0 ? instants.length : next + 1;
  return { moving, instants: instants.slice(first, end), longitudes: longitudes.slice(first, end) };
}
