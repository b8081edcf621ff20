import type { Unit } from '@nebosvod/interpretations/unit';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { VEDA_FAMILIES } from '@nebosvod/interpretations/veda/families';

/** The same text for the same factor, whatever the order its fields are written in. */
function keyOf(factor: UnitFactor): string {
  return Object.entries(factor)
    .map(([name, value]) => `${name}:${String(value)}`)
    .sort()
    .join(' ');
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  VEDA_FAMILIES.flatMap(({ units }) => units.map((unit): [string, Unit] => [keyOf(unit.factor), unit])),
);

/** The unit of a factor; null while its family is not written. */
export function unitOf(factor: UnitFactor): Unit | null {
  return UNITS.get(keyOf(factor)) ?? null;
}

/** How many units there are to compose of. */
export const UNIT_COUNT = UNITS.size;
