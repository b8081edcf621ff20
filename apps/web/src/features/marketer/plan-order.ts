import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { PlanBalance } from '@nebosvod/terms/plan-balance.table';
import type { PlanPurpose } from './plan-words.ts';

/** Items by day and hour; those without an hour come first in their day. */
export function inOrder(items: readonly ContentPlanItem[]): readonly ContentPlanItem[] {
  const key = (item: ContentPlanItem) => `${item.date} ${item.time ?? ''} ${item.createdAt}`;
  return [...items].sort((one, other) => key(one).localeCompare(key(other)));
}

/** Items of each day that has any, days in order. */
export function byDay(items: readonly ContentPlanItem[]): ReadonlyMap<string, readonly ContentPlanItem[]> {
  const days = new Map<string, ContentPlanItem[]>();
  for (const item of inOrder(items)) {
    const known = days.get(item.date);
    if (known) known.push(item);
    else days.set(item.date, [item]);
  }
  return days;
}

export interface BalancePart {
  readonly purpose: PlanPurpose;
  readonly count: number;
  /** 0–100, whole; the parts of a plan that has items make 100 together. */
  readonly percent: number;
}

const purposes: readonly PlanPurpose[] = ['useful', 'personal', 'trust', 'sale'];

/** How a plan is divided between use, the personal, trust and sale. Rounded by largest remainder. */
export function balanceOf(items: readonly ContentPlanItem[]): readonly BalancePart[] {
  const counts = purposes.map((purpose) => items.filter((item) => item.purpose === purpose).length);
  const exact = counts.map((count) => (items.length === 0 ? 0 : (count * 100) / items.length));
  const percents = exact.map(Math.floor);
  let rest = items.length === 0 ? 0 : 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { at } of byRemainder) {
    if (rest <= 0) break;
    percents[at] = (percents[at] ?? 0) + 1;
    rest -= 1;
  }
  return purposes.map((purpose, at) => ({ purpose, count: counts[at] ?? 0, percent: percents[at] ?? 0 }));
}

/** Where the wished shares end on a strip of a hundred, in the order of {@link balanceOf}; the end of the strip is no mark. */
export function goalMarks(goal: PlanBalance): readonly number[] {
  let end = 0;
  const ends = purposes.map((purpose) => (end += goal[purpose]));
  return [...new Set(ends)].filter((at) => at > 0 && at < 100);
}
