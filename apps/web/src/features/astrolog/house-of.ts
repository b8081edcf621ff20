import { arcForward } from '@nebosvod/engine/angle/degrees';
/** House, 1–12, in which a longitude falls between twelve cusps; `null` without cusps. */
export function houseOf(cusps: readonly number[] | null, longitude: number): number | null {
  if (cusps === null) return null;
  const index = cusps.findIndex(
    (cusp, at) => arcForward(cusp, longitude) < arcForward(cusp, cusps[(at + 1) % cusps.length] ?? cusp),
  );
  return index < 0 ? null : index + 1;
}
