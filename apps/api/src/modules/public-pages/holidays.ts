import type { FESTIVAL_IDS } from '@nebosvod/engine/festival/festival.ids';
import type { PAKSHAS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { ekadashiSlugs } from '@nebosvod/terms/ekadashi-slug.table';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { holidaySlugs as told } from '@nebosvod/terms/holiday-slug.table';
import { termName } from '@nebosvod/terms/name';
import { ekadashiName } from '@nebosvod/terms/panchanga';

/** A holiday with a page of its own: a festival of the table, or the ekadashi of a purnimanta month and half. */
export type Holiday = { readonly slug: string; readonly name: string } & (
  | { readonly kind: 'festival'; readonly id: (typeof FESTIVAL_IDS)[number] }
  | { readonly kind: 'ekadashi'; readonly month: number; readonly paksha: (typeof PAKSHAS)[number] }
);

const festivals: readonly Holiday[] = told.map((id) => ({
  kind: 'festival' as const,
  id,
  slug: id,
  name: termName(festivalTable, id),
}));
const ekadashis: readonly Holiday[] = Object.entries(ekadashiSlugs).map(([slug, [month, paksha]]) => ({
  kind: 'ekadashi' as const,
  slug,
  name: `${ekadashiName(month, paksha)}-экадаши`,
  month,
  paksha,
}));

/** Every holiday with a text, festivals first, in the order of the year. */
export const holidays: readonly Holiday[] = [...festivals, ...ekadashis];
export const holidaySlugs: readonly string[] = holidays.map(({ slug }) => slug);
const bySlug = new Map(holidays.map((holiday) => [holiday.slug, holiday]));

export const isHolidaySlug = (slug: string): boolean => bySlug.has(slug);

/** The holiday of an address; null for an address of none. */
export const holidayOf = (slug: string): Holiday | null => bySlug.get(slug) ?? null;
