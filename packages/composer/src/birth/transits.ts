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

/** Kept at most: of stays of one graha, and of tracks; past it the oldest go. */
const MOST_STAYS = 200;
const MOST_TRACKS = 24;

const SHARED = new WeakMap<Ephemeris, Map<string, Transits>>();

/** The moving sky of settings: the same for every birth, so that readings of one day search for it once. */
export function transitsOf(ephemeris: Ephemeris, settings: Settings): Transits {
  const key = `${settings.zodiac} ${settings.ayanamsha} ${settings.node}`;
  const bySettings = SHARED.get(ephemeris) ?? new Map<string, Transits>();
  SHARED.set(ephemeris, bySettings);
  const known = bySettings.get(key) ?? new Transits(ephemeris, settings);
  bySettings.set(key, known);
  return known;
}

/** The moving sky of some settings: what was once searched for is kept. */
export class Transits {
  readonly #ephemeris: Ephemeris;
  readonly #settings: Settings;
  readonly #movers = new Map<Graha, Mover>();
  readonly #stays = new Map<Graha, SignStay[]>();
  readonly #spans = new Map<string, readonly SignStay[]>();
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
    this.#keep(graha, [stay]);
    return stay;
  }

  /** Every stay of a graha in a sign that touches a stretch of time, in order, with its true ends. */
  staysBetween(graha: Graha, from: number, until: number): readonly SignStay[] {
    const key = `${graha} ${from} ${until}`;
    const known = this.#spans.get(key);
    if (known) return known;
    const stays = staysBetween(this.#mover(graha), signs.length, from, until).map(
      ({ index, entered, left }): SignStay => ({ graha, sign: toSign(index), from: entered, until: left }),
    );
    this.#keep(graha, stays);
    if (this.#spans.size >= MOST_TRACKS) this.#spans.clear();
    this.#spans.set(key, stays);
    return stays;
  }

  /** Moments (Julian days) at which a graha passes a longitude in a stretch of time, in order. */
  passages(graha: Graha, longitude: number, from: number, until: number): readonly number[] {
    const key = `${graha} ${from} ${until}`;
    const track = this.#tracks.get(key) ?? trackOf(this.#mover(graha), from, until);
    if (this.#tracks.size >= MOST_TRACKS) this.#tracks.clear();
    this.#tracks.set(key, track);
    return passagesOfTrack(track, longitude).map(({ julianDay }) => julianDay);
  }

  #keep(graha: Graha, stays: readonly SignStay[]): void {
    this.#stays.set(graha, [...(this.#stays.get(graha) ?? []), ...stays].slice(-MOST_STAYS));
  }

  #mover(graha: Graha): Mover {
    const known = this.#movers.get(graha);
    if (known) return known;
    const made = mover(this.#ephemeris, graha, this.#settings);
    this.#movers.set(graha, made);
    return made;
  }
}
