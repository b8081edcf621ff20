import type { RuleValues } from '@nebosvod/contracts/rule';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { Prashna } from '@nebosvod/engine/prashna/judge-prashna';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import { spoilingOf, type TajakaWeakness, weaknessesOf } from '@nebosvod/engine/tajaka/tajaka-yoga';
import { planetOf, type Varsha, varshaOf } from '@nebosvod/engine/tajaka/varsha';

/** A weak planet of a tajika chart with what makes it so. */
export interface WeakPlanet {
  readonly graha: ClassicalGraha;
  readonly weaknesses: readonly TajakaWeakness[];
}

/** The planets among these that are weak, or, where a promise is spoilt by them, what spoils it. */
export function weakAmong(
  varsha: Varsha,
  grahas: readonly ClassicalGraha[],
  of: 'weakness' | 'spoiling' = 'weakness',
): readonly WeakPlanet[] {
  const found = of === 'weakness' ? weaknessesOf : spoilingOf;
  return grahas
    .map((graha) => ({ graha, weaknesses: found(varsha, planetOf(varsha, graha)) }))
    .filter(({ weaknesses }) => weaknesses.length > 0);
}

/** Whom a testimony of a question calls weak. */
export function weakLords(judged: Prashna, { part, id }: Pick<PrashnaTestimony, 'part' | 'id'>): readonly WeakPlanet[] {
  const { lagnesh, karyesh, chart } = judged;
  // Day and night have no say in weakness.
  const varsha = varshaOf(chart, true);
  if ((part === 'lagnesh' || part === 'karyesh') && id === 'weak') return weakAmong(varsha, [judged[part]]);
  if (part !== 'yoga') return [];
  if (id === 'durapha') return weakAmong(varsha, [lagnesh, karyesh]);
  return id === 'radda' ? weakAmong(varsha, [lagnesh, karyesh], 'spoiling') : [];
}

/** The same as a value of a rule: «jupiter:mars-with,house venus:retrograde». */
export function weaknessValue(weak: readonly WeakPlanet[]): RuleValues {
  if (weak.length === 0) return {};
  return { weakness: weak.map(({ graha, weaknesses }) => `${graha}:${weaknesses.join(',')}`).join(' ') };
}
