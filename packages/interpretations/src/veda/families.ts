import type { UnitFamily } from './family.ts';

/** The families of Jyotish units that are whole; one that is not whole is not listed. */
export const VEDA_FAMILIES: readonly UnitFamily[] = [];
