import type { Rule } from '@nebosvod/contracts/rule';
import { signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { KnownBirth } from '../birth/births.ts';
import { progressedLongitude, progressedStay } from '../birth/progressed-light.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import { type Decision, decided, UNKNOWN_TIME } from './decision.ts';

export type ProgressedRule = Extract<Rule, { kind: `western-progressed-${string}` }>;

/** Whether a progressed light stands in a sign or goes through a house of birth on a date, and from when until when. */
export function decideProgressed(
  rule: ProgressedRule,
  facts: WesternFacts,
  { days }: KnownBirth,
  ephemeris: Ephemeris,
): Decision {
  // Hours of birth are months of a progressed Moon.
  if (!facts.isTimeKnown) return UNKNOWN_TIME;
  const birth = facts.chart.julianDay;
  const julianDay = days.instantOf(rule.at, 12);
  const longitude = progressedLongitude(ephemeris, birth, rule.planet, julianDay);
  if (longitude === null) return decided(false);
  const isThere =
    rule.kind === 'western-progressed-sign' ? signOf(longitude) === rule.sign : facts.houseAt(longitude) === rule.house;
  if (!isThere) return decided(false);
  const { cusps } = facts.chart.houses;
  const ends =
    rule.kind === 'western-progressed-sign'
      ? { enters: 30 * (rule.sign - 1), leaves: 30 * rule.sign }
      : { enters: cusps[rule.house - 1] ?? 0, leaves: cusps[rule.house % 12] ?? 0 };
  const { from, until } = progressedStay(ephemeris, birth, rule.planet, { julianDay, ...ends });
  return decided(true, {
    ...(from === null ? {} : { from: days.dateOf(from) }),
    ...(until === null ? {} : { until: days.dateOf(until) }),
  });
}
