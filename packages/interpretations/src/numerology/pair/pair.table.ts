import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const PAIR_TEXTS: readonly (readonly Interpretation[])[] = [];
