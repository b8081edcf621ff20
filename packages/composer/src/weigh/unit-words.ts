import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import type { Dignity } from '@nebosvod/engine/state/dignity';
import type { Claim, Unit, UnitCondition, Wording } from '@nebosvod/interpretations/unit';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { type StrengthClass, strengthClass } from './strength.ts';

/** What a unit says in one chart: one variant of it chosen. */
export interface ChosenWords {
  readonly id: string;
  readonly claims: readonly Claim[];
  /** Leads, then what develops them, sentence by sentence. */
  readonly leads: readonly string[];
  readonly rest: readonly string[];
  readonly step: string | null;
  readonly question: string | null;
}

/** What a condition is held against. */
export interface Subject {
  readonly facts: BirthFacts;
  readonly graha: Graha | null;
  readonly isCancelled?: boolean;
  /** In place of the strength of the graha: bands of ashtakavarga, years. */
  readonly house?: number | null;
  /** In place of the strength of the graha: of a year's chart. */
  readonly strength?: StrengthClass;
}

/** The words of a unit in a chart; null where it has only variants and none of them is for this chart. */
export function wordsFor(unit: Unit, subject: Subject): ChosenWords | null {
  const variant = unit.variants?.find(({ when }) => isMet(when, subject)) ?? null;
  const parts: Wording[] = [unit.words, variant].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return {
    id: variant ? `${unit.id}/${unit.variants?.indexOf(variant) ?? 0}` : unit.id,
    claims: [...unit.claims, ...(variant?.claims ?? [])],
    leads: [parts[0].lead],
    rest: [...sentencesOf(parts[0].body), ...parts.slice(1).flatMap(({ lead, body }) => [lead, ...sentencesOf(body)])],
    step: parts.findLast(({ step }) => step)?.step ?? null,
    question: parts.findLast(({ question }) => question)?.question ?? null,
  };
}

/** Sentences of a paragraph. */
export function sentencesOf(body: string): readonly string[] {
  const known = SENTENCES.get(body);
  if (known) return known;
  const sentences = body
    .split(/(?<=[.!?…][»”)]?)\s+(?=[А-ЯЁ«„(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  SENTENCES.set(body, sentences);
  return sentences;
}

/** Bodies of the base once cut: there are as many as units. */
const SENTENCES = new Map<string, readonly string[]>();

function isMet(when: UnitCondition, subject: Subject): boolean {
  return conditions(when).every((name) => TESTS[name](when, subject));
}

type Test = (when: UnitCondition, subject: Subject) => boolean;

/** What each part of a condition is held against; only those that a condition names are asked. */
const TESTS: Readonly<Record<keyof UnitCondition, Test>> = {
  graha: (when, { graha }) => when.graha === graha,
  strength: (when, { facts, graha, strength }) =>
    when.strength === (strength ?? (graha && strengthClass(facts, graha))),
  dignity: (when, { facts, graha }) => graha !== null && when.dignity === DIGNITY_CLASSES[facts.dignity(graha)],
  house: (when, { facts, graha, house }) =>
    when.house === (house === undefined ? graha && facts.houseOf(graha) : house),
  isCombust: (when, { facts, graha }) => graha !== null && when.isCombust === facts.isCombust(graha),
  isRetrograde: (when, { facts, graha }) => graha !== null && when.isRetrograde === facts.body(graha).isRetrograde,
  isCancelled: (when, { facts, graha, isCancelled }) =>
    when.isCancelled === (isCancelled ?? (graha !== null && isClassical(graha) && facts.isDebilityCancelled(graha))),
  // Second wordings are of numbers, which are worded by a lot of the births.
  isRetold: () => false,
  hasStrongLord: (when, { facts, graha }) =>
    graha !== null && when.hasStrongLord === (strengthClass(facts, facts.dispositorOf(graha)) === 'strong'),
};

const isCondition = (name: string): name is keyof UnitCondition => name in TESTS;

const NAMES = new WeakMap<UnitCondition, readonly (keyof UnitCondition)[]>();

function conditions(when: UnitCondition): readonly (keyof UnitCondition)[] {
  const known = NAMES.get(when);
  if (known) return known;
  const names = Object.keys(when).filter(isCondition);
  NAMES.set(when, names);
  return names;
}

const DIGNITY_CLASSES: Readonly<Record<Dignity, NonNullable<UnitCondition['dignity']>>> = {
  exalted: 'high',
  moolatrikona: 'high',
  own: 'high',
  'great-friend': 'friendly',
  friend: 'friendly',
  neutral: 'neutral',
  enemy: 'hostile',
  'great-enemy': 'hostile',
  debilitated: 'fallen',
};
