import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { DEFAULT_SETTINGS, type Settings } from '@nebosvod/engine/settings';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { type MoonPhase, moonPhases } from '@nebosvod/engine/transit/sky-events';
import type { Station } from '@nebosvod/engine/transit/station';

/** When a body is looked at: parts of the day, or of the days. */
const LOOKS = [0, 0.5, 1];
/** What comes in the evening before or the night after is of the day too. */
const MARGIN = 0.4;
const TITHI = 12;
/** The Moon is everywhere within so many days. */
const ROUND_OF_MOON = 27;
/** Days of a week and a little. */
const SHORT = 8;
/** From a phase to the next of its kind, days and a little. */
const LUNATION = 30;

/** The sky of one day, or of some days together, in one zodiac; each part is computed when it is first asked for. */
export class SeenSky {
  readonly #ephemeris: Ephemeris;
  readonly #start: number;
  readonly #end: number;
  readonly #settings: Settings;

  /**
   * @param start Julian day of the midnight that begins it
   * @param end Julian day of the midnight that ends it
   */
  constructor(ephemeris: Ephemeris, start: number, end: number, zodiac: Settings['zodiac']) {
    this.#ephemeris = ephemeris;
    this.#start = start;
    this.#end = end;
    this.#settings = { ...DEFAULT_SETTINGS, zodiac };
  }

  get isOneDay(): boolean {
    return this.#end - this.#start < 1.5;
  }

  /** Whether a Moon that waxes or wanes on all its looks does so within it. */
  get isShort(): boolean {
    return this.#end - this.#start <= SHORT;
  }

  /** Whether the Moon goes once round within it, so that nothing said of its place is false. */
  get isRoundOfMoon(): boolean {
    return this.#end - this.#start >= ROUND_OF_MOON;
  }

  readonly longitudes = remembered((body: TransitBody) => this.#looks(body, this.#settings.zodiac));

  /** Where it stands half-way. */
  longitude(body: TransitBody): number {
    return this.longitudes(body)[1] ?? 0;
  }

  /** Where it stands at each look by the stars. */
  readonly amongStars = remembered((body: TransitBody) => this.#looks(body, 'sidereal'));

  /** Where the Sun of the seasons stands at each look, whatever the zodiac of the text. */
  tropicalSun(): readonly number[] {
    return this.#looks('sun', 'tropical');
  }

  readonly speeds = remembered((body: TransitBody) => {
    const course = mover(this.#ephemeris, body, this.#settings);
    return LOOKS.map((part) => course.speed(this.#at(part)));
  });

  /** Signs that a body enters on the day or the days around it, 1–12. */
  readonly entered = remembered((body: TransitBody) =>
    ingresses(mover(this.#ephemeris, body, this.#settings), 12, this.#start - 1, this.#end + 1).map(
      ({ index }) => index,
    ),
  );

  /** Turns of a body within a few days of this one. */
  readonly turns = remembered((body: TransitBody): readonly Station[] =>
    mover(this.#ephemeris, body, this.#settings).stations(this.#start - 3, this.#end + 3),
  );

  readonly #phases = remembered((to: number) => moonPhases(this.#ephemeris, this.#start - MARGIN, to));

  phases(): readonly MoonPhase[] {
    return this.#phases(this.#end + MARGIN).map(({ phase }) => phase);
  }

  /** Signs of the Moon at a phase: at those of the day, or at the next one. */
  signsOfPhase(phase: MoonPhase, isNext: boolean): readonly number[] {
    const all = this.#phases(this.#end + (isNext ? LUNATION : MARGIN)).filter((one) => one.phase === phase);
    const course = mover(this.#ephemeris, 'moon', this.#settings);
    return all.slice(0, isNext ? 1 : all.length).map(({ julianDay }) => signOf(course.longitude(julianDay)));
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
    return this.amongStars('moon').map((longitude) => nakshatraOf(longitude).nakshatra);
  }

  /** Whether there is an eclipse of that light anywhere on Earth within the day. */
  readonly isEclipsed = remembered((light: 'solar' | 'lunar') =>
    eclipsesBetween(this.#ephemeris, this.#start - MARGIN, this.#end + MARGIN, null).some(({ of }) => of === light),
  );

  /** Whether an eclipse is near enough to speak of the days between two. */
  readonly isBetweenEclipses = remembered((days: number) => {
    const near = eclipsesBetween(this.#ephemeris, this.#start - days, this.#end + days, null);
    return near.length > 0;
  });

  #at(part: number): number {
    return this.#start + part * (this.#end - this.#start);
  }

  #looks(body: TransitBody, zodiac: Settings['zodiac']): readonly number[] {
    const course = mover(this.#ephemeris, body, { ...this.#settings, zodiac });
    return LOOKS.map((part) => course.longitude(this.#at(part)));
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
