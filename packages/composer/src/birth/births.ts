import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { BirthFacts } from './birth-facts.ts';
import { LocalDays } from './local-day.ts';
import { NumberFacts } from './number-facts.ts';
import { type ResolvedBirth, type Role, uncertainMinutes } from './resolved-birth.ts';
import { type Transits, transitsOf } from './transits.ts';
import { WesternFacts } from './western-facts.ts';

/** One birth with what is computed of it. */
export interface KnownBirth {
  readonly birth: ResolvedBirth;
  readonly facts: BirthFacts;
  /** The chart over the time in which the birth lies, in order; the chart alone where the time is sure. */
  readonly samples: readonly BirthFacts[];
  readonly days: LocalDays;
  readonly numbers: NumberFacts;
  /** The Western chart of the same instants: of the birth itself first. */
  readonly west: readonly WesternFacts[];
}

/** Instants looked at over an unknown day: nothing in the sky changes its sign there and back between two of them. */
const SAMPLES_OF_DAY = 13;
/** Over minutes of doubt: the lagna of a varga changes within ten. */
const SAMPLES_OF_MINUTES = 9;

/** The births of a reading, by their roles, and the sky that moves over them. */
export class Births {
  readonly settings: Settings;
  readonly transits: Transits;
  readonly ephemeris: Ephemeris;
  readonly #known: ReadonlyMap<Role, KnownBirth>;

  /** The zodiac is sidereal and houses are signs, whatever else the settings say: so all rules here are told. */
  constructor(ephemeris: Ephemeris, births: readonly ResolvedBirth[], settings: Settings) {
    this.settings = vedaSettings(settings);
    this.ephemeris = ephemeris;
    this.transits = transitsOf(ephemeris, this.settings);
    this.#known = new Map(births.map((birth) => [birth.role, knownBirth(ephemeris, birth, this.settings)]));
  }

  /** Those whose births there are. */
  get roles(): readonly Role[] {
    return [...this.#known.keys()];
  }

  get(role: Role): KnownBirth | null {
    return this.#known.get(role) ?? null;
  }
}

/** Settings as a Veda reading uses them. */
function vedaSettings(settings: Settings): Settings {
  return { ...settings, zodiac: 'sidereal', houseSystem: 'whole-sign', outerPlanets: false };
}

function knownBirth(ephemeris: Ephemeris, birth: ResolvedBirth, settings: Settings): KnownBirth {
  const facts = new BirthFacts(ephemeris, birth, settings);
  const days = new LocalDays(birth.timeZone);
  const minutes = uncertainMinutes(birth);
  const numbers = new NumberFacts(birth);
  const own = new WesternFacts(ephemeris, birth);
  if (minutes === 0) return { birth, facts, samples: [facts], days, numbers, west: [own] };
  const count = birth.isTimeKnown ? SAMPLES_OF_MINUTES : SAMPLES_OF_DAY;
  const samples = Array.from({ length: count }, (_, index) => {
    const at = birth.julianDay + (minutes / 1440) * ((2 * index) / (count - 1) - 1);
    const inside = Math.min(Math.max(at, FIRST_JULIAN_DAY), LAST_JULIAN_DAY - 1);
    return inside === birth.julianDay ? facts : new BirthFacts(ephemeris, birth, settings, inside);
  });
  const west = samples.flatMap(({ chart }) =>
    chart.julianDay === birth.julianDay ? [] : [new WesternFacts(ephemeris, birth, chart.julianDay)],
  );
  return { birth, facts, samples, days, numbers, west: [own, ...west] };
}
