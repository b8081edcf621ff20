import type { Rule } from '@nebosvod/contracts/rule';
import type { House } from '@nebosvod/engine/angle/sign';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { TransitNature, TransitPlanet, TransitPoint } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { westernSkyOf } from '../birth/western-sky.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { aspectPlaces } from '../rule/aspect-places.ts';
import { unitIndex } from '../weigh/unit-index.ts';

type TransitRule = Extract<Rule, { kind: 'western-transit' }>;
export type WindowRule = Extract<Rule, { kind: 'western-window' }>;
type LunationRule = Extract<Rule, { kind: 'western-lunation' }>;
type StationRule = Extract<Rule, { kind: 'western-station' }>;
type StayRule = Extract<Rule, { kind: 'western-transit-house' }>;

/** The days of a month, both among them. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** An aspect of what moves to a point of birth within a month. */
export interface MonthEvent {
  readonly planet: TransitPlanet;
  readonly aspect: TransitRule['aspect'];
  readonly natal: TransitPoint;
  readonly nature: TransitNature;
  /** The days on which it is exact; none of what only stays within a degree. */
  readonly rules: readonly TransitRule[];
  /** When it is in force. */
  readonly window: WindowRule;
  /** The first day that it is told on. */
  readonly at: string;
  readonly weight: number;
  readonly unit: Unit;
}

export interface MonthLunation {
  readonly phase: 'new' | 'full';
  readonly at: string;
  readonly house: House | null;
  readonly rule: LunationRule;
  /** Points of birth within three degrees. */
  readonly touched: readonly LunationRule[];
}

export interface MonthStation {
  readonly planet: Exclude<TransitPlanet, 'sun'>;
  readonly turns: 'retrograde' | 'direct';
  readonly at: string;
  readonly house: House | null;
  readonly rule: StationRule;
}

/** A planet that enters a house of birth. */
interface MonthEntry {
  readonly planet: 'sun' | 'mercury' | 'venus' | 'mars';
  readonly house: House;
  readonly at: string;
  readonly rule: StayRule;
}

/** What moves over a chart in a month, each list in order of time. */
export interface MonthSky {
  readonly events: readonly MonthEvent[];
  readonly lunations: readonly MonthLunation[];
  readonly stations: readonly MonthStation[];
  readonly entries: readonly MonthEntry[];
}

const PLANETS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const TURNING = PLANETS.filter((planet) => planet !== 'sun');
const ENTERING = ['sun', 'mercury', 'venus', 'mars'] as const;
const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const ANGLES = ['ascendant', 'midheaven'] as const;

/** The slower, the louder; numbers ours. [modern] */
const LOUDNESS: Readonly<Record<TransitPlanet, number>> = {
  sun: 1.1,
  mercury: 0.8,
  venus: 0.9,
  mars: 1.7,
  jupiter: 2.6,
  saturn: 3.4,
  uranus: 3.7,
  neptune: 3.6,
  pluto: 4,
};
const ASPECT_SHARES: Readonly<Record<TransitRule['aspect'], number>> = {
  conjunction: 1.3,
  opposition: 1.15,
  square: 1.1,
  trine: 0.9,
  sextile: 0.65,
};
/** Lights and angles are the person; the ruler of the chart speaks for them. */
const DEAR = 1.3;
/** What only stays within a degree, without an exact day. */
const HELD = 0.7;
/** What joins with these joins at odds. */
const HEAVY: readonly string[] = ['mars', 'saturn', 'uranus', 'neptune', 'pluto'];
/** A sextile of what is quick is over before it is felt. */
const QUICK: readonly string[] = ['sun', 'mercury', 'venus'];
const SLOW: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

const unitOf = unitIndex(WESTERN_FAMILIES);

/** How a transit works: of a conjunction by who meets whom. [modern] */
function natureOf(planet: TransitPlanet, aspect: TransitRule['aspect'], natal: TransitPoint): TransitNature {
  if (aspect === 'conjunction') {
    const meetsHeavy = (natal === 'mars' || natal === 'saturn') && planet !== 'venus' && planet !== 'jupiter';
    return HEAVY.includes(planet) || meetsHeavy ? 'tense' : 'easy';
  }
  return aspect === 'square' || aspect === 'opposition' ? 'tense' : 'easy';
}

