import type { Rule } from '@nebosvod/contracts/rule';
import type { Role } from '../birth/resolved-birth.ts';
import { isOfNumbers } from './decide-number.ts';
import { isOfNumberPair } from './decide-number-pair.ts';

/** A rule about one person of a pair: rules of two births and those that say whose they are stay as they are. */
export function spokenOf(rule: Rule, role: Role): Rule {
  if (role === 'client' || isOfNumberPair(rule)) return rule;
  if (isOfNumbers(rule)) return rule.of === undefined ? { ...rule, of: role } : rule;
  if (role !== 'second') return rule;
  switch (rule.kind) {
    case 'koota':
    case 'koota-total':
    case 'synastry':
    case 'synastry-lagna':
    case 'western-contact':
    case 'western-composite-sign':
    case 'western-composite-house':
    case 'western-composite-ascendant':
      return rule;
    default:
      return rule.of === undefined ? { ...rule, of: 'second' } : rule;
  }
}
