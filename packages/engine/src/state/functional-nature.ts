import { countSigns, type House, type Sign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { byClassicalGraha, type ClassicalGraha } from '../bodies.ts';
import { remembered } from '../remembered.ts';
import { ownSigns } from './dignity.ts';
import type { FUNCTIONAL_NATURES, NATURE_REASONS } from './state.ids.ts';

/**
 * What a graha becomes for a lagna by the houses it owns. [BPHS 34.2–10]
 * `yogakaraka`: owns an angle and a trine; `benefic`: owns the lagna or a trine and no evil house;
 * `mixed`: owns the lagna or a trine together with 3, 6, 8 or 11; `malefic`: owns 3, 6 or 11, or the 8th;
 * `neutral`: owns angles, the 2nd or the 12th only, and follows its company.
 */
export type FunctionalNature = (typeof FUNCTIONAL_NATURES)[number];

/** Why: one id for each rule that applied. */
export type NatureReason = (typeof NATURE_REASONS)[number];

export interface FunctionalRole {
  readonly graha: ClassicalGraha;
  readonly lordOf: readonly House[];
  readonly nature: FunctionalNature;
  readonly reasons: readonly NatureReason[];
  /** Owns the 2nd or the 7th. */
  readonly isMaraka: boolean;
  /** The 8th lord that also owns 3, 7 or 11: particularly adverse. */
  readonly isHarmfulEighthLord: boolean;
}

/** Functional role of a graha for a rising sign. */
export function functionalRole(lagna: Sign, graha: ClassicalGraha): FunctionalRole {
  return rolesOf(lagna)[graha];
}

/** Roles of the seven grahas for a rising sign. */
export function functionalRoles(lagna: Sign): readonly FunctionalRole[] {
  return CLASSICAL_GRAHAS.map((graha) => functionalRole(lagna, graha));
}

const rolesOf = remembered(12, (lagna: Sign) => byClassicalGraha((graha) => roleOf(lagna, graha)));

function roleOf(lagna: Sign, graha: ClassicalGraha): FunctionalRole {
  const lordOf = ownSigns(graha)
    .map((sign) => countSigns(lagna, sign))
    .sort((a, b) => a - b);
  const owns = (...houses: readonly number[]) => lordOf.some((house) => houses.includes(house));
  const isLuminary = graha === 'sun' || graha === 'moon';
  const isGood = owns(1, 5, 9);
  const isEighthLord = owns(8);
  const isEvil = owns(3, 6, 11) || (isEighthLord && !isLuminary);
  const reasons: NatureReason[] = [];
  if (owns(1)) reasons.push('LAGNA_LORD');
  if (owns(5, 9)) reasons.push('TRINE_LORD');
  const isYogakaraka = owns(5, 9) && owns(4, 7, 10);
  if (isYogakaraka) reasons.push('ANGLE_AND_TRINE_LORD');
  if (owns(3, 6, 11)) reasons.push('LORD_OF_3_6_11');
  if (isEighthLord) reasons.push(isLuminary ? 'EIGHTH_LORD_EXEMPT' : 'EIGHTH_LORD');
  if (owns(4, 7, 10) && !isGood) reasons.push('ANGLE_LORD_LOSES_NATURE');
  if (owns(2, 12)) reasons.push('FOLLOWS_COMPANY');
  return {
    graha,
    lordOf,
    nature: natureOf(isYogakaraka, isGood, isEvil),
    reasons,
    isMaraka: owns(2, 7),
    isHarmfulEighthLord: isEighthLord && owns(3, 7, 11),
  };
}

function natureOf(isYogakaraka: boolean, isGood: boolean, isEvil: boolean): FunctionalNature {
  if (isYogakaraka) return 'yogakaraka';
  if (isGood) return isEvil ? 'mixed' : 'benefic';
  return isEvil ? 'malefic' : 'neutral';
}
