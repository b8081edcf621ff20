import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';
/** Ways to look at a plan. */
export const planViews = ['month', 'week', 'list', 'board'] as const;
export type PlanView = (typeof planViews)[number];

/** What the address of the marketer's area may hold. */
export interface MarketerSearch {
  readonly plan?: string;
  readonly view?: PlanView;
  /** A day of the shown month or week, ГГГГ-ММ-ДД. */
  readonly date?: string;
}

/** Checks search params: whatever is unknown or malformed is dropped, nothing throws. */
export function marketerSearch(search: Readonly<Record<string, unknown>>): MarketerSearch {
  const { plan, date } = search;
  const view = planViews.find((known) => known === search.view);
  const isDay = typeof date === 'string' && isCivilDate(date) && date >= '1800-01-01' && date < '2400';
  return {
    ...(typeof plan === 'string' && /^[0-9a-f-]{36}$/i.test(plan) ? { plan } : {}),
    ...(view === undefined ? {} : { view }),
    ...(isDay ? { date } : {}),
  };
}
