import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { DEFAULT_SETTINGS, type Settings } from '@nebosvod/engine/settings';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { type MoonPhase, moonPhases } from '@nebosvod/engine/transit/sky-events';
import type { Station } from '@nebosvod/engine/transit/station';

/** When within a day a body is looked at, days from its midnight. */
const LOOKS = [0, 0.5, 1];
/** What comes in the evening before or the night after is of the day too. */
const MARGIN = 0.4;
const TITHI = 12;

/** The sky of one day in one zodiac; each part is computed when it is first asked for. */
export class SeenSky {
  readonly #ephemeris: Ephemeris;
  readonly #start: number;
  readonly #settings: Settings;

  /** @param start Julian day of the midnight that begins it */
  constructor(ephemeris: Ephemeris, start: number, zodiac: Settings['zodiac']) {
    this.#ephemeris = ephemeris;
    this.#start = start;
    this.#settings = { ...DEFAULT_SETTINGS, zodiac };
  }

  readonly longitudes = remembered((body: TransitBody) => this.#looks(body, this.#settings.zodiac));

  /** Where the Sun of the seasons stands at each look, whatever the zodiac of the text. */
  tropicalSun(): readonly number[] {
    return this.#looks('sun', 'tropical');
  }

  readonly speeds = remembered((body: TransitBody) => {
    const course = mover(this.#ephemeris, body, this.#settings);
    return LOOKS.map((part) => course.speed(this.#start + part));
  });

  /** Signs that a body enters on the day or the days around it. */
  readonly entered = remembered((body: TransitBody) =>
    ingresses(mover(this.#ephemeris, body, this.#settings), 12, this.#start - 1, this.#start + 2).map(
      ({ index }) => index,
    ),
  );

  /** Turns of a body within a few days of this one. */
  readonly turns = remembered((body: TransitBody): readonly Station[] =>
    mover(this.#ephemeris, body, this.#settings).stations(this.#start - 3, this.#start + 4),
  );

  readonly #phases = remembered((_: 'moon'): readonly MoonPhase[] =>
    moonPhases(this.#ephemeris, this.#start - MARGIN, this.#start + 1 + MARGIN).map(({ phase }) => phase),
  );

  phases(): readonly MoonPhase[] {
    return this.#phases('moon');
  }

  /** Moon less Sun at each look, degrees. */
  elongations(): readonly number[] {
    const sun = this.longitudes('sun');
    return this.longitudes('moon').map((moon, at) => normalizeDegrees(moon - (sun[at] ?? 0)));
  }

  /** Tithis that the day touches, 1–30. */
  tithis(): readonly number[] {
    return this.elongations().map((angle) => Math.floor(angle / TITHI) + 1);
  }

  /** Nakshatras that the Moon is in on the day, 1–27. */
  nakshatras(): readonly number[] {
    return this.#looks('moon', 'sidereal').map((longitude) => nakshatraOf(longitude).nakshatra);
  }

  /** Whether there is an eclipse of that light anywhere on Earth within the day. */
  readonly isEclipsed = remembered((light: 'solar' | 'lunar') =>
    eclipsesBetween(this.#ephemeris, this.#start - MARGIN, this.#start + 1 + MARGIN, null).some(
      ({ of }) => of === light,
    ),
  );

  #looks(body: TransitBody, zodiac: Settings['zodiac']): readonly number[] {
    const course = mover(this.#ephemeris, body, { ...this.#settings, zodiac });
    return LOOKS.map((part) => course.longitude(this.#start + part));
  }
}

/** A function whose answers are kept. */
export function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
