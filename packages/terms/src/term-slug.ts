import { termSlugs } from './term-slug.table.ts';

/** What a day is made of, each kind of it with a page for every one. */
export type DayTerm = keyof typeof termSlugs;

const slugs: Readonly<Record<DayTerm, ReadonlyMap<string, readonly number[]>>> = {
  tithi: new Map(Object.entries(termSlugs.tithi)),
  nakshatra: new Map(Object.entries(termSlugs.nakshatra)),
  yoga: new Map(Object.entries(termSlugs.yoga)),
  karana: new Map(Object.entries(termSlugs.karana)),
  vara: new Map(Object.entries(termSlugs.vara)),
  muhurta: new Map(Object.entries(termSlugs.muhurta)),
};

/** The addresses of a kind, in the order of its numbers. */
export function termSlugsOf(term: DayTerm): readonly string[] {
  return [...slugs[term].keys()];
}

/** The numbers that an address holds; null for an address of none. */
export function numbersOfSlug(term: DayTerm, slug: string): readonly number[] | null {
  return slugs[term].get(slug) ?? null;
}

/** The address of a number; null outside. */
export function termSlug(term: DayTerm, number: number): string | null {
  for (const [slug, numbers] of slugs[term]) if (numbers.includes(number)) return slug;
  return null;
}
