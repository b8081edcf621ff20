import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const SQUARE_CELLS_123: readonly (readonly Interpretation[])[] = [];
