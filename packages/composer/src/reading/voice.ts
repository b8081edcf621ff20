import type { ReadingFactor, Sentence } from '@nebosvod/contracts/reading';
import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import type { Births } from '../birth/births.ts';
import type { Role } from '../birth/resolved-birth.ts';
import { fill, fits, type Slots } from '../language/template.ts';
import { isOfNumberPair } from '../rule/decide-number-pair.ts';
import { isOfPair } from '../rule/decide-pair.ts';
import { isOfWesternPair } from '../rule/decide-western-pair.ts';
import type { Decision } from '../rule/decision.ts';
import { holds } from '../rule/holds.ts';
import { keyOf } from '../rule/rule-key.ts';
import { spokenOf } from '../rule/spoken-of.ts';
import { labelOf } from './label.ts';

/** A sentence before it has its place and its id. */
export type Draft = Omit<Sentence, 'id'>;

/** FNV-1a of a text, 32 bits: the same text chooses the same words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/**
 * The bits of a hash mixed once more (the end of MurmurHash3): two texts of one ending differ in FNV-1a by few amounts, and two births
 * would draw alike for nearly every seed.
 */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  client: 'Первый',
  second: 'Второй',
  person3: 'Третий',
  person4: 'Четвёртый',
  person5: 'Пятый',
  person6: 'Шестой',
};

/**
 * The one who speaks in a reading: keeps its factors, chooses among ways of saying one thing by a hash of what is said, and never
 * chooses the same twice while there is another.
 */
export class Voice {
  readonly births: Births;
  readonly #factors: Map<string, Omit<ReadingFactor, 'label'>>;
  readonly #role: Role;
  readonly #decisions: Map<string, Decision>;
  readonly #variation: number;
  readonly #ids: Map<string, string>;
  /** Ways that have been said, the latest last. */
  readonly #used: Set<string>;
  readonly #texts: Set<string>;
  readonly #spoken = new WeakMap<Rule, Rule>();
  /** Whose births these are: what two people share is then still told each in words of its own. */
  readonly #whose: string;

  /**
   * @param variation 0 chooses as ever; another number chooses other ways of saying where there are several
   * @param role whose birth a rule is of that does not say it
   * @param same another voice of the same document, whose factors and words it shares
   */
  constructor(
    births: Births,
    decisions: Map<string, Decision>,
    variation = 0,
    role: Role = 'client',
    same: Voice | null = null,
  ) {
    this.births = births;
    this.#role = role;
    this.#decisions = decisions;
    this.#variation = variation;
    this.#whose = births.roles.map((one) => births.get(one)?.birth.typed.date).join(' ');
    this.#factors = same ? same.#factors : new Map();
    this.#ids = same ? same.#ids : new Map();
    this.#used = same ? same.#used : new Set();
    this.#texts = same ? same.#texts : new Set();
  }

