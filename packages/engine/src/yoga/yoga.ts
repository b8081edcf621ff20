import { countSigns, type House } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { NoDayReason } from '../panchanga/vedic-day.ts';
import { YOGAS } from './catalogue.ts';
import type { YogaDefinition } from './definition.ts';
import { evaluate, type Finding, holdsIn } from './evaluate.ts';
import type { Truth } from './judge.ts';
import type { Sky } from './sky.ts';
import { yogaStrength } from './strength.ts';

export type UnknownReason = 'UNKNOWN_TIME' | NoDayReason;

/** What can be judged: a rule with what undoes it. */
export type Rule = Pick<YogaDefinition, 'when' | 'cancelledBy'>;

/** A rule judged in a chart. */
export interface Judged<Definition extends Rule = YogaDefinition> {
  readonly definition: Definition;
  /** Null when the time of birth, or a sunrise that does not happen, would have to be known. */
  readonly isPresent: Truth;
  readonly reason: UnknownReason | null;
  /** The rule, judged part by part; null when it is not present. */
  readonly finding: Finding | null;
  /** Grahas that form it; empty when it is not present. */
  readonly participants: readonly Graha[];
  /** Whole-sign houses they stand in; empty for an unknown lagna. */
  readonly houses: readonly House[];
  /** 0 … 100 by {@link yogaStrength}; null when it is not present. */
  readonly strength: number | null;
  /** Cancellations that hold, each judged part by part. */
  readonly cancelledBy: readonly Finding[];
}

/** Judges every combination of the catalogue in a sky, in its order. */
export function judgeYogas(sky: Sky): Judged[] {
  return YOGAS.map((definition) => judgeRule(sky, definition));
}

/** Judges one rule in a sky. */
export function judgeRule<Definition extends Rule>(sky: Sky, definition: Definition): Judged<Definition> {
  const isPresent = holdsIn(sky, definition.when);
  const finding = isPresent === true ? evaluate(sky, definition.when) : null;
  const participants = finding ? participantsOf(finding) : [];
  const cancelledBy = finding
    ? (definition.cancelledBy ?? [])
        .filter((condition) => holdsIn(sky, condition) === true)
        .map((condition) => evaluate(sky, condition))
    : [];
  return {
    definition,
    isPresent,
    reason: isPresent === null ? reasonOf(sky) : null,
    finding,
    participants,
    houses: housesOf(sky, participants),
    strength: isPresent === true ? yogaStrength(sky, participants, cancelledBy.length > 0) : null,
    cancelledBy,
  };
}

/**
 * Grahas by which a finding holds, in the order of the week: those of every part that holds. What is denied has none; a rule made of
 * denials alone is about the grahas it counts from, as kemadruma is about the Moon.
 */
export function participantsOf(finding: Finding): readonly Graha[] {
  const found = new Set<Graha>();
  collect(finding, found);
  if (found.size === 0) collectOrigins(finding, found);
  return GRAHAS.filter((graha) => found.has(graha));
}

function collectOrigins({ condition, parts }: Finding, found: Set<Graha>): void {
  if (condition.kind === 'in-house') {
    const origin = GRAHAS.find((graha) => graha === condition.from);
    if (origin) found.add(origin);
  }
  for (const part of parts) collectOrigins(part, found);
}

function collect(finding: Finding, found: Set<Graha>): void {
  if (finding.holds !== true || finding.condition.kind === 'not') return;
  for (const graha of finding.grahas) found.add(graha);
  for (const part of finding.parts) {
    if (part.holds !== true) continue;
    if (part.subject) found.add(part.subject);
    collect(part, found);
  }
}

function housesOf(sky: Sky, participants: readonly Graha[]): readonly House[] {
  const { lagna } = sky;
  if (lagna === null) return [];
  return [...new Set(participants.map((graha) => countSigns(lagna, sky.signs[graha])))].sort((a, b) => a - b);
}

function reasonOf(sky: Sky): UnknownReason {
  return sky.lagna === null ? 'UNKNOWN_TIME' : (sky.hour?.noDayReason ?? 'UNKNOWN_TIME');
}
