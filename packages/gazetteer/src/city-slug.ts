import { type CitySlugRow, citySlugTable } from './city-slug.table.ts';

/** Address of a city's public pages: `moskva`. */
export type CitySlug = keyof typeof citySlugTable;

/** All addresses, largest cities of Russia first. */
export const citySlugs: readonly CitySlug[] = Object.keys(citySlugTable).filter(isCitySlug);

/** Is this the address of a city with public pages? */
export function isCitySlug(text: string): text is CitySlug {
  return Object.hasOwn(citySlugTable, text);
}

/** The city of an address; null when there is none. Its place is `placeById(city.id)`. */
export function cityBySlug(slug: string): CitySlugRow | null {
  return isCitySlug(slug) ? citySlugTable[slug] : null;
}

const slugById = new Map<number, CitySlug>(citySlugs.map((slug) => [citySlugTable[slug].id, slug]));

/** The address of a place by its GeoNames id; null when it has no public pages. */
export function slugOfPlace(id: number): CitySlug | null {
  return slugById.get(id) ?? null;
}
