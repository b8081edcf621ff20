import type { ContentPlan } from '@nebosvod/contracts/content-plans';

/** The plan to go on with, and its next post; a plan whose posts are all out or past has none. */
export interface PlanToGoOn {
  readonly id: string;
  readonly title: string;
  readonly post: { readonly date: string; readonly time: string | null; readonly topic: string } | null;
}

type Plan = Pick<ContentPlan, 'id' | 'title' | 'updatedAt'> & {
  readonly items: readonly Pick<ContentPlan['items'][number], 'date' | 'time' | 'topic' | 'status'>[];
};

/**
 * The plan of the nearest post that is not out yet, else the plan changed last; null = no plans.
 * @param today the day of this device, YYYY-MM-DD
 */
export function planToGoOn(plans: readonly Plan[], today: string): PlanToGoOn | null {
  const [next] = plans
    .flatMap((plan) => plan.items.map((post) => ({ plan, post })))
    .filter(({ post }) => post.status !== 'published' && post.date >= today)
    .sort((one, other) => orderOf(one.post).localeCompare(orderOf(other.post)));
  if (next) return { id: next.plan.id, title: next.plan.title, post: next.post };
  const [last] = [...plans].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return last ? { id: last.id, title: last.title, post: null } : null;
}

const orderOf = ({ date, time }: { readonly date: string; readonly time: string | null }) => `${date} ${time ?? ''}`;
