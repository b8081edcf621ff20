import { arcForward } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { ByGraha } from '../state/placement.ts';
import type { MOON_BENEFIC_RULES } from './bala.ids.ts';

/** When the Moon counts as benefic: from the 8th tithi of the bright half through the 8th of the dark one (Raman), or in the bright half. */
export type MoonBeneficRule = (typeof MOON_BENEFIC_RULES)[number];

const TITHI_ARC = 12;

/** Natural benefics of a chart. [BPHS 3.11], [Raman-GBB] */
export function beneficsOf(longitudes: ByGraha<number>, moonRule: MoonBeneficRule): ReadonlySet<Graha> {
  const benefics = new Set<Graha>(['jupiter', 'venus']);
  if (isMoonBenefic(arcForward(longitudes.sun, longitudes.moon), moonRule)) benefics.add('moon');
  if (isMercuryBenefic(longitudes, benefics)) benefics.add('mercury');
  return benefics;
}

/** @param elongation of the Moon from the Sun, degrees 0 … 360 */
export function isMoonBenefic(elongation: number, rule: MoonBeneficRule): boolean {
  if (rule === 'bright-half') return elongation < 180;
  return elongation >= 7 * TITHI_ARC && elongation < 23 * TITHI_ARC;
}

/** Mercury is benefic unless a malefic, and no benefic, shares its sign. */
function isMercuryBenefic(longitudes: ByGraha<number>, otherBenefics: ReadonlySet<Graha>): boolean {
  const sign = signOf(longitudes.mercury);
  const company = GRAHAS.filter((graha) => graha !== 'mercury' && signOf(longitudes[graha]) === sign);
  return company.length === 0 || company.some((graha) => otherBenefics.has(graha));
}
