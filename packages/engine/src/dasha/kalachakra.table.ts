import type { Sign } from '../angle/sign.ts';

/** Years of each sign from Aries. Source: [BPHS 46.83–84]. */
export const KALACHAKRA_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];

export type KalachakraGroup = 'savya-1' | 'savya-2' | 'apasavya-1' | 'apasavya-2';

/** Stars of each group, 1 … 27. Source: [BPHS 46.54–60]. */
export const KALACHAKRA_STARS: Readonly<Record<KalachakraGroup, readonly number[]>> = {
  'savya-1': [1, 3, 7, 9, 13, 15, 19, 21, 25, 27],
  'savya-2': [2, 8, 14, 20, 26],
  'apasavya-1': [4, 10, 16, 22],
  'apasavya-2': [5, 6, 11, 12, 17, 18, 23, 24],
};

/** The nine signs of each of the four padas. Source: [BPHS 46.61–82]. */
export const KALACHAKRA_ROWS: Readonly<Record<KalachakraGroup, readonly (readonly Sign[])[]>> = {
  'savya-1': [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 8, 7, 6, 4, 5, 3],
    [2, 1, 12, 11, 10, 9, 1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  'savya-2': [
    [8, 7, 6, 4, 5, 3, 2, 1, 12],
    [11, 10, 9, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 8, 7, 6],
    [4, 5, 3, 2, 1, 12, 11, 10, 9],
  ],
  'apasavya-1': [
    [9, 10, 11, 12, 1, 2, 3, 5, 4],
    [6, 7, 8, 12, 11, 10, 9, 8, 7],
    [6, 5, 4, 3, 2, 1, 9, 10, 11],
    [12, 1, 2, 3, 5, 4, 6, 7, 8],
  ],
  'apasavya-2': [
    [12, 11, 10, 9, 8, 7, 6, 5, 4],
    [3, 2, 1, 9, 10, 11, 12, 1, 2],
    [3, 5, 4, 6, 7, 8, 12, 11, 10],
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  ],
};

/** Sum of the years of each row. Source: [BPHS 46.83–88]. */
export const KALACHAKRA_TOTALS: Readonly<Record<KalachakraGroup, readonly number[]>> = {
  'savya-1': [100, 85, 83, 86],
  'savya-2': [100, 85, 83, 86],
  'apasavya-1': [86, 83, 85, 100],
  'apasavya-2': [86, 83, 85, 100],
};
