import type { Rule } from '@nebosvod/contracts/rule';
import type { Theme, Unit } from '@nebosvod/interpretations/unit';
import type { ContactPoint } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import type { WesternFacts } from '../birth/western-facts.ts';
import type { Voice } from '../reading/voice.ts';
import { contactOf, isKnown } from '../rule/decide-western-pair.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { ASPECT_NATURES } from './western-names.ts';
import { CLOSENESS, CONTACT_ORBS, CONTACT_RANKS } from './western-weights.table.ts';

export type ContactRule = Extract<Rule, { kind: 'western-contact' }>;

/** One aspect between two charts. */
interface OneContact {
  readonly rule: ContactRule;
  readonly orb: number;
}

/** A unit that two charts name, with every contact that names it, the closest first. */
export interface Contact {
  readonly unit: Unit;
  readonly closest: OneContact;
  readonly more: readonly OneContact[];
  readonly weight: number;
  /** The side it stands on: that of its first claim. */
  readonly isDraw: boolean;
  readonly theme: Theme;
}

/** Contacts are of two points in this order, whichever is whose. */
const POINTS: readonly ContactPoint[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
  'midheaven',
  'uranus',
  'neptune',
  'pluto',
  'north-node',
  'south-node',
];

/** The unit of a factor of two Western charts; null of one that has none. */
export const unitOf = unitIndex(WESTERN_FAMILIES);

/** Every contact of two charts that holds for all of their times, by weight. A pair of points told twice is one idea that weighs more. */
export function contactsOf(voice: Voice, client: WesternFacts, second: WesternFacts): Contact[] {
  const found = new Map<Unit, OneContact[]>();
  for (const [unit, one] of eachContact(client, second)) {
    if (voice.decide(one.rule).holds === true) found.set(unit, [...(found.get(unit) ?? []), one]);
  }
  return [...found]
    .flatMap(([unit, all]): Contact[] => {
      const [closest, ...more] = [...all].sort((a, b) => a.orb - b.orb);
      const [claim] = unit.claims;
      if (!closest || !claim) return [];
      const weight = weightOf(closest) * (more.length > 0 ? CONTACT_RANKS.again : 1);
      return [{ unit, closest, more, weight, isDraw: claim.polarity > 0, theme: claim.theme }];
    })
    .sort((a, b) => b.weight - a.weight);
}

function* eachContact(client: WesternFacts, second: WesternFacts): Generator<readonly [Unit, OneContact]> {
  const known = (facts: WesternFacts) => POINTS.filter((point) => isKnown(point, facts));
  for (const own of known(client)) {
    for (const other of known(second)) {
      const found = contactOf(client, own, second, other);
      const aspect = found?.aspect;
      if (!found || !isMajor(aspect) || found.orb > orbOf(own, other)) continue;
      const [a, b] = POINTS.indexOf(own) <= POINTS.indexOf(other) ? [own, other] : [other, own];
      const unit = unitOf({ kind: 'contact', a, b, nature: ASPECT_NATURES[aspect] });
      if (unit) yield [unit, { rule: { kind: 'western-contact', client: own, second: other, aspect }, orb: found.orb }];
    }
  }
}

/** Within how many degrees a contact of two points is told: that of the narrower. */
const orbOf = (...points: readonly ContactPoint[]): number =>
  Math.min(...points.map((point) => CONTACT_ORBS[point] ?? CLOSENESS.orb));

const isMajor = (aspect: string | undefined): aspect is ContactRule['aspect'] =>
  aspect !== undefined && aspect in ASPECT_NATURES;

function weightOf({ rule, orb }: OneContact): number {
  const { exact, widest, orb: limit } = CLOSENESS;
  const joined = rule.aspect === 'conjunction' ? CONTACT_RANKS.conjunction : 1;
  const rank = CONTACT_RANKS.points[rule.client] * CONTACT_RANKS.points[rule.second];
  return rank * joined * (exact + ((widest - exact) * orb) / limit);
}
