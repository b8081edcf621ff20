import type { Graha } from '../bodies.ts';

/**
 * Mrityu bhaga: the degree of each sign from Aries.
 * Source: Jataka Parijata's table in the reading of K.S. Charak; books differ (another list has 21 for the lagna in Gemini). [JP 1]
 */
export const MRITYU_BHAGA: Readonly<Record<Graha | 'lagna', readonly number[]>> = {
  lagna: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
  sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
};

/** Minutes of arc either side of the mrityu bhaga that count. */
export const MRITYU_BHAGA_ORB: Readonly<Record<Graha | 'lagna', number>> = {
  lagna: 60,
  sun: 40,
  moon: 40,
  mars: 30,
  mercury: 40,
  jupiter: 30,
  venus: 40,
  saturn: 30,
  rahu: 30,
  ketu: 30,
};

/** Pushkara navamshas: which ninths of a sign, by its element. Twenty-four in all. [JP 1.58, commentaries] */
export const PUSHKARA_NAVAMSHAS = { fire: [7, 9], earth: [3, 5], air: [6, 8], water: [1, 3] } as const;

/** Pushkara bhaga, Aries … Pisces: the set of Jataka Parijata, and that of C.S. Patel by element. [JP 1.58] */
export const PUSHKARA_BHAGAS = {
  'jataka-parijata': [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9],
  patel: [21, 14, 24, 7, 21, 14, 24, 7, 21, 14, 24, 7],
} as const;
