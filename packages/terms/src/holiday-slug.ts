import { ekadashiSlugs } from './ekadashi-slug.table.ts';
import { holidaySlugs, sameHoliday } from './holiday-slug.table.ts';

/** The address of a festival's page; null where it has none. */
export function festivalSlug(id: string): string | null {
  const told = sameHoliday[id] ?? id;
  return holidaySlugs.find((slug) => slug === told) ?? null;
}

/** The address of an ekadashi's page by its purnimanta month, 13 = the added one, and half; null outside. */
export function ekadashiSlug(month: number, paksha: 'shukla' | 'krishna'): string | null {
  const found = Object.entries(ekadashiSlugs).find(([, [number, half]]) => number === month && half === paksha);
  return found?.[0] ?? null;
}
