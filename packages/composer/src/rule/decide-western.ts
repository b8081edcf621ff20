import type { Rule } from '@nebosvod/contracts/rule';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { aspectOf } from '@nebosvod/engine/western/aspects';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import { westernBody } from '@nebosvod/engine/western/western-chart';
import { completedYears, dateAtAge, isoDate } from '@nebosvod/numerology/civil-date';
import type { KnownBirth } from '../birth/births.ts';
import { solarYearAt } from '../birth/solar-year.ts';
import { ELEMENT_EMPHASIS, type PlanetPattern, type WesternFacts } from '../birth/western-facts.ts';
import { westernSkyOf } from '../birth/western-sky.ts';
import { decideWesternDay } from './decide-western-day.ts';
import { decideWesternMonth } from './decide-western-month.ts';
import { isOfWesternPair, type WesternPairRule } from './decide-western-pair.ts';
import { decideProgressed } from './decide-western-progressed.ts';
import { type Decision, decided, rounded, UNKNOWN_TIME } from './decision.ts';

/** Rules that one Western chart decides. */
export type WesternRule = Exclude<Extract<Rule, { kind: `western-${string}` }>, WesternPairRule>;

/** Whether a rule is one of a Western chart. */
export function isOfWestern(rule: Rule): rule is WesternRule {
  return rule.kind.startsWith('western-') && !isOfWesternPair(rule);
}

/** Decides a rule of Western astrology; of an uncertain time it is true only when it is so all the time. */
export function decideWestern(rule: WesternRule, known: KnownBirth, ephemeris: Ephemeris): Decision {
  const [facts, ...others] = known.west;
  if (!facts) return UNKNOWN_TIME;
  const own = decideIn(rule, facts, known, ephemeris);
  if (own.holds === null) return own;
  const isSame = others.every((other) => decideIn(rule, other, known, ephemeris).holds === own.holds);
  return isSame ? own : UNKNOWN_TIME;
}

/** What a rule comes to at one instant of a birth. */
export function decideIn(rule: WesternRule, facts: WesternFacts, known: KnownBirth, ephemeris: Ephemeris): Decision {
  switch (rule.kind) {
    case 'western-sign':
      return decided(facts.body(rule.planet).sign === rule.sign);
    case 'western-point-sign':
      return decided(facts.pointOf(rule.point)?.sign === rule.sign);
    case 'western-point-near': {
      const found = facts.nearPoint(rule.point);
      return found?.near === rule.near ? decided(true, { orb: rounded(found.orb, 1) }) : decided(false);
    }
    case 'western-dignity':
      return decided(facts.dignityOf(rule.planet) === rule.dignity);
    case 'western-aspect':
      return decideAspect(rule, facts);
    case 'western-element': {
      const found = facts.elementCount(rule.element);
      return found >= ELEMENT_EMPHASIS ? decided(true, { count: found }) : decided(false);
    }
    case 'western-moon-phase':
      return decided(facts.moonPhase === rule.phase);
    case 'western-pattern':
      return decided(facts.patterns.some((one) => isSamePattern(rule, one)));
    case 'western-transit':
    case 'western-window':
    case 'western-lunation':
    case 'western-station':
    case 'western-span':
      return decideWesternMonth(rule, facts, known, ephemeris);
    case 'western-day':
    case 'western-day-refused':
      return decideWesternDay(rule, known, ephemeris);
    case 'western-progressed-sign':
    case 'western-progressed-house':
      return decideProgressed(rule, facts, known, ephemeris);
    case 'western-settings':
      return decided(true, { houses: facts.isTimeKnown ? facts.chart.houses.system : 'none' });
    default:
      return facts.isTimeKnown ? decideByHouses(rule, facts, known, ephemeris) : UNKNOWN_TIME;
  }
}

function decideAspect(
  { a, b, aspect }: Extract<WesternRule, { kind: 'western-aspect' }>,
  facts: WesternFacts,
): Decision {
  const [first, second] = [facts.body(a), facts.body(b)];
  const found = aspectOf(first, second, { aspects: MAJOR_ASPECTS, orbs: ORB_SETS.even });
  return found?.aspect === aspect ? decided(true, { orb: rounded(found.orb, 1) }) : decided(false);
}

const isSamePattern = (
  { pattern, members, apex }: Extract<WesternRule, { kind: 'western-pattern' }>,
  found: PlanetPattern,
): boolean =>
  found.id === pattern &&
  found.apex === (apex ?? null) &&
  found.members.length === members.length &&
  found.members.every((member) => members.includes(member));