  /** The same document told about another of its births: a rule that does not say whose it is, is of that one. */
  about(role: Role): Voice {
    return new Voice(this.births, this.#decisions, this.#variation, role, this);
  }

  /** Whether the birth spoken of has a lagna. */
  get isLagnaKnown(): boolean {
    return this.births.get(this.#role)?.facts.lagna !== null;
  }

  #of(rule: Rule): Rule {
    const known = this.#spoken.get(rule);
    if (known) return known;
    const spoken = spokenOf(rule, this.#role);
    this.#spoken.set(rule, spoken);
    return spoken;
  }

  /** What a rule comes to for these births; decided once. */
  decide(asked: Rule): Decision {
    const rule = this.#of(asked);
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
  factor(asked: Rule, area?: string): string | null {
    const rule = this.#of(asked);
    const key = keyOf(rule);
    const known = this.#ids.get(key);
    if (known) return known;
    const values = this.valuesOf(rule);
    if (!values) return null;
    const id = `f${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#factors.set(id, { rule, values, ...(area === undefined ? {} : { area }) });
    return id;
  }

  /** The factors of these ids, in the order in which they were first spoken of. */
  factorsOf(ids: ReadonlySet<string>): Record<string, ReadingFactor> {
    const named: Record<string, ReadingFactor> = {};
    for (const [id, factor] of this.#factors) {
      if (ids.has(id)) named[id] = { label: this.#label(factor.rule, factor.values), ...factor };
    }
    return named;
  }

  /** What a factor is; of a pair with whose it is. */
  #label(rule: Rule, values: RuleValues): string {
    const label = labelOf(rule, values);
    const isOfBoth = isOfPair(rule) || isOfNumberPair(rule) || isOfWesternPair(rule);
    if (isOfBoth || rule.kind === 'settings' || this.births.get('second') === null) return label;
    return `${ROLE_NAMES[rule.of ?? 'client']}: ${label}`;
  }

  /** Whether something has been said by this rule. */
  isKnown(rule: Rule): boolean {
    return this.#ids.has(keyOf(this.#of(rule)));
  }

  /** Id of the factor of a rule that holds in a part of an uncertain time. */
  openFactor(asked: Rule, values: RuleValues): string {
    const rule = this.#of(asked);
    const key = keyOf(rule);
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `f${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#factors.set(id, { rule, values });
    return id;
  }

  /** A way of saying among several: by a hash of the seed, one not yet used where there is one that fits the slots. */
  choose(ways: readonly string[], seed: string, slots: Slots): string | null {
    const fitting = ways.filter((way) => fits(way, slots));
    if (fitting.length === 0) return null;
    // Lines that rest on one rule are chosen apart, or who shares one would share all.
    const start = (hashOf(`${seed} ${fitting[0]}`) + this.#variation) % fitting.length;
    const at = (index: number) => fitting[(start + index) % fitting.length];
    const turned = fitting.map((_, index) => at(index));
    const chosen = turned.find((way) => !this.#used.has(way)) ?? this.#again(turned);
    this.#markUsed(chosen);
    return chosen;
  }

  /** A number 0 … `of` − 1 by a hash of a seed and of whose births these are: the same births draw the same lot. */
  lot(seed: string, of: number): number {
    return (mixed(hashOf(`${seed} ${this.#whose}`)) + this.#variation) % of;
  }

  /** Of ways that were all said, the first that is not among those said last: neighbours would sound alike by them. */
  #again(ways: readonly string[]): string {
    const recent = [...this.#used].filter((way) => ways.includes(way)).slice(-2);
    const latest = recent.slice(-1);
    return ways.find((way) => !recent.includes(way)) ?? ways.find((way) => !latest.includes(way)) ?? ways[0];
  }

  #markUsed(way: string): void {
    this.#used.delete(way);
    this.#used.add(way);
  }

  /** Whether all of several ways have been said. */
  isSpent(ways: readonly string[]): boolean {
    return ways.every((way) => this.#used.has(way));
  }

  #seed(rules: readonly Rule[]): string {
    return rules.map((rule) => keyOf(this.#of(rule))).join(' ') + this.#whose;
  }

  #only(way: string, slots: Slots): string | null {
    if (!fits(way, slots)) return null;
    this.#markUsed(way);
    return way;
  }

  /**
   * A sentence that rests on rules. Null when one of them does not hold, when nothing fits, or when the very words were said before.
   */
  say(ways: string | readonly string[], slots: Slots, rules: readonly Rule[], area?: string): Draft | null {
    if (rules.length === 0) return null;
    const way = typeof ways === 'string' ? this.#only(ways, slots) : this.choose(ways, this.#seed(rules), slots);
    if (way === null) return null;
    const { text, marks } = fill(way, slots);
    if (this.#texts.has(text)) return null;
    const all = marks.length === 0 ? rules : [...new Set([...rules, ...marks.map(({ rule }) => rule)])];
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
