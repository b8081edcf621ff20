import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const SOUL_TEXTS: readonly Interpretation[] = [];
