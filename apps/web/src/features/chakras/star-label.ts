import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';

/** The API counts twenty-eight stars along the sky, Abhijit as the 22nd; the terms keep it as the 28th after the twenty-seven. */
export function nakshatraOfStar(star: number): number {
  if (star === 22) return 28;
  return star < 22 ? star : star - 1;
}

/** Name of a star of the twenty-eight. */
export function starName(star: number, names: NameOptions): string {
  return nakshatraName(nakshatraOfStar(star), names);
}

/** Three letters for a narrow place: «Рох», «ППх» for Пурва Пхалгуни. */
export function starAbbreviation(star: number, names: NameOptions): string {
  const [first = '', second] = starName(star, names).split(' ');
  return second === undefined ? first.slice(0, 3) : `${first.slice(0, 1)}${second.slice(0, 2)}`;
}
