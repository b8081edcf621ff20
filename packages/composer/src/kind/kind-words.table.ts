import type { Detail } from '../reading/compose.ts';
import { DETAIL_WORDS } from '../reading/piece.ts';
import type { ComposedKind } from './composed-kinds.ts';

type Lengths = Readonly<Record<Detail, number>>;

/**
 * Words of a reading by its detail, where a kind is shorter than a reading of a chart: a date says fewer things, each is told once,
 * and a long reading of numbers is all that they say. Source: lengths measured over five hundred births.
 */
export const NUMBER_WORDS = {
  'numerology-matrix': { short: 1200, middle: 2100, long: 3000 },
  'numerology-square': { short: 1200, middle: 1700, long: 2200 },
  'numerology-numbers': { short: 1200, middle: 2000, long: 2800 },
  'numerology-cycles': { short: 1000, middle: 1350, long: 2050 },
  'numerology-pair': { short: 1200, middle: 1900, long: 2400 },
  'numerology-child': { short: 520, middle: 640, long: 780 },
  'numerology-family': { short: 660, middle: 820, long: 980 },
  'numerology-name': { short: 540, middle: 640, long: 820 },
} as const satisfies Partial<Record<ComposedKind, Lengths>>;

/** The same of Western readings: fewer schools speak of a Western chart, so that a long reading is all that it says. */
export const WESTERN_WORDS = {
  'western-portrait': { short: 1200, middle: 2600, long: 3800 },
  'western-work': { short: 1200, middle: 1800, long: 2250 },
  'western-relations': { short: 1200, middle: 1800, long: 2080 },
  'western-pair': { short: 1200, middle: 2000, long: 2600 },
  'western-child': { short: 400, middle: 470, long: 600 },
  'western-year': { short: 700, middle: 950, long: 1200 },
  'western-dates': { short: 720, middle: 950, long: 1250 },
  'western-month': { short: 750, middle: 1150, long: 1500 },
} as const satisfies Partial<Record<ComposedKind, Lengths>>;

/** The same of a question: it is answered, and then there is no more to say. */
export const VEDA_WORDS = {
  'veda-prashna': { short: 560, middle: 760, long: 940 },
} as const satisfies Partial<Record<ComposedKind, Lengths>>;

const WORDS: Readonly<Partial<Record<ComposedKind, Lengths>>> = { ...NUMBER_WORDS, ...WESTERN_WORDS, ...VEDA_WORDS };

/** Words that a reading of a kind is held to, by its detail. */
export const wordsOf = (kind: ComposedKind): Lengths => WORDS[kind] ?? DETAIL_WORDS;
