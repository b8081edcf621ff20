import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { ItemChange } from './api/use-plans.ts';
import type { PlanStatus } from './plan-words.ts';

/** What a view may do with the posts it shows. */
export interface PlanActions {
  readonly open: (item: ContentPlanItem) => void;
  /** A new post on a day, in a state. */
  readonly add: (date: string, status?: PlanStatus) => void;
  /** Another day or another state, at once. */
  readonly change: (item: ContentPlanItem, change: ItemChange) => void;
  readonly remove: (item: ContentPlanItem) => void;
}

/** Kind of data that a dragged post carries. */
export const dragType = 'text/x-nebosvod-post';
