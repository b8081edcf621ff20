import { unitInForce } from '../../base/in-force.ts';
import type { Unit } from '../../unit.ts';
import { NUMEROLOGY_FAMILIES } from '../families.ts';

const keyOf = (point: string, arcanum: number) => `${point} ${arcanum}`;
const byPoint = new Map(
  NUMEROLOGY_FAMILIES.flatMap(({ units }) => units).flatMap((unit) =>
    unit.factor.kind === 'matrix-point' ? [[keyOf(unit.factor.point, unit.factor.arcanum), unit] as const] : [],
  ),
);

/** The words of an arcanum, 1–22, at a point of the matrix by the name its arithmetic gives it; null where there are none. */
export function arcanumAtText(point: string, arcanum: number): Unit['words'] {
  const unit = byPoint.get(keyOf(point, arcanum));
  return (unit && unitInForce(unit)?.words) ?? null;
}
