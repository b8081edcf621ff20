import type { PURPOSE_IDS, REASONS, VETOES } from './muhurta.ids.ts';
/**
 * What each undertaking asks of its hour. Stars, tithis (1–15 of either half), weekdays (0 = Sunday) and ascendants follow Muhurta
 * Chintamani and common almanacs; schools differ in single stars, so the table is meant to be edited. [MC]
 */
export type VetoId = (typeof VETOES)[number];

export interface Purpose {
  readonly id: (typeof PURPOSE_IDS)[number];
  readonly nakshatras: readonly number[];
  readonly tithis: readonly number[];
  readonly varas: readonly number[];
  readonly avoidedVaras: readonly number[];
  /** Ascendant signs that suit; empty: any. */
  readonly lagnas: readonly number[];
  /** Which half of the month is looked for, the other speaks against; null: either. */
  readonly paksha: 'shukla' | 'krishna' | null;
  readonly vetoes: readonly VetoId[];
  /** Whether the hour must lie between sunrise and sunset. */
  readonly byDay: boolean;
}

const PURE: readonly number[] = [2, 3, 5, 7, 10, 11, 13];
const GENTLE_DAYS: readonly number[] = [1, 3, 4, 5];
const EVERYDAY: readonly VetoId[] = [
  'bhadra',
  'bad-nitya-yoga',
  'amavasya',
  'rikta',
  'rahu-kala',
  'varjyam',
  'eclipse',
];
const SACRED: readonly VetoId[] = [...EVERYDAY, 'adhika-masa', 'kharmas', 'guru-asta', 'shukra-asta'];
const FIXED_SIGNS: readonly number[] = [2, 5, 8, 11];

export const PURPOSES: readonly Purpose[] = [
  {
    id: 'wedding',
    nakshatras: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    tithis: [2, 3, 5, 7, 10, 11, 12, 13],
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [2, 3, 6, 7, 9],
    paksha: 'shukla',
    vetoes: [...SACRED, 'chaturmas'],
    byDay: false,
  },
  {
    id: 'engagement',
    nakshatras: [3, 4, 5, 10, 11, 12, 13, 15, 17, 19, 20, 21, 25, 26, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: 'shukla',
    vetoes: SACRED,
    byDay: true,
  },
  {
    id: 'moving',
    nakshatras: [4, 5, 12, 14, 17, 21, 23, 24, 26, 27],
    tithis: [2, 3, 5, 7, 10, 11, 12, 13],
    varas: [1, 3, 4, 5, 6],
    avoidedVaras: [0, 2],
    lagnas: FIXED_SIGNS,
    paksha: 'shukla',
    vetoes: [...SACRED, 'panchaka'],
    byDay: true,
  },
  {
    id: 'building',
    nakshatras: [4, 5, 8, 12, 13, 14, 15, 17, 21, 23, 24, 26],
    tithis: PURE,
    varas: [1, 3, 4, 5, 6],
    avoidedVaras: [0, 2],
    lagnas: FIXED_SIGNS,
    paksha: 'shukla',
    vetoes: [...SACRED, 'panchaka', 'chaturmas'],
    byDay: true,
  },
  {
    id: 'property',
    nakshatras: [5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27],
    tithis: [1, 5, 6, 10, 11, 15],
    varas: [4, 5],
    avoidedVaras: [2, 6],
    lagnas: FIXED_SIGNS,
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'business',
    nakshatras: [1, 4, 5, 8, 12, 13, 14, 15, 17, 21, 26, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [2],
    lagnas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    paksha: 'shukla',
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'signing',
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 26, 27],
    tithis: PURE,
    varas: [1, 3, 4, 5],
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'job',
    nakshatras: [1, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 26, 27],
    tithis: PURE,
    varas: [0, 1, 3, 4, 5],
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'travel',
    nakshatras: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [6],
    lagnas: [1, 4, 7, 10],
    paksha: null,
    vetoes: [...EVERYDAY, 'panchaka'],
    byDay: true,
  },
  {
    id: 'vehicle',
    nakshatras: [1, 4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'jewellery',
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 16, 17, 21, 22, 23, 26, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: 'shukla',
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'education',
    nakshatras: [1, 5, 6, 7, 8, 11, 13, 14, 15, 20, 22, 23, 24, 25, 27],
    tithis: [2, 3, 5, 6, 10, 11, 12],
    varas: [0, 3, 4, 5],
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: 'shukla',
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'haircut',
    nakshatras: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27],
    tithis: PURE,
    varas: GENTLE_DAYS,
    avoidedVaras: [0, 2, 6],
    lagnas: [],
    paksha: null,
    vetoes: ['amavasya', 'rikta', 'eclipse', 'bhadra'],
    byDay: true,
  },
  {
    id: 'surgery',
    nakshatras: [2, 6, 9, 10, 11, 13, 14, 18, 19, 20, 25],
    tithis: [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14],
    varas: [2, 6],
    avoidedVaras: [],
    lagnas: [1, 8, 10, 11],
    paksha: 'krishna',
    vetoes: ['amavasya', 'eclipse', 'bad-nitya-yoga'],
    byDay: true,
  },
  {
    id: 'treatment',
    nakshatras: [1, 5, 7, 8, 13, 14, 15, 17, 19, 22, 23, 24, 27],
    tithis: PURE,
    varas: [0, 1, 3, 4, 5],
    avoidedVaras: [2],
    lagnas: [],
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'naming',
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    tithis: [1, 2, 3, 5, 7, 10, 11, 12, 13],
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: null,
    vetoes: EVERYDAY,
    byDay: true,
  },
  {
    id: 'planting',
    nakshatras: [1, 4, 5, 7, 8, 10, 12, 13, 14, 15, 17, 19, 21, 22, 23, 24, 26, 27],
    tithis: [2, 3, 5, 7, 10, 11, 12, 13],
    varas: GENTLE_DAYS,
    avoidedVaras: [2, 6],
    lagnas: [],
    paksha: 'shukla',
    vetoes: ['amavasya', 'rikta', 'bhadra', 'eclipse'],
    byDay: true,
  },
  {
    id: 'debt',
    nakshatras: [1, 5, 8, 13, 14, 15, 17, 27],
    tithis: PURE,
    varas: [2, 4],
    avoidedVaras: [3],
    lagnas: [],
    paksha: null,
    vetoes: ['bhadra', 'amavasya', 'eclipse'],
    byDay: true,
  },
];

/** Points a fulfilled or broken condition adds to the score of 50; the result is kept within 0 … 100. */
export const POINTS = {
  nakshatra: 18,
  badNakshatra: -14,
  tithi: 10,
  badTithi: -8,
  vara: 8,
  badVara: -12,
  lagna: 8,
  badLagna: -4,
  paksha: 4,
  // As much as a tithi that does not suit: an hour of the asked half must stand before its like in the other one.
  badPaksha: -8,
  siddhi: 8,
  abhijit: 6,
  goodChoghadiya: 4,
  badChoghadiya: -4,
  durmuhurta: -8,
  badTara: -10,
  goodTara: 6,
  badChandra: -10,
  goodChandra: 6,
  disha: -8,
} as const satisfies Record<(typeof REASONS)[number], number>;
