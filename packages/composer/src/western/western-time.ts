import type { Rule } from '@nebosvod/contracts/rule';
import { addDays, partsOf, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, julianDayFromUnixMs, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { completedYears, dateAtAge, isoDate } from '@nebosvod/numerology/civil-date';
import { westernSkyOf } from '../birth/western-sky.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { aspectPlaces } from '../rule/aspect-places.ts';

export const MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export type Mover = (typeof MOVERS)[number];
/** Those that stay in a house for years. */
const LONG_MOVERS = ['uranus', 'neptune', 'pluto'] as const;
type LongMover = (typeof LONG_MOVERS)[number];

const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const ANGLES = ['ascendant', 'midheaven'] as const;

type TransitRule = Extract<Rule, { kind: 'western-transit' }>;

/** A sextile of Jupiter is too light for a line of its own. */
const LOUD_ASPECTS = MAJOR_ASPECTS.filter((aspect) => aspect !== 'sextile');
const ASPECTS_OF: Readonly<Record<Mover, readonly TransitRule['aspect'][]>> = {
  jupiter: LOUD_ASPECTS,
  saturn: LOUD_ASPECTS,
  uranus: MAJOR_ASPECTS,
  neptune: MAJOR_ASPECTS,
  pluto: MAJOR_ASPECTS,
};

type ThroughRule = Extract<Rule, { kind: 'western-transit-house' }> & { readonly planet: 'jupiter' | 'saturn' };
type StayFactor = Extract<UnitFactor, { kind: 'planet-through-house' }>;
type LongRule = Extract<Rule, { kind: 'western-transit-house' }> & { readonly planet: LongMover };
type YearRule = Extract<Rule, { kind: 'western-profection-house' }>;

/** One aspect of one body to one point, with the days on which it is exact. */
export interface TransitSeries {
  readonly planet: Mover;
  readonly aspect: TransitRule['aspect'];
  readonly natal: TransitRule['natal'];
  readonly dates: readonly string[];
  readonly rules: readonly TransitRule[];
}

/** A stay of Jupiter or Saturn in a house of birth. */
export interface HouseStay {
  readonly rule: ThroughRule;
  readonly factor: StayFactor;
  readonly middle: string;
  /** It was in that house before, in the same three years. */
  readonly isAgain: boolean;
}

/** A stay of Uranus, Neptune or Pluto in a house of birth. */
export interface LongStay {
  readonly rule: LongRule;
  readonly factor: StayFactor;
}

/** What moves over a Western chart in the three years. */
export interface WesternTime {
  readonly series: readonly TransitSeries[];
  readonly stays: readonly HouseStay[];
  readonly longStays: readonly LongStay[];
  /** Years from birthday to birthday, the running one first. */
  readonly years: readonly YearRule[];
}

/** What moves over a chart from the day of reading to the end of its three years; houses and years only of a known time. */
export function westernTime(voice: Voice, { births, client, asOf, horizon }: Prepared): WesternTime {
  const [facts] = client.west;
  const [from, until] = [asOf, horizon].map((day) => julianDayFromUnixMs(utcMidnight(day)));
  if (!facts || from <= FIRST_JULIAN_DAY + 1 || until >= LAST_JULIAN_DAY - 2)
    return { series: [], stays: [], longStays: [], years: [] };
  const isSure = client.west.length === 1 && facts.isTimeKnown;
  const sky = westernSkyOf(births.ephemeris);
  const points = [...POINTS, ...(isSure ? ANGLES : [])];
  const all = MOVERS.flatMap((planet) =>
    points.flatMap((natal) =>
      ASPECTS_OF[planet].flatMap((aspect): TransitSeries[] => {
        const dates = aspectPlaces(facts.natalLongitude(natal), aspect)
          .flatMap((place) => sky.passages(planet, place, from, until))
          .sort((a, b) => a - b)
          .map((julianDay) => client.days.dateOf(julianDay));
        const rules = [...new Set(dates)].map(
          (at): TransitRule => ({ kind: 'western-transit', planet, aspect, natal, at }),
        );
        // Of an uncertain time the day of an aspect to what moves is not known, and such a rule does not hold.
        const sure = isSure ? rules : rules.filter((rule) => voice.decide(rule).holds === true);
        return sure.length === 0 ? [] : [{ planet, aspect, natal, rules: sure, dates: sure.map(({ at }) => at) }];
      }),
    ),
  );
  return {
    series: all.sort((a, b) => (a.dates[0] ?? '').localeCompare(b.dates[0] ?? '')),
    stays: isSure ? staysOf({ births, client }, from, until) : [],
    longStays: isSure ? longStaysOf({ births, client }, from, until) : [],
    years: isSure ? yearsOf(client.numbers.date, asOf, horizon) : [],
  };
}

/** A fortnight: what ends within it is no longer worth a word. */
const SHORT = 14;

type Ground = Pick<Prepared, 'births' | 'client'>;

function staysOf(ground: Ground, from: number, until: number): HouseStay[] {
  return (['jupiter', 'saturn'] as const).flatMap((planet) => {
    const before = new Set<number>();
    return housesOf(planet, ground, from, until).map(({ house, at, factor }): HouseStay => {
      const isAgain = before.has(house);
      before.add(house);
      return { rule: { kind: 'western-transit-house', planet, house, at }, factor, middle: at, isAgain };
    });
  });
}

/** What of the three years a slow planet has to spend in a house for it to be told, days: a loop over a cusp is passed by. */
const LONG = 300;

/** The houses that the outer planets stay in, each told by its longest stay, the longest of a planet first: the end of an old one is an aside. */
function longStaysOf(ground: Ground, from: number, until: number): LongStay[] {
  return LONG_MOVERS.flatMap((planet) => {
    const stays = housesOf(planet, ground, from, until).sort((a, b) => b.days - a.days);
    return [...new Set(stays.map(({ house }) => house))].flatMap((house): LongStay[] => {
      const own = stays.filter((stay) => stay.house === house);
      const [longest] = own;
      if (!longest || own.reduce((sum, { days }) => sum + days, 0) < LONG) return [];
      const rule = { kind: 'western-transit-house', planet, house, at: longest.at } as const;
      return [{ rule, factor: longest.factor }];
    });
  });
}

/** The houses a planet goes through between two days, with a date in the middle of each stay. */
function housesOf(planet: Mover, { births, client }: Ground, from: number, until: number) {
  const [facts] = client.west;
  if (!facts) return [];
  const sky = westernSkyOf(births.ephemeris);
  const turns = facts.chart.houses.cusps.flatMap((cusp) => sky.passages(planet, cusp, from, until));
  const edges = [from, ...turns.sort((a, b) => a - b), until];
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] ?? from;
    if (end - start < SHORT) return [];
    const middle = (start + end) / 2;
    const house = facts.houseAt(sky.longitude(planet, middle));
    const factor: StayFactor = { kind: 'planet-through-house', planet, house };
    return [{ house, at: client.days.dateOf(middle), days: end - start, factor }];
  });
}

function yearsOf(birth: Prepared['client']['numbers']['date'], asOf: string, horizon: string): YearRule[] {
  const first = completedYears(birth, partsOf(asOf));
  if (first < 0) return [];
  const last = completedYears(birth, partsOf(horizon));
  return Array.from({ length: last - first + 1 }, (_, index): YearRule => {
    const age = first + index;
    // A day well inside the year, whatever the leap day does.
    const at = index === 0 ? asOf : addDays(isoDate(dateAtAge(birth, age)), SHORT);
    return { kind: 'western-profection-house', house: (age % 12) + 1, at };
  });
}
