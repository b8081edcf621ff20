import type { ClassicalGraha } from '../bodies.ts';
import type { ASHTAKAVARGA_POINTS, MOON_TABLES, VENUS_TABLES } from './ashtakavarga.ids.ts';

export type AshtakavargaPoint = (typeof ASHTAKAVARGA_POINTS)[number];

/** Houses, counted from each giver, where it gives a bindu. Rows: sun moon mars mercury jupiter venus saturn lagna. */
export type Contributions = Readonly<Record<AshtakavargaPoint, readonly number[]>>;

/** Bindus of each table over the whole zodiac. [BPHS 66] */
export const BINDU_TOTALS: Readonly<Record<AshtakavargaPoint, number>> = {
  sun: 48,
  moon: 49,
  mars: 39,
  mercury: 54,
  jupiter: 56,
  venus: 52,
  saturn: 39,
  lagna: 49,
};

/**
 * The tables of Brihat Parashara Hora Shastra; the Moon's stands apart because its editions differ.
 * Source: [BPHS 66], the reading of [PVR 12].
 */
export const CONTRIBUTIONS: Readonly<Record<Exclude<AshtakavargaPoint, 'moon'>, Contributions>> = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [3, 4, 6, 10, 11, 12],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    lagna: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 4, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
  lagna: {
    sun: [3, 4, 6, 10, 11, 12],
    moon: [3, 6, 10, 11, 12],
    mars: [1, 3, 6, 10, 11],
    mercury: [1, 2, 4, 6, 8, 10, 11],
    jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9],
    saturn: [1, 3, 4, 6, 10, 11],
    lagna: [3, 6, 10, 11],
  },
};

const MOON_SECOND: Contributions = {
  sun: [3, 6, 7, 8, 10, 11],
  moon: [1, 3, 6, 7, 10, 11],
  mars: [2, 3, 5, 6, 9, 10, 11],
  mercury: [1, 3, 4, 5, 7, 8, 10, 11],
  jupiter: [1, 2, 4, 7, 8, 10, 11],
  venus: [3, 4, 5, 7, 9, 10, 11],
  saturn: [3, 5, 6, 11],
  lagna: [3, 6, 10, 11],
};

export type MoonTable = (typeof MOON_TABLES)[number];

/**
 * The Moon's table in three readings; each sums to 49.
 * Source: `pvr` [PVR 12]; `second` the other reading of [BPHS 66] in print; `varahamihira` [BJ 9].
 */
export const MOON_CONTRIBUTIONS: Readonly<Record<MoonTable, Contributions>> = {
  pvr: { ...MOON_SECOND, moon: [1, 3, 6, 7, 9, 10, 11], mars: [2, 3, 5, 6, 10, 11] },
  second: MOON_SECOND,
  varahamihira: { ...MOON_SECOND, jupiter: [1, 4, 7, 8, 10, 11, 12] },
};

export type VenusTable = (typeof VENUS_TABLES)[number];

/** Houses from Mars in the table of Venus, where the two authors differ. Source: [BPHS 66], [BJ 9]. */
export const VENUS_FROM_MARS: Readonly<Record<VenusTable, readonly number[]>> = {
  parashara: [3, 4, 6, 9, 11, 12],
  varahamihira: [3, 5, 6, 9, 11, 12],
};

/** Multipliers of the signs from Aries for the rasi pinda. Source: [BPHS 71]. */
export const RASI_MULTIPLIERS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

/** Multipliers of the grahas for the graha pinda. Source: [BPHS 71]. */
export const GRAHA_MULTIPLIERS: Readonly<Record<ClassicalGraha, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** Lords of the eight kakshas of a sign, 3°45′ each, from its beginning. Source: [BPHS 66], [PVR 12]. */
export const KAKSHA_LORDS: readonly AshtakavargaPoint[] = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'lagna',
];
