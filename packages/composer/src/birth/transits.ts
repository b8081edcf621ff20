import type { Sign } from '@nebosvod/engine/angle/sign';
import { signs, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';
import { type Mover, mover } from '@nebosvod/engine/transit/motion';
import { stayAt, staysBetween } from '@nebosvod/engine/transit/stay';
import { passagesOfTrack, type Track, trackOf } from '@nebosvod/engine/transit/track';

/** A stay of a graha in a sign. Julian days (UT), the true ends; null past the ephemeris. */
export interface SignStay {
  readonly graha: Graha;
  readonly sign: Sign;
  readonly from: number | null;
  readonly until: number | null;
}

/** The moving sky of some settings: what was once searched for is kept. */
export class Transits {
  readonly #ephemeris: Ephemeris;
  readonly #settings: Settings;
  readonly #movers = new Map<Graha, Mover>();
  readonly #stays = new Map<Graha, SignStay[]>();
  readonly #tracks = new Map<string, Track>();

  constructor(ephemeris: Ephemeris, settings: Settings) {
    this.#ephemeris = ephemeris;
    this.#settings = settings;
  }

  /** The stay of a graha in a sign that holds an instant. */
  stayAt(graha: Graha, julianDay: number): SignStay {
    const kept = this.#stays.get(graha) ?? [];
    const found = kept.find(
      ({ from, until }) => from !== null && until !== null && from <= julianDay && julianDay < until,
    );
    if (found) return found;
    const { index, entered, left } = stayAt(this.#mover(graha), signs.length, julianDay);
    const stay = { graha, sign: toSign(index), from: entered, until: left };
    this.#stays.set(graha, [...kept, stay]);
    return stay;
  }

  /** Every stay of a graha in a sign that touches a stretch of time, in order, with its true ends. */
  staysBetween(graha: Graha, from: number, until: number): readonly SignStay[] {
    const stays = staysBetween(this.#mover(graha), signs.length, from, until).map(
      ({ index, entered, left }): SignStay => ({ graha, sign: toSign(index), from: entered, until: left }),
    );
    this.#stays.set(graha, [...(this.#stays.get(graha) ?? []), ...stays]);
    return stays;
  }

  /** Moments (Julian days) at which a graha passes a longitude in a stretch of time, in order. */
  passages(graha: Graha, longitude: number, from: number, until: number): readonly number[] {
    const key = `${graha} ${from} ${until}`;
    const track = this.#tracks.get(key) ?? trackOf(this.#mover(graha), from, until);
    this.#tracks.set(key, track);
    return passagesOfTrack(track, longitude).map(({ julianDay }) => julianDay);
  }

  #mover(graha: Graha): Mover {
    const known = this.#movers.get(graha);
    if (known) return known;
    const made = mover(this.#ephemeris, graha, this.#settings);
    this.#movers.set(graha, made);
    return made;
  }
}
