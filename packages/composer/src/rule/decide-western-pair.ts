import type { Rule } from '@nebosvod/contracts/rule';
import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { aspectOf } from '@nebosvod/engine/western/aspects';
import { midpointComposite } from '@nebosvod/engine/western/synastry';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import type { ContactPoint } from '@nebosvod/interpretations/unit-factor';
import type { Births } from '../birth/births.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import { type Decision, decided, rounded, UNKNOWN_TIME } from './decision.ts';

const PAIR_KINDS = [
  'western-contact',
  'western-overlay',
  'western-composite-sign',
  'western-composite-house',
  'western-composite-ascendant',
] as const;

/** Rules of two Western charts. */
export type WesternPairRule = Extract<Rule, { kind: (typeof PAIR_KINDS)[number] }>;

/** Whether a rule is one of two Western charts. */
export function isOfWesternPair(rule: Rule): rule is WesternPairRule {
  return PAIR_KINDS.some((kind) => kind === rule.kind);
}

/** Decides a rule of two Western charts; of uncertain times it is true only when it is so for all of both. */
export function decideWesternPair(rule: WesternPairRule, births: Births): Decision {
  const [client, second] = [births.get('client'), births.get('second')];
  const [one, other] = [client?.west[0], second?.west[0]];
  if (!client || !second || !one || !other) return { holds: null, values: {}, reason: 'NO_BIRTH' };
  const own = decideIn(rule, one, other);
  if (own.holds === null) return own;
  const isSame = client.west.every((first) =>
    second.west.every((last) => decideIn(rule, first, last).holds === own.holds),
  );
  return isSame ? own : UNKNOWN_TIME;
}

function decideIn(rule: WesternPairRule, client: WesternFacts, second: WesternFacts): Decision {
  switch (rule.kind) {
    case 'western-contact': {
      if (!isKnown(rule.client, client) || !isKnown(rule.second, second)) return UNKNOWN_TIME;
      const found = contactOf(client, rule.client, second, rule.second);
      return found?.aspect === rule.aspect ? decided(true, { orb: rounded(found.orb, 1) }) : decided(false);
    }
    case 'western-overlay': {
      const [own, host] = rule.of === 'second' ? [second, client] : [client, second];
      if (!host.isTimeKnown) return UNKNOWN_TIME;
      return decided(host.houseAt(own.body(rule.planet).longitude) === rule.house);
    }
    case 'western-composite-sign':
      return decided(compositeBody(client, second, rule.planet)?.sign === rule.sign);
    case 'western-composite-house': {
      if (!client.isTimeKnown || !second.isTimeKnown) return UNKNOWN_TIME;
      return decided(compositeBody(client, second, rule.planet)?.house === rule.house);
    }
    case 'western-composite-ascendant': {
      const { angles } = compositeOf(client, second);
      return angles ? decided(angles.ascendant.sign === rule.sign) : UNKNOWN_TIME;
    }
  }
}

/** Whether a point can be placed: the angles only of a known time. */
export const isKnown = (point: ContactPoint, facts: WesternFacts): boolean =>
  (point !== 'ascendant' && point !== 'midheaven') || facts.isTimeKnown;

/** The aspect of a point of one chart to a point of another within six degrees; null of none. */
export function contactOf(client: WesternFacts, point: ContactPoint, second: WesternFacts, other: ContactPoint) {
  return aspectOf(client.contactPoint(point), second.contactPoint(other), {
    aspects: MAJOR_ASPECTS,
    orbs: ORB_SETS.even,
  });
}

/** The chart of midpoints; houses and angles only of two known times. [Hand] */
export function compositeOf(client: WesternFacts, second: WesternFacts) {
  return midpointComposite(client.chart, second.chart, client.isTimeKnown && second.isTimeKnown);
}

function compositeBody(client: WesternFacts, second: WesternFacts, planet: string) {
  return compositeOf(client, second).bodies.find(({ id }) => id === planet);
}
