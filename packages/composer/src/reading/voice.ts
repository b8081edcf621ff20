import type { ReadingFactor, Sentence } from '@nebosvod/contracts/reading';
import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import type { Births } from '../birth/births.ts';
import { fill, fits, type Slots } from '../language/template.ts';
import type { Decision } from '../rule/decision.ts';
import { holds } from '../rule/holds.ts';
import { labelOf } from './label.ts';

/** A sentence before it has its place and its id. */
export type Draft = Omit<Sentence, 'id'>;

/** FNV-1a of a text, 32 bits: the same text chooses the same words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

const KEYS = new WeakMap<Rule, string>();

/** The text of a rule, by which it is known. */
export function keyOf(rule: Rule): string {
  const known = KEYS.get(rule);
  if (known !== undefined) return known;
  const key = JSON.stringify(rule);
  KEYS.set(rule, key);
  return key;
}

/**
 * The one who speaks in a reading: keeps its factors, chooses among ways of saying one thing by a hash of what is said, and never
 * chooses the same twice while there is another.
 */
export class Voice {
  readonly births: Births;
  readonly factors: Record<string, ReadingFactor> = {};
  readonly #decisions: Map<string, Decision>;
  readonly #variation: number;
  readonly #ids = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #texts = new Set<string>();

  /** @param variation 0 chooses as ever; another number chooses other ways of saying where there are several */
  constructor(births: Births, decisions: Map<string, Decision>, variation = 0) {
    this.births = births;
    this.#decisions = decisions;
    this.#variation = variation;
  }

  /** What a rule comes to for these births; decided once. */
  decide(rule: Rule): Decision {
    const key = keyOf(rule);
    const known = this.#decisions.get(key);
    if (known) return known;
    const decision = holds(rule, this.births);
    this.#decisions.set(key, decision);
    return decision;
  }

  /** Values of a rule that holds; null for one that does not. */
  valuesOf(rule: Rule): RuleValues | null {
    const { holds: is, values } = this.decide(rule);
    return is === true ? values : null;
  }

  /** Id of the factor of a rule; null for a rule that does not hold. */
  factor(rule: Rule, area?: string): string | null {
    const key = keyOf(rule);
    const known = this.#ids.get(key);
    if (known) return known;
    const values = this.valuesOf(rule);
    if (!values) return null;
    const id = `f${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.factors[id] = { label: labelOf(rule, values), rule, values, ...(area === undefined ? {} : { area }) };
    return id;
  }

  /** Whether something has been said by this rule. */
  isKnown(rule: Rule): boolean {
    return this.#ids.has(keyOf(rule));
  }

  /** Id of the factor of a rule that holds in a part of an uncertain time. */
  openFactor(rule: Rule, values: RuleValues): string {
    const key = keyOf(rule);
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `f${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.factors[id] = { label: labelOf(rule, values), rule, values };
    return id;
  }

  /** A way of saying among several: by a hash of the seed, one not yet used where there is one that fits the slots. */
  choose(ways: readonly string[], seed: string, slots: Slots): string | null {
    const fitting = ways.filter((way) => fits(way, slots));
    if (fitting.length === 0) return null;
    const start = (hashOf(seed) + this.#variation) % fitting.length;
    const turned = [...fitting.slice(start), ...fitting.slice(0, start)];
    const chosen = turned.find((way) => !this.#used.has(way)) ?? turned[0];
    this.#used.add(chosen);
    return chosen;
  }

  /**
   * A sentence that rests on rules. Null when one of them does not hold, when nothing fits, or when the very words were said before.
   */
  say(ways: string | readonly string[], slots: Slots, rules: readonly Rule[], area?: string): Draft | null {
    const seed = rules.map(keyOf).join(' ');
    const way = this.choose(typeof ways === 'string' ? [ways] : ways, seed, slots);
    if (way === null || rules.length === 0) return null;
    const { text, marks } = fill(way, slots);
    if (this.#texts.has(text)) return null;
    const all = marks.length === 0 ? rules : [...rules, ...marks.map(({ rule }) => rule)];
    if (all.some((rule) => !this.valuesOf(rule))) return null;
    const ids: string[] = [];
    for (const rule of all) {
      const id = this.factor(rule, area);
      if (id !== null && !ids.includes(id)) ids.push(id);
    }
    this.#texts.add(text);
    const values = marks.map(({ from, to, rule, key }) => ({ from, to, factor: this.factor(rule) ?? '', key }));
    return { text, factors: ids, by: 'composer', values };
  }
}
