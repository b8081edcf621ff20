import type { Graha } from '../bodies.ts';
import type { STAR_DASHA_IDS, YOGINIS } from './dasha.ids.ts';

/** A lord and the years of its main period. */
export interface LordYears {
  readonly lord: Graha;
  readonly years: number;
}

/**
 * How the star of a point names the first lord. `from-star`: counted from a star to it; `to-star`: counted from it to a star;
 * `plus`: its number plus a constant (yogini); `arcs`: the zodiac is cut into arcs of several stars, one a lord, and the share
 * that has passed is that of the whole arc.
 */
export type Beginning =
  | { readonly kind: 'from-star' | 'to-star'; readonly star: number }
  | { readonly kind: 'plus'; readonly constant: number }
  | { readonly kind: 'arcs'; readonly start: number; readonly arcs: readonly number[] };

export interface StarDashaTable {
  readonly beginning: Beginning;
  readonly lords: readonly LordYears[];
  readonly source: string;
}

const lords = (order: readonly Graha[], years: readonly number[]): readonly LordYears[] =>
  order.map((lord, index) => ({ lord, years: years[index] }));

const STAR = 360 / 27;
/** Abhijit, the 28th star, begins at the last quarter of Uttara Ashadha. */
const ABHIJIT = 20.75 * STAR;

export type StarDashaId = (typeof STAR_DASHA_IDS)[number];

/** Dashas that begin from the star of the Moon or another point; numbers of stars from 1 = Ashvini. */
export const STAR_DASHAS = {
  vimshottari: {
    beginning: { kind: 'from-star', star: 1 },
    lords: lords(
      ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'],
      [7, 20, 6, 10, 7, 18, 16, 19, 17],
    ),
    source: '[BPHS 46.12–16]',
  },
  ashtottari: {
    beginning: {
      kind: 'arcs',
      start: 5 * STAR,
      arcs: [4 * STAR, 3 * STAR, 4 * STAR, 3 * STAR, 3 * STAR, 3 * STAR, 4 * STAR, 3 * STAR],
    },
    lords: lords(
      ['sun', 'moon', 'mars', 'mercury', 'saturn', 'jupiter', 'rahu', 'venus'],
      [6, 15, 8, 17, 10, 19, 12, 21],
    ),
    source: '[BPHS 46.17–23]',
  },
  yogini: {
    beginning: { kind: 'plus', constant: 3 },
    lords: lords(['moon', 'sun', 'jupiter', 'mars', 'mercury', 'saturn', 'venus', 'rahu'], [1, 2, 3, 4, 5, 6, 7, 8]),
    source: '[BPHS 46.195–199]',
  },
  shodashottari: {
    beginning: { kind: 'from-star', star: 8 },
    lords: lords(
      ['sun', 'mars', 'jupiter', 'saturn', 'ketu', 'moon', 'mercury', 'venus'],
      [11, 12, 13, 14, 15, 16, 17, 18],
    ),
    source: '[BPHS 46.24–26]',
  },
  dwadashottari: {
    beginning: { kind: 'to-star', star: 27 },
    lords: lords(
      ['sun', 'jupiter', 'ketu', 'mercury', 'rahu', 'mars', 'saturn', 'moon'],
      [7, 9, 11, 13, 15, 17, 19, 21],
    ),
    source: '[BPHS 46.27–28]',
  },
  panchottari: {
    beginning: { kind: 'from-star', star: 17 },
    lords: lords(['sun', 'mercury', 'saturn', 'mars', 'venus', 'moon', 'jupiter'], [12, 13, 14, 15, 16, 17, 18]),
    source: '[BPHS 46.29–31]',
  },
  shatabdika: {
    beginning: { kind: 'from-star', star: 27 },
    lords: lords(['sun', 'moon', 'venus', 'mercury', 'jupiter', 'mars', 'saturn'], [5, 5, 10, 10, 20, 20, 30]),
    source: '[BPHS 46.32–34]',
  },
  'chaturashiti-sama': {
    beginning: { kind: 'from-star', star: 15 },
    lords: lords(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'], [12, 12, 12, 12, 12, 12, 12]),
    source: '[BPHS 46.35–36]',
  },
  'dwisaptati-sama': {
    beginning: { kind: 'from-star', star: 19 },
    lords: lords(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'], [9, 9, 9, 9, 9, 9, 9, 9]),
    source: '[BPHS 46.37–39]',
  },
  shashtihayani: {
    beginning: {
      kind: 'arcs',
      start: 0,
      arcs: [3 * STAR, 4 * STAR, 3 * STAR, 4 * STAR, 3 * STAR, ABHIJIT - 17 * STAR, 23 * STAR - ABHIJIT, 4 * STAR],
    },
    lords: lords(['jupiter', 'sun', 'mars', 'moon', 'mercury', 'venus', 'saturn', 'rahu'], [10, 10, 10, 6, 6, 6, 6, 6]),
    source: '[BPHS 46.40–42]',
  },
  'shattrimsha-sama': {
    beginning: { kind: 'from-star', star: 22 },
    lords: lords(['moon', 'sun', 'jupiter', 'mars', 'mercury', 'saturn', 'venus', 'rahu'], [1, 2, 3, 4, 5, 6, 7, 8]),
    source: '[BPHS 46.43–45]',
  },
} as const satisfies Record<StarDashaId, StarDashaTable>;

/** Names of the yoginis by their lord. */
export const YOGINI_OF: Readonly<Partial<Record<Graha, (typeof YOGINIS)[number]>>> = {
  moon: 'mangala',
  sun: 'pingala',
  jupiter: 'dhanya',
  mars: 'bhramari',
  mercury: 'bhadrika',
  saturn: 'ulka',
  venus: 'siddha',
  rahu: 'sankata',
};

/** Naisargika dasha: ages ruled by nature, the same for everyone from birth. Source: [BPHS 46.200–203]. */
export const NAISARGIKA: readonly LordYears[] = lords(
  ['moon', 'mars', 'mercury', 'venus', 'jupiter', 'sun', 'saturn'],
  [1, 2, 9, 20, 18, 20, 50],
);
