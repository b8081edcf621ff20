import { nakshatraSlugs, tithiSlugs } from './term-slug.table.ts';

export type NakshatraSlug = keyof typeof nakshatraSlugs;
export type TithiSlug = keyof typeof tithiSlugs;

export function isNakshatraSlug(text: string): text is NakshatraSlug {
  return Object.hasOwn(nakshatraSlugs, text);
}

export function isTithiSlug(text: string): text is TithiSlug {
  return Object.hasOwn(tithiSlugs, text);
}

/** The address of a nakshatra, 1 … 27; null outside. */
export function nakshatraSlug(nakshatra: number): NakshatraSlug | null {
  return Object.keys(nakshatraSlugs).filter(isNakshatraSlug)[nakshatra - 1] ?? null;
}

/** The address of a tithi, 1 … 30: both halves of the month share a page. Null outside. */
export function tithiSlug(tithi: number): TithiSlug | null {
  const all = Object.keys(tithiSlugs).filter(isTithiSlug);
  return all.find((slug) => tithiSlugs[slug].some((number) => number === tithi)) ?? null;
}
