import { countSigns } from '@nebosvod/engine/angle/sign';
import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import { signDignity } from '@nebosvod/engine/state/dignity';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';

/** Houses of a varga that confirm, and that dispute. */
const GOOD: readonly number[] = [1, 4, 5, 7, 9, 10];
const HARD: readonly number[] = [6, 8, 12];

/**
 * What the varga of an area says of a graha: its own or exaltation sign, an angle or a trine agree; a fall, the 6th, 8th and 12th
 * dispute; null where it says neither. Of D24, whose lagna changes within five minutes, the sign alone is taken.
 */
export function vargaAnswer(facts: BirthFacts, area: Area, graha: Graha): 'agrees' | 'disputes' | null {
  const { varga } = AREA_PLANS[area];
  if (varga === null || !isClassical(graha)) return null;
  const sign = facts.varga(varga)[graha];
  const dignity = signDignity(graha, sign);
  if (dignity === 'debilitated') return 'disputes';
  if (dignity !== null) return 'agrees';
  const first = varga === 24 ? null : facts.vargaLagna(varga);
  if (first === null) return null;
  const house = countSigns(first, sign);
  if (GOOD.includes(house)) return 'agrees';
  return HARD.includes(house) ? 'disputes' : null;
}
