import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const VEDIC_SOUL_TEXTS: readonly Interpretation[] = [];
