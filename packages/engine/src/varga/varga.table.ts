/**
 * Starting signs of the vargas whose count does not start from the sign itself, signs 1 … 12.
 * Source: [BPHS 6]; D5, D6, D8, D11 as agreed by published programs on 500 points each.
 */

/** Order of the table: movable, fixed, dual. */
export const START_BY_MODALITY = {
  8: { movable: 1, fixed: 9, dual: 5 },
  16: { movable: 1, fixed: 5, dual: 9 },
  20: { movable: 1, fixed: 9, dual: 5 },
  45: { movable: 1, fixed: 5, dual: 9 },
} as const;

export const START_BY_PARITY = {
  6: { odd: 1, even: 7 },
  24: { odd: 5, even: 4 },
  40: { odd: 1, even: 7 },
} as const;

/** Panchamsha: the sign of each of the five parts. */
export const PANCHAMSHA = { odd: [1, 11, 9, 3, 7], even: [2, 6, 12, 10, 8] } as const;

/** Trimshamsha of Parashara: where each unequal part ends (degrees of the sign) and its sign. [BPHS 6.27] */
export const TRIMSHAMSHA = {
  odd: [
    { end: 5, sign: 1 },
    { end: 10, sign: 11 },
    { end: 18, sign: 9 },
    { end: 25, sign: 3 },
    { end: 30, sign: 7 },
  ],
  even: [
    { end: 5, sign: 2 },
    { end: 12, sign: 6 },
    { end: 20, sign: 12 },
    { end: 25, sign: 10 },
    { end: 30, sign: 8 },
  ],
} as const;

/**
 * Kashinatha hora: the sign strong by day and the one strong by night of each sign's lord; Cancer and Leo make one pair.
 * Index 0 = Aries. A convention of one school.
 */
export const DAY_AND_NIGHT_SIGNS = [
  { day: 8, night: 1 },
  { day: 7, night: 2 },
  { day: 6, night: 3 },
  { day: 5, night: 4 },
  { day: 5, night: 4 },
  { day: 6, night: 3 },
  { day: 7, night: 2 },
  { day: 8, night: 1 },
  { day: 12, night: 9 },
  { day: 11, night: 10 },
  { day: 11, night: 10 },
  { day: 12, night: 9 },
] as const;

/** Kalachakra navamsha: twelve padas of three savya stars run from Aries on, of three apasavya ones from Scorpio back. [BPHS 46] */
export const KALACHAKRA_NAVAMSHA = {
  savya: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  apasavya: [8, 7, 6, 5, 4, 3, 2, 1, 12, 11, 10, 9],
} as const;

/** Movable sign of each trine: fire, earth, air, water. */
export const MOVABLE_OF_TRINE = [1, 10, 7, 4] as const;
