import { unitInForce } from '../base/in-force.ts';
import type { Unit } from '../unit.ts';
import type { UnitFactor } from '../unit-factor.ts';
import { NUMEROLOGY_FAMILIES } from './families.ts';

/** Factors of a page that have units of their own and no table of texts. */
type NumberFactor = Extract<
  UnitFactor,
  { kind: 'pair-point' | 'kua' | 'lo-shu' | 'object' | 'pinnacle' | 'challenge' }
>;

const keyOf = (factor: UnitFactor): string => Object.values(factor).join(' ');
const byFactor = new Map(
  NUMEROLOGY_FAMILIES.flatMap(({ units }) => units).map((unit) => [keyOf(unit.factor), unit] as const),
);

/** The unit of a number of a page; null where there is none. The parts of a factor go as its type names them. */
export function unitOfNumber(factor: NumberFactor): Unit | null {
  const unit = byFactor.get(keyOf(factor));
  return unit ? unitInForce(unit) : null;
}
