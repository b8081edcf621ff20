import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { ASPECTS } from '@nebosvod/engine/western/aspect.table';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { KnownBirth } from '../birth/births.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import { westernSkyOf } from '../birth/western-sky.ts';
import { aspectPlaces } from './aspect-places.ts';
import { type Decision, decided, UNKNOWN_TIME } from './decision.ts';

/** Rules of what moves within a month. */
type MonthRule = Extract<
  Rule,
  { kind: 'western-transit' | 'western-window' | 'western-lunation' | 'western-station' | 'western-span' }
>;

/** Decides a rule of what moves within a month at one instant of a birth. */
export function decideWesternMonth(
  rule: MonthRule,
  facts: WesternFacts,
  known: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  if (rule.kind === 'western-span') return decided(rule.from <= rule.to, { from: rule.from, until: rule.to });
  const { days } = known;
  const from = days.instantOf(rule.at, 0);
  if (from < FIRST_JULIAN_DAY + LONGEST || from > LAST_JULIAN_DAY - LONGEST) return decided(false);
  switch (rule.kind) {
    case 'western-transit':
      return decideTransit(rule, facts, known, ephemeris);
    case 'western-window':
      return decideWindow(rule, facts, known, ephemeris);
    case 'western-lunation':
      return decideLunation(rule, facts, known, ephemeris);
    case 'western-station':
      return decideStation(rule, facts, known, ephemeris);
  }
}

/** How long before and after a day the ends of a window are looked for, days: a slow planet stands at a degree for a year. */
const WINDOW_SPANS: Readonly<Record<WesternPlanet, number>> = {
  sun: 4,
  moon: 1,
  mercury: 40,
  venus: 60,
  mars: 90,
  jupiter: 200,
  saturn: 300,
  uranus: 400,
  neptune: 400,
  pluto: 400,
};
const LONGEST = 401;

/** An aspect is in force within so many degrees of exact. [modern] */
const WINDOW_ORB = 1;
/** A lunation touches a point within so many degrees. [modern] */
const LUNATION_ORB = 3;

const isOfAngle = (natal: string | undefined): boolean => natal === 'ascendant' || natal === 'midheaven';

function decideTransit(
  { planet, aspect, natal, at }: Extract<MonthRule, { kind: 'western-transit' }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  if (!facts.isTimeKnown && isOfAngle(natal)) return UNKNOWN_TIME;
  const from = days.instantOf(at, 0);
  const passed = aspectPlaces(facts.natalLongitude(natal), aspect).flatMap((place) =>
    westernSkyOf(ephemeris).passages(planet, place, from - 0.1, from + 1.1),
  );
  return decided(
    passed.some((julianDay) => days.dateOf(julianDay) === at),
    { date: at },
  );
}

function decideWindow(
  { planet, aspect, natal, at }: Extract<MonthRule, { kind: 'western-window' }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  if (!facts.isTimeKnown && isOfAngle(natal)) return UNKNOWN_TIME;
  const sky = westernSkyOf(ephemeris);
  const noon = days.instantOf(at, 12);
  const places = aspectPlaces(facts.natalLongitude(natal), aspect);
  // A quick planet may be a degree away at noon of the very day on which it is exact.
  const exact = places
    .flatMap((place) => sky.passages(planet, place, noon - 0.6, noon + 0.6))
    .find((julianDay) => days.dateOf(julianDay) === at);
  const middle = exact ?? noon;
  const { angle } = ASPECTS[aspect];
  const arc = separation(sky.longitude(planet, middle), facts.natalLongitude(natal));
  if (Math.abs(arc - angle) > WINDOW_ORB) return decided(false);
  const span = WINDOW_SPANS[planet];
  const edges = places
    .flatMap((place) => [place - WINDOW_ORB, place + WINDOW_ORB])
    .flatMap((edge) => sky.passages(planet, edge, middle - span, middle + span))
    .sort((a, b) => a - b);
  const start = edges.findLast((edge) => edge <= middle);
  const end = edges.find((edge) => edge > middle);
  return decided(true, {
    ...(start === undefined ? {} : { from: days.dateOf(start) }),
    ...(end === undefined ? {} : { until: days.dateOf(end) }),
  });
}

function decideLunation(
  { phase, at, house, natal }: Extract<MonthRule, { kind: 'western-lunation' }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  const sky = westernSkyOf(ephemeris);
  const from = days.instantOf(at, 0);
  const found = sky.lunations(phase, from - 0.1, from + 1.1).find((julianDay) => days.dateOf(julianDay) === at);
  if (found === undefined) return decided(false);
  const moon = sky.longitude('moon', found);
  if (!facts.isTimeKnown && (house !== undefined || isOfAngle(natal))) return UNKNOWN_TIME;
  if (house !== undefined && facts.houseAt(moon) !== house) return decided(false);
  if (natal !== undefined && separation(moon, facts.natalLongitude(natal)) > LUNATION_ORB) return decided(false);
  return decided(true, { date: at });
}

function decideStation(
  { planet, turns, at, house }: Extract<MonthRule, { kind: 'western-station' }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  const sky = westernSkyOf(ephemeris);
  const from = days.instantOf(at, 0);
  const found = sky
    .turns(planet, from - 1, from + 2)
    .find((turn) => turn.turns === turns && days.dateOf(turn.julianDay) === at);
  if (!found) return decided(false);
  if (house === undefined) return decided(true, { date: at });
  if (!facts.isTimeKnown) return UNKNOWN_TIME;
  return decided(facts.houseAt(sky.longitude(planet, found.julianDay)) === house, { date: at });
}
