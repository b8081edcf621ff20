import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const EXPRESSION_TEXTS: readonly Interpretation[] = [];
