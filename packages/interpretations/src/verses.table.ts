import type { Verse } from './verse.ts';

/** Every passage that a text of the base says after a book. A row is written only by one who read the passage there. */
export const VERSES: readonly Verse[] = [];
