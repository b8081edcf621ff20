/** House, 1–12, in which a longitude falls between twelve cusps; `null` without cusps. */
export function houseOf(cusps: readonly number[] | null, longitude: number): number | null {
  if (cusps === null) return null;
  const after = (from: number, to: number) => (((to - from) % 360) + 360) % 360;
  const index = cusps.findIndex(
    (cusp, at) => after(cusp, longitude) < after(cusp, cusps[(at + 1) % cusps.length] ?? cusp),
  );
  return index < 0 ? null : index + 1;
}
