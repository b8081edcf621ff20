import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const SQUARE_CELLS_789: readonly (readonly Interpretation[])[] = [];
