import { ELEMENTS } from './angle.ids.ts';
import { normalizeDegrees } from './degrees.ts';

/** Zodiac sign, 1 = Aries (Mesha) … 12 = Pisces (Mina). */
export type Sign = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** House counted from the ascendant, 1 … 12. */
export type House = Sign;

const SIGNS: readonly Sign[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** All signs in order from Aries. */
export const signs: readonly Sign[] = SIGNS;

/**
 * Any whole number as a sign: 13 is Aries again, 0 is Pisces.
 */
export function toSign(number: number): Sign {
  return SIGNS[(((number - 1) % 12) + 12) % 12];
}

/**
 * A boundary belongs to the sign it opens. Longitudes within 1e-9° (4 µas) below a boundary count as on it,
 * so that the rounding noise of a sum such as 29.999999999999996 does not change the sign.
 */
const EPSILON = 1e-9;

/** Sign of a longitude in degrees. */
export function signOf(longitude: number): Sign {
  return toSign(Math.floor(normalizeDegrees(longitude + EPSILON) / 30) + 1);
}

/**
 * Degrees from the start of the sign, 0 ≤ x < 30, in agreement with {@link signOf}.
 */
export function degreeInSign(longitude: number): number {
  const start = (signOf(longitude) - 1) * 30;
  const within = normalizeDegrees(longitude + EPSILON) - start - EPSILON;
  return within < 0 ? 0 : within;
}

/** Signs counted inclusively from one to another: the same sign is 1, the next 2, the previous 12. */
export function countSigns(from: Sign, to: Sign): Sign {
  return toSign(to - from + 1);
}

/** The n-th sign counted inclusively: `signFrom(4, 1)` is 4, `signFrom(12, 2)` is 1. Negative steps run backward from n = −1 … */
export function signFrom(from: Sign, count: number): Sign {
  return toSign(from + count - 1);
}

/** Odd signs are Aries, Gemini, Leo, Libra, Sagittarius, Aquarius. */
export function isOddSign(sign: Sign): boolean {
  return sign % 2 === 1;
}

/** Modality: movable (chara), fixed (sthira) or dual (dvisvabhava). */
export function modalityOf(sign: Sign): 'movable' | 'fixed' | 'dual' {
  return (['movable', 'fixed', 'dual'] as const)[(sign - 1) % 3];
}

export type Element = (typeof ELEMENTS)[number];

/** Element (tattva) of a sign. */
export function elementOf(sign: Sign): Element {
  return ELEMENTS[(sign - 1) % 4];
}