/** What moves over a chart in a month; of an uncertain time only what holds all of it, and nothing past the ephemeris. */
export function monthSky(voice: Voice, { births, client }: Prepared, { from, to }: MonthSpan): MonthSky {
  const [facts] = client.west;
  const { days } = client;
  const [start, end] = [days.instantOf(from, 0), days.instantOf(addDays(to, 1), 0)];
  if (!facts || start < FIRST_JULIAN_DAY + 420 || end > LAST_JULIAN_DAY - 420)
    return { events: [], lunations: [], stations: [], entries: [] };
  const isSure = client.west.length === 1 && facts.isTimeKnown;
  const sky = westernSkyOf(births.ephemeris);
  const points: readonly TransitPoint[] = [...POINTS, ...(isSure ? ANGLES : [])];
  const isTrue = (rule: Rule) => voice.decide(rule).holds === true;
  const middle = days.dateOf((start + end) / 2);
  const ruler = facts.rulerOf(1);
  const placeOf = (julianDay: number, planet: TransitPlanet | 'moon') =>
    isSure ? facts.houseAt(sky.longitude(planet, julianDay)) : null;

  const eventOf = (planet: TransitPlanet, natal: TransitPoint, aspect: TransitRule['aspect']): MonthEvent | null => {
    if (aspect === 'sextile' && QUICK.includes(planet)) return null;
    const dates = aspectPlaces(facts.natalLongitude(natal), aspect)
      .flatMap((place) => sky.passages(planet, place, start, end))
      .sort((a, b) => a - b)
      .map((julianDay) => days.dateOf(julianDay));
    const rules = [...new Set(dates)]
      .map((at): TransitRule => ({ kind: 'western-transit', planet, aspect, natal, at }))
      .filter((rule) => isSure || isTrue(rule));
    const at = rules[0]?.at ?? (SLOW.includes(planet) ? middle : null);
    if (at === null) return null;
    const window: WindowRule = { kind: 'western-window', planet, aspect, natal, at };
    const nature = natureOf(planet, aspect, natal);
    const unit = unitOf({ kind: 'transit-to-point', planet, natal, nature });
    if (!unit || !isTrue(window)) return null;
    const isDear = natal === 'sun' || natal === 'moon' || natal === ruler || ANGLES.some((angle) => angle === natal);
    const weight = LOUDNESS[planet] * ASPECT_SHARES[aspect] * (isDear ? DEAR : 1) * (rules.length === 0 ? HELD : 1);
    return { planet, aspect, natal, nature, rules, window, at: rules[0]?.at ?? from, weight, unit };
  };

  const lunationOf = (phase: 'new' | 'full', julianDay: number): MonthLunation => {
    const at = days.dateOf(julianDay);
    const house = placeOf(julianDay, 'moon');
    const rule: LunationRule = { kind: 'western-lunation', phase, at };
    return {
      phase,
      at,
      house,
      rule: house === null ? rule : { ...rule, house },
      touched: points.map((natal): LunationRule => ({ ...rule, natal })).filter(isTrue),
    };
  };

  const byDate = (a: { readonly at: string }, b: { readonly at: string }) => a.at.localeCompare(b.at);
  return {
    events: PLANETS.flatMap((planet) =>
      points.flatMap((natal) => MAJOR_ASPECTS.flatMap((aspect) => eventOf(planet, natal, aspect) ?? [])),
    ).sort(byDate),
    lunations: (['new', 'full'] as const)
      .flatMap((phase) => sky.lunations(phase, start, end).map((at) => lunationOf(phase, at)))
      .sort(byDate),
    stations: TURNING.flatMap((planet) =>
      sky.turns(planet, start, end).map(({ julianDay, turns }): MonthStation => {
        const at = days.dateOf(julianDay);
        const house = placeOf(julianDay, planet);
        const rule: StationRule = { kind: 'western-station', planet, turns, at };
        return { planet, turns, at, house, rule: house === null ? rule : { ...rule, house } };
      }),
    ).sort(byDate),
    entries: isSure
      ? ENTERING.flatMap((planet) =>
          facts.chart.houses.cusps.flatMap((cusp) =>
            sky.passages(planet, cusp, start, end).map((julianDay): MonthEntry => {
              // The day after is inside the house, whatever the hour of the entry.
              const inside = days.dateOf(julianDay + 1);
              const house = facts.houseAt(sky.longitude(planet, days.instantOf(inside, 12)));
              const rule: StayRule = { kind: 'western-transit-house', planet, house, at: inside };
              return { planet, house, at: days.dateOf(julianDay), rule };
            }),
          ),
        ).sort(byDate)
      : [],
  };
}
