import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const PERSONALITY_TEXTS: readonly Interpretation[] = [];
