import { isCivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { type MarketerSubpage, marketerSubpages } from '../../platform/marketer-subpages.ts';

/** Ways to look at a plan. */
export const planViews = ['month', 'week', 'list', 'board'] as const;
export type PlanView = (typeof planViews)[number];

/** What the address of the marketer's area may hold. */
export interface MarketerSearch {
  /** The page of the area; the content plan without it. */
  readonly tab?: MarketerSubpage;
  readonly plan?: string;
  readonly view?: PlanView;
  /** A day of the shown month or week, ГГГГ-ММ-ДД. */
  readonly date?: string;
  /**
   * The form that is open beside the plan: of a plan by the sky, of the same under another sky, of a plan by hand, of the frame of
   * the open one, of a new post of it, or of the post of this id.
   */
  readonly open?: string;
}

const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value);

/** Checks search params: whatever is unknown or malformed is dropped, nothing throws. */
export function marketerSearch(search: Readonly<Record<string, unknown>>): MarketerSearch {
  const { plan, date, open } = search;
  const tab = marketerSubpages.find((known) => known === search.tab && known !== 'contentplan');
  const view = planViews.find((known) => known === search.view);
  const isDay = typeof date === 'string' && isCivilDate(date) && date >= '1800-01-01' && date < '2400';
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(isText(plan, /^[0-9a-f-]{36}$/i) ? { plan } : {}),
    ...(view === undefined ? {} : { view }),
    ...(isDay ? { date } : {}),
    // A form stands beside the plan alone.
    ...(tab === undefined && isText(open, /^(sky|again|new-plan|plan|new|[0-9a-f-]{36})$/i) ? { open } : {}),
  };
}
