import type { Rule } from '@nebosvod/contracts/rule';

const KEYS = new WeakMap<Rule, string>();

/** The text of a rule, by which it is known. */
export function keyOf(rule: Rule): string {
  const known = KEYS.get(rule);
  if (known !== undefined) return known;
  const key = JSON.stringify(rule);
  KEYS.set(rule, key);
  return key;
}
