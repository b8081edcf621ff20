import type { GOWRIS, QUALITIES } from './panchanga.ids.ts';

export type Gowri = (typeof GOWRIS)[number];

/** The eight parts of the Tamil gowri panchangam with their quality. */
export const GOWRI_QUALITY = {
  uthi: 'good',
  amirtha: 'good',
  rogam: 'bad',
  labham: 'good',
  dhanam: 'good',
  sugam: 'good',
  soram: 'bad',
  visham: 'bad',
} as const satisfies Record<Gowri, (typeof QUALITIES)[number]>;

const LETTERS: Readonly<Record<string, Gowri>> = {
  U: 'uthi',
  A: 'amirtha',
  R: 'rogam',
  L: 'labham',
  D: 'dhanam',
  S: 'sugam',
  O: 'soram',
  V: 'visham',
};

const row = (letters: string): readonly Gowri[] => [...letters].map((letter) => LETTERS[letter]);

/**
 * Eight parts of the day and of the night, Sunday … Saturday. Source: printed Tamil almanacs; inner proof: Visham of the day
 * falls on Rahu kala on each of the seven days.
 */
export const GOWRI: readonly { readonly day: readonly Gowri[]; readonly night: readonly Gowri[] }[] = [
  { day: row('UARLDSOV'), night: row('DSOVUARL') },
  { day: row('AVRLDSOU'), night: row('SOUAVRLD') },
  { day: row('RLDSOUVA'), night: row('OUVARLDS') },
  { day: row('LDSOVUAR'), night: row('UARLDSOV') },
  { day: row('DSOUAVRL'), night: row('AVRLDSOU') },
  { day: row('SOUVARLD'), night: row('RLDSOUVA') },
  { day: row('OUVARLDS'), night: row('LDSOVUAR') },
];
