import type { MUHURTA_NAMES } from './panchanga.ids.ts';

export type MuhurtaName = (typeof MUHURTA_NAMES)[number];

/**
 * Thirty muhurtas of the day and night, + good, − bad (−Sunday: bad on Sunday only). Names agree with a printed list and 50 of
 * 50 compared days; qualities of 16 and 22 follow the printed list. [MC]
 */
export const MUHURTAS: readonly {
  readonly name: MuhurtaName;
  readonly isGood: boolean;
  readonly badOnSunday?: true;
}[] = [
  { name: 'rudra', isGood: false },
  { name: 'ahi', isGood: false },
  { name: 'mitra', isGood: true },
  { name: 'pitri', isGood: false },
  { name: 'vasu', isGood: true },
  { name: 'varaha', isGood: true },
  { name: 'vishvedeva', isGood: true },
  { name: 'vidhi', isGood: true },
  { name: 'shatamukhi', isGood: true },
  { name: 'puruhuta', isGood: false },
  { name: 'vahini', isGood: false },
  { name: 'naktanchara', isGood: false },
  { name: 'varuna', isGood: true },
  { name: 'aryaman', isGood: true, badOnSunday: true },
  { name: 'bhaga', isGood: false },
  { name: 'girisha', isGood: false },
  { name: 'ajapada', isGood: false },
  { name: 'ahirbudhnya', isGood: true },
  { name: 'pushan', isGood: true },
  { name: 'ashvini', isGood: true },
  { name: 'yama', isGood: false },
  { name: 'agni', isGood: false },
  { name: 'vidhatri', isGood: true },
  { name: 'chanda', isGood: true },
  { name: 'aditi', isGood: true },
  { name: 'jiva', isGood: true },
  { name: 'vishnu', isGood: true },
  { name: 'dyumadgadyuti', isGood: true },
  { name: 'brahma', isGood: true },
  { name: 'samudra', isGood: true },
];
