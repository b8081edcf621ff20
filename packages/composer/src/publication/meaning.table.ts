import { BODY_MEANINGS } from './meaning-body.table.ts';
import { FORTUNE_MEANINGS } from './meaning-fortune.table.ts';
import { LIFE_MEANINGS } from './meaning-life.table.ts';

/** What words may mean to the rules of a claim. */
export const MEANINGS = { ...BODY_MEANINGS, ...FORTUNE_MEANINGS, ...LIFE_MEANINGS } as const;
export type Meaning = keyof typeof MEANINGS;
