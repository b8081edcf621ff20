import { normalizeDegrees } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';

/** Abhijit: the last quarter of Uttarashadha and the first fifteenth of Shravana, degrees. */
const ABHIJIT = { start: 830 / 3, end: 2528 / 9 } as const;

/** Number of Abhijit among the twenty-eight; Shravana is 23, Revati 28. */
const ABHIJIT_STAR = 22;

/** Star 1 … 28 of a sidereal longitude, Abhijit being the 22nd. */
export function star28Of(longitude: number): number {
  const turned = normalizeDegrees(longitude + 1e-9);
  if (turned >= ABHIJIT.start && turned < ABHIJIT.end) return ABHIJIT_STAR;
  const { nakshatra } = nakshatraOf(longitude);
  return nakshatra >= ABHIJIT_STAR ? nakshatra + 1 : nakshatra;
}

/** Stars counted inclusively among twenty-eight: the same star is 1. */
export function countStars28(from: number, to: number): number {
  return ((to - from + 28) % 28) + 1;
}
