import type { Rule } from '@nebosvod/contracts/rule';
import { addDays, partsOf, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, julianDayFromUnixMs, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import { completedYears, dateAtAge, isoDate } from '@nebosvod/numerology/civil-date';
import { westernSkyOf } from '../birth/western-sky.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { aspectPlaces } from '../rule/aspect-places.ts';

export const MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export type Mover = (typeof MOVERS)[number];

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
  readonly middle: string;
  /** It was in that house before, in the same three years. */
  readonly isAgain: boolean;
}

/** What moves over a Western chart in the three years. */
export interface WesternTime {
  readonly series: readonly TransitSeries[];
  readonly stays: readonly HouseStay[];
  /** Years from birthday to birthday, the running one first. */
  readonly years: readonly YearRule[];
}

/** What moves over a chart from the day of reading to the end of its three years; houses and years only of a known time. */
export function westernTime(voice: Voice, { births, client, asOf, horizon }: Prepared): WesternTime {
  const [facts] = client.west;
  const [from, until] = [asOf, horizon].map((day) => julianDayFromUnixMs(utcMidnight(day)));
  if (!facts || from <= FIRST_JULIAN_DAY + 1 || until >= LAST_JULIAN_DAY - 2)
    return { series: [], stays: [], years: [] };
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
    years: isSure ? yearsOf(client.numbers.date, asOf, horizon) : [],
  };
}

/** A fortnight: what ends within it is no longer worth a word. */
const SHORT = 14;

function staysOf({ births, client }: Pick<Prepared, 'births' | 'client'>, from: number, until: number): HouseStay[] {
  const [facts] = client.west;
  if (!facts) return [];
  const { cusps } = facts.chart.houses;
  return (['jupiter', 'saturn'] as const).flatMap((planet) => {
    const sky = westernSkyOf(births.ephemeris);
    const turns = cusps.flatMap((cusp) => sky.passages(planet, cusp, from, until));
    const before = new Set<number>();
    const edges = [from, ...turns.sort((a, b) => a - b), until];
    return edges.slice(1).flatMap((end, index): HouseStay[] => {
      const start = edges[index] ?? from;
      if (end - start < SHORT) return [];
      const middle = (start + end) / 2;
      const house = facts.houseAt(sky.longitude(planet, middle));
      const at = client.days.dateOf(middle);
      const isAgain = before.has(house);
      before.add(house);
      return [{ rule: { kind: 'western-transit-house', planet, house, at }, middle: at, isAgain }];
    });
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
