import type { BHADRA_DWELLINGS, DIRECTIONS, PANCHAKA_KINDS } from './panchanga.ids.ts';

/** Combinations of weekday (Sunday … Saturday) and nakshatra. Source: Muhurta Chintamani; agree on 47–48 of 48 days. [MC] */
export const AMRITA_SIDDHI: readonly number[] = [13, 5, 1, 17, 8, 27, 4];

export const SARVARTHA_SIDDHI: readonly (readonly number[])[] = [
  [13, 19, 12, 21, 26, 8, 1],
  [22, 4, 5, 8, 17],
  [1, 26, 3, 9],
  [4, 17, 13, 3, 5],
  [27, 17, 1, 7, 8],
  [27, 17, 1, 7, 22],
  [22, 4, 15],
];

/** Dvipushkara and tripushkara: weekdays and tithis (of either half) they share, and their stars. */
export const PUSHKARA_VARAS: readonly number[] = [0, 2, 6];
export const PUSHKARA_TITHIS: readonly number[] = [2, 7, 12];
export const DVIPUSHKARA_STARS: readonly number[] = [5, 14, 23];
export const TRIPUSHKARA_STARS: readonly number[] = [3, 7, 12, 16, 21, 25];

/** Ravi yoga: the Moon's star counted inclusively from the Sun's. */
export const RAVI_YOGA_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

/** Ganda mula stars: at the joints of water and fire. */
export const GANDA_MULA: readonly number[] = [27, 1, 9, 10, 18, 19];

/** Panchaka is the Moon's stay in these signs: from 300°, the middle of Dhanishtha, to the end of Revati. */
export const PANCHAKA_SIGNS = { first: 11, last: 12 } as const;

/** Panchaka by the weekday it begins on; other days carry no name of their own. */
export const PANCHAKA_KIND: readonly ((typeof PANCHAKA_KINDS)[number] | null)[] = [
  'roga',
  'raja',
  'agni',
  null,
  null,
  'chora',
  'mrityu',
];

/** Dagdha tithi by weekday, tithis that make a siddha day by weekday (null: none). */
export const DAGDHA_TITHI: readonly number[] = [12, 11, 5, 3, 6, 8, 9];
export const SIDDHA_TITHIS: readonly (readonly number[] | null)[] = [
  null,
  null,
  [3, 8, 13],
  [2, 7, 12],
  [5, 10, 15],
  [1, 6, 11],
  [4, 9, 14],
];

/** Direction that is best not travelled in, by weekday. Agrees on 48 of 48 days. */
export const DISHA_SHULA: readonly (typeof DIRECTIONS)[number][] = [
  'west',
  'east',
  'north',
  'north',
  'south',
  'west',
  'east',
];

/** Where the Moon dwells by sign (Aries …): fire east, earth south, air west, water north. */
export const CHANDRA_VASA: readonly (typeof DIRECTIONS)[number][] = ['east', 'south', 'west', 'north'];

/** Where bhadra (vishti) dwells by the Moon's sign, Aries … Pisces; on earth it is held harmful. [MC] */
export const BHADRA_DWELLING: readonly (typeof BHADRA_DWELLINGS)[number][] = [
  'heaven',
  'heaven',
  'heaven',
  'earth',
  'earth',
  'netherworld',
  'netherworld',
  'heaven',
  'netherworld',
  'netherworld',
  'earth',
  'earth',
];

export const ANANDADI_START: readonly number[] = [1, 5, 9, 13, 17, 21, 25];
export const ANANDADI_BAD: readonly number[] = [2, 3, 6, 9, 10, 15, 16, 17, 18, 22, 23, 25];
