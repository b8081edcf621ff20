import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const VEDIC_DESTINY_TEXTS: readonly Interpretation[] = [];
