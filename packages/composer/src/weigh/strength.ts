import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { CONDITION_FACTORS, DIGNITY_FACTORS, NODE_STRENGTH, SHADBALA_STEPS, STRENGTH_LIMITS } from './weights.table.ts';

/** Strengths told once for a chart: every condition and every weight asks for them. */
const TOLD = new WeakMap<BirthFacts, Map<Graha, number>>();

/** Strength S of a graha, 0.5 … 1.5: shadbala where it exists, times dignity, times condition. */
export function strengthOf(facts: BirthFacts, graha: Graha): number {
  const told = TOLD.get(facts) ?? new Map<Graha, number>();
  TOLD.set(facts, told);
  const known = told.get(graha);
  if (known !== undefined) return known;
  const strength = reckoned(facts, graha);
  told.set(graha, strength);
  return strength;
}

function reckoned(facts: BirthFacts, graha: Graha): number {
  if (!isClassical(graha)) return graha === 'rahu' ? NODE_STRENGTH.rahu : NODE_STRENGTH.ketu;
  const ratio = facts.ratio(graha);
  const step = ratio === null ? undefined : SHADBALA_STEPS.find(([least]) => ratio >= least);
  const dignity = facts.dignity(graha);
  const isHome = dignity === 'own' || dignity === 'moolatrikona';
  let strength = step?.[1] ?? 1;
  strength *= facts.isDebilityCancelled(graha) ? 1 : DIGNITY_FACTORS[dignity];
  if (facts.isCombust(graha)) strength *= isHome ? CONDITION_FACTORS.combustAtHome : CONDITION_FACTORS.combust;
  if (facts.body(graha).isRetrograde) strength *= CONDITION_FACTORS.retrograde;
  if (facts.varga(9)[graha] === facts.signs[graha]) strength *= CONDITION_FACTORS.vargottama;
  return Math.min(STRENGTH_LIMITS.most, Math.max(STRENGTH_LIMITS.least, strength));
}

export type StrengthClass = 'strong' | 'middle' | 'weak';

/** Strength in words; of a node that of the lord of its sign. */
export function strengthClass(facts: BirthFacts, graha: Graha): StrengthClass {
  const strength = strengthOf(facts, nodeLord(facts, graha));
  if (strength >= 1.12) return 'strong';
  return strength <= 0.88 ? 'weak' : 'middle';
}

/** A graha that can have strength: itself, or the lord of a node's sign. */
function nodeLord(facts: BirthFacts, graha: Graha): Graha {
  return isClassical(graha) ? graha : facts.dispositorOf(graha);
}
