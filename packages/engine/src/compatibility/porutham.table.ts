import type { Sign } from '../angle/sign.ts';
import type { PORUTHAM_IDS, RAJJUS } from './compatibility.ids.ts';

export type PoruthamId = (typeof PORUTHAM_IDS)[number];

/** Signs each sign draws to itself, Aries … Pisces. Differs from the northern groups. */
export const SOUTHERN_VASHYA: readonly (readonly Sign[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [12, 3],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

/** Counts of the boy's star from the girl's that make mahendra. */
export const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

export type Rajju = (typeof RAJJUS)[number];

/** The cord of the body each star belongs to. */
export const RAJJU_STARS: Readonly<Record<Rajju, readonly number[]>> = {
  pada: [1, 9, 10, 18, 19, 27],
  uru: [2, 8, 11, 17, 20, 26],
  nabhi: [3, 7, 12, 16, 21, 25],
  kantha: [4, 6, 13, 15, 22, 24],
  shiras: [5, 14, 23],
};

/** Stars that pierce one another. */
export const VEDHA: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
];
