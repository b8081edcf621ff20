import { unitInForce } from '@nebosvod/interpretations/base/in-force';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { VEDA_FAMILIES } from '@nebosvod/interpretations/veda/families';
import type { UnitFamily } from '@nebosvod/interpretations/veda/family';

/** The same text for the same factor, whatever the order its fields are written in. */
function keyOf(factor: UnitFactor): string {
  return Object.entries(factor)
    .map(([name, value]) => `${name}:${String(value)}`)
    .sort()
    .join(' ');
}

/** Finds units of families by their factors, as they read now; null for a factor whose family is not written, or whose unit is off. */
export function unitIndex(families: readonly UnitFamily[]): (factor: UnitFactor) => Unit | null {
  const units = new Map(families.flatMap((family) => family.units.map((unit) => [keyOf(unit.factor), unit] as const)));
  return (factor) => {
    const unit = units.get(keyOf(factor));
    return unit ? unitInForce(unit) : null;
  };
}

/** The unit of a factor of a Veda chart; null while its family is not written. */
export const unitOf = unitIndex(VEDA_FAMILIES);

/** How many units there are to compose a Veda reading of. */
export const UNIT_COUNT = VEDA_FAMILIES.reduce((sum, { units }) => sum + units.length, 0);
