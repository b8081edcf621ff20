import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const SQUARE_CELLS_456: readonly (readonly Interpretation[])[] = [];
