/** Weights of the vargas in the four schemes; each sums to 20. Source: [BPHS 7.17–27]. */
export const VIMSHOPAKA_WEIGHTS = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dashavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodashavarga: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
} as const satisfies Record<string, Readonly<Record<number, number>>>;

export type VimshopakaScheme = keyof typeof VIMSHOPAKA_WEIGHTS;

/** Points out of twenty by standing in a varga. Source: [BPHS 7.25–27]. */
export const VIMSHOPAKA_POINTS = {
  own: 20,
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
} as const;
