import type { Festival } from '../api/use-year.ts';

export const festivalFilters = ['festival', 'vrata', 'sankranti', 'eclipse', 'ekadashi', 'comparison'] as const;
export type FestivalFilter = (typeof festivalFilters)[number];

export const filterTitles: Readonly<Record<FestivalFilter, string>> = {
  festival: 'Праздники',
  vrata: 'Враты месяца',
  sankranti: 'Санкранти',
  eclipse: 'Затмения',
  ekadashi: 'Экадаши',
  comparison: 'Экадаши по городам',
};

/** The festivals of one kind. */
export function festivalsOf(festivals: readonly Festival[], filter: FestivalFilter): readonly Festival[] {
  return festivals.filter(({ kind }) => kind === filter);
}

export interface FestivalDay {
  readonly date: string;
  readonly festivals: readonly Festival[];
}

/** Festivals, in order of date, gathered by day and by month. */
export function byMonth(
  festivals: readonly Festival[],
): readonly { readonly month: string; readonly days: readonly FestivalDay[] }[] {
  const months = new Map<string, Map<string, Festival[]>>();
  for (const festival of festivals) {
    const month = festival.date.slice(0, 7);
    const days = months.get(month) ?? new Map<string, Festival[]>();
    days.set(festival.date, [...(days.get(festival.date) ?? []), festival]);
    months.set(month, days);
  }
  return [...months].map(([month, days]) => ({
    month,
    days: [...days].map(([date, found]) => ({ date, festivals: found })),
  }));
}