type HouseRule = Extract<
  WesternRule,
  {
    kind:
      | 'western-house'
      | 'western-point-house'
      | 'western-angle'
      | 'western-near-angle'
      | 'western-angle-aspect'
      | 'western-sect'
      | 'western-ruler-house'
      | 'western-transit-house'
      | 'western-profection-house'
      | 'western-return-ascendant'
      | 'western-return-house';
  }
>;

function decideByHouses(rule: HouseRule, facts: WesternFacts, known: KnownBirth, ephemeris: Ephemeris): Decision {
  switch (rule.kind) {
    case 'western-house':
      return decided(facts.houseOf(rule.planet) === rule.house);
    case 'western-point-house':
      return decided(facts.houseOfPoint(rule.point) === rule.house);
    case 'western-angle':
      return decided(facts.chart[rule.angle].sign === rule.sign);
    case 'western-angle-aspect': {
      const found = facts.angleAspects.find(({ planet, angle }) => planet === rule.planet && angle === rule.angle);
      return found?.aspect === rule.aspect ? decided(true, { orb: rounded(found.orb, 1) }) : decided(false);
    }
    case 'western-near-angle': {
      const near = facts.angleNear(rule.planet);
      return near?.angle === rule.angle ? decided(true, { orb: rounded(near.orb, 1) }) : decided(false);
    }
    case 'western-sect':
      return decided(facts.chart.isDay === rule.isDay);
    case 'western-ruler-house': {
      const planet = facts.rulerOf(rule.ruler);
      return planet === null ? UNKNOWN_TIME : decided(facts.houseOf(planet) === rule.house, { planet });
    }
    case 'western-transit-house':
      return decideTransitHouse(rule, facts, known, ephemeris);
    case 'western-profection-house':
      return decideProfection(rule, facts, known);
    case 'western-return-ascendant':
    case 'western-return-house':
      return decideReturn(rule, facts, known, ephemeris);
  }
}

function decideReturn(
  rule: Extract<WesternRule, { kind: `western-return-${string}` }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  const year = solarYearAt(ephemeris, facts, days.instantOf(rule.at, 12), rule.place);
  if (!year) return decided(false);
  const { chart, instant, nextInstant } = year;
  if (rule.kind === 'western-return-house') return decided(westernBody(chart, rule.planet).house === rule.house);
  const { longitude, sign } = chart.ascendant;
  const dates = { from: days.dateOf(instant), until: days.dateOf(nextInstant) };
  return decided(facts.houseAt(longitude) === rule.house, { sign, ...dates });
}

/** How long before and after a date the ends of a stay in a house are looked for, days. */
const STAY_SPANS = {
  sun: 90,
  mercury: 150,
  venus: 200,
  mars: 400,
  jupiter: 900,
  saturn: 2200,
  uranus: 2200,
  neptune: 2200,
  pluto: 2200,
} as const;

function decideTransitHouse(
  { planet, house, at }: Extract<WesternRule, { kind: 'western-transit-house' }>,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  const { cusps: all } = facts.chart.houses;
  const noon = days.instantOf(at, 12);
  const span = STAY_SPANS[planet];
  const [first, last] = [Math.max(noon - span, FIRST_JULIAN_DAY + 1), Math.min(noon + span, LAST_JULIAN_DAY - 1)];
  if (noon <= first || noon >= last) return decided(false);
  const sky = westernSkyOf(ephemeris);
  if (facts.houseAt(sky.longitude(planet, noon)) !== house) return decided(false);
  const turns = [all[house - 1], all[house % 12]]
    .flatMap((cusp) => sky.passages(planet, cusp, first, last))
    .sort((a, b) => a - b);
  const from = turns.findLast((turn) => turn <= noon);
  const until = turns.find((turn) => turn > noon);
  return decided(true, {
    ...(from === undefined ? {} : { from: days.dateOf(from) }),
    ...(until === undefined ? {} : { until: days.dateOf(until) }),
  });
}

function decideProfection(
  { house, at }: Extract<WesternRule, { kind: 'western-profection-house' }>,
  facts: WesternFacts,
  { numbers }: KnownBirth,
): Decision {
  const years = completedYears(numbers.date, partsOf(at));
  const lord = facts.profectedLord(house);
  if (years < 0 || lord === null) return decided(false);
  const from = isoDate(dateAtAge(numbers.date, years));
  const until = addDays(isoDate(dateAtAge(numbers.date, years + 1)), -1);
  return decided((years % 12) + 1 === house, { lord, from, until });
}
