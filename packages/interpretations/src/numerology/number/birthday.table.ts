import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const BIRTHDAY_TEXTS: readonly Interpretation[] = [];
