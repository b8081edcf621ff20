const MASTERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

/** A number as reductions leave it. */
export type Master = (typeof MASTERS)[number];

/** A number as one of those that reductions leave; null for any other. */
export function masterOf(number: number): Master | null {
  return MASTERS.find((one) => one === number) ?? null;
}
