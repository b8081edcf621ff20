import type { Sign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { ESSENTIAL_DIGNITIES } from './western.ids.ts';

/**
 * Modern rulers beside the old ones (domiciles: Ptolemy, Tetrabiblos I.17, the same as in the Indian tradition).
 * Source: the practice of the 20th century; schools that keep to the old rulers leave them out.
 */
export const MODERN_RULERS: Readonly<Partial<Record<Sign, 'uranus' | 'neptune' | 'pluto'>>> = {
  8: 'pluto',
  11: 'uranus',
  12: 'neptune',
};

/** Sign and degree (ordinal, 19 = 18°–19°) of exaltation. Firmicus Maternus, Mathesis II.3. */
export const WESTERN_EXALTATION: Readonly<Record<ClassicalGraha, { readonly sign: Sign; readonly degree: number }>> = {
  sun: { sign: 1, degree: 19 },
  moon: { sign: 2, degree: 3 },
  mercury: { sign: 6, degree: 15 },
  venus: { sign: 12, degree: 27 },
  mars: { sign: 10, degree: 28 },
  jupiter: { sign: 4, degree: 15 },
  saturn: { sign: 7, degree: 21 },
};

/** Lords of the triplicities by day, by night and the partner. Dorotheus, Carmen Astrologicum I.1. */
export const TRIPLICITY: Readonly<
  Record<
    'fire' | 'earth' | 'air' | 'water',
    { readonly day: ClassicalGraha; readonly night: ClassicalGraha; readonly partner: ClassicalGraha }
  >
> = {
  fire: { day: 'sun', night: 'jupiter', partner: 'saturn' },
  earth: { day: 'venus', night: 'moon', partner: 'mars' },
  air: { day: 'saturn', night: 'mercury', partner: 'jupiter' },
  water: { day: 'venus', night: 'mars', partner: 'moon' },
};

/**
 * Egyptian terms: lord and degree where its part ends, sign by sign from Aries. Ptolemy, Tetrabiblos I.20; Vettius Valens I.3.
 * The parts of each lord add up to its greatest years: Saturn 57, Jupiter 79, Mars 66, Venus 82, Mercury 76.
 */
export const EGYPTIAN_TERMS: readonly (readonly (readonly [ClassicalGraha, number])[])[] = [
  [
    ['jupiter', 6],
    ['venus', 12],
    ['mercury', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 8],
    ['mercury', 14],
    ['jupiter', 22],
    ['saturn', 27],
    ['mars', 30],
  ],
  [
    ['mercury', 6],
    ['jupiter', 12],
    ['venus', 17],
    ['mars', 24],
    ['saturn', 30],
  ],
  [
    ['mars', 7],
    ['venus', 13],
    ['mercury', 19],
    ['jupiter', 26],
    ['saturn', 30],
  ],
  [
    ['jupiter', 6],
    ['venus', 11],
    ['saturn', 18],
    ['mercury', 24],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 17],
    ['jupiter', 21],
    ['mars', 28],
    ['saturn', 30],
  ],
  [
    ['saturn', 6],
    ['mercury', 14],
    ['jupiter', 21],
    ['venus', 28],
    ['mars', 30],
  ],
  [
    ['mars', 7],
    ['venus', 11],
    ['mercury', 19],
    ['jupiter', 24],
    ['saturn', 30],
  ],
  [
    ['jupiter', 12],
    ['venus', 17],
    ['mercury', 21],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['jupiter', 14],
    ['venus', 22],
    ['saturn', 26],
    ['mars', 30],
  ],
  [
    ['mercury', 7],
    ['venus', 13],
    ['jupiter', 20],
    ['mars', 25],
    ['saturn', 30],
  ],
  [
    ['venus', 12],
    ['jupiter', 16],
    ['mercury', 19],
    ['mars', 28],
    ['saturn', 30],
  ],
];

/** Order of the faces: ten degrees each from Aries on, beginning with Mars, the Chaldean order. Firmicus Maternus, Mathesis II.4. */
export const FACE_ORDER = [
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'saturn',
  'jupiter',
] as const satisfies readonly ClassicalGraha[];

/** Points of the essential dignities. W. Lilly, Christian Astrology (1647), p. 115. */
export const DIGNITY_POINTS = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  term: 2,
  face: 1,
  detriment: -5,
  fall: -4,
  peregrine: -5,
} as const satisfies Record<(typeof ESSENTIAL_DIGNITIES)[number], number>;
