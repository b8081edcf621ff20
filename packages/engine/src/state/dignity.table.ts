import type { Sign } from '../angle/sign.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';

/** Lord of each sign from Aries. [BPHS 4] */
export const SIGN_LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly ClassicalGraha[];

/** Second lords of the Jaimini school. [JS 1.1] */
export const CO_LORDS: Readonly<Partial<Record<Sign, Graha>>> = { 8: 'ketu', 11: 'rahu' };

/** Sign and degree of deepest exaltation; the deepest debilitation lies opposite. [BPHS 3.49–50] */
export const EXALTATION: Readonly<Record<ClassicalGraha, { readonly sign: Sign; readonly degree: number }>> = {
  sun: { sign: 1, degree: 10 },
  moon: { sign: 2, degree: 3 },
  mars: { sign: 10, degree: 28 },
  mercury: { sign: 6, degree: 15 },
  jupiter: { sign: 4, degree: 5 },
  venus: { sign: 12, degree: 27 },
  saturn: { sign: 7, degree: 20 },
};

/** Exaltation signs of the nodes in the two common lists; schools differ. */
export const NODE_EXALTATION = {
  taurus: { rahu: 2, ketu: 8 },
  gemini: { rahu: 3, ketu: 9 },
} as const satisfies Record<string, Record<'rahu' | 'ketu', Sign>>;

/** Moolatrikona arcs: sign and degrees from … to. [BPHS 3.51–54] */
export const MOOLATRIKONA: Readonly<
  Record<ClassicalGraha, { readonly sign: Sign; readonly from: number; readonly to: number }>
> = {
  sun: { sign: 5, from: 0, to: 20 },
  moon: { sign: 2, from: 3, to: 30 },
  mars: { sign: 1, from: 0, to: 12 },
  mercury: { sign: 6, from: 15, to: 20 },
  jupiter: { sign: 9, from: 0, to: 10 },
  venus: { sign: 7, from: 0, to: 15 },
  saturn: { sign: 11, from: 0, to: 20 },
};

/** Where a graha is exalted in a part of the sign only: Moon Taurus 0–3, Mercury Virgo 0–15. [BPHS 3.51–54] */
export const EXALTATION_END: Readonly<Partial<Record<ClassicalGraha, number>>> = { moon: 3, mercury: 15 };
