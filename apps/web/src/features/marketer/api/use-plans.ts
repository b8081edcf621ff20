import {
  type ContentPlan,
  type ContentPlanItem,
  createContentPlan,
  createPlanItem,
  deleteContentPlan,
  deletePlanItem,
  editContentPlan,
  editPlanItem,
  listContentPlans,
} from '@nebosvod/contracts/content-plans';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type PlanInput = SentBodyOf<typeof createContentPlan>;
export type PlanChange = SentBodyOf<typeof editContentPlan>;
export type ItemInput = SentBodyOf<typeof createPlanItem>;
export type ItemChange = SentBodyOf<typeof editPlanItem>;

const plansQuery = (userId: string) => endpointQuery(listContentPlans, { params: { userId } }, 'stored');

/** All plans of a person with their items. */
export function usePlans(userId: string) {
  return useQuery({ ...plansQuery(userId), select: (plans) => plans[userId] ?? [] });
}

export interface PlanCalls {
  readonly createPlan: (input: PlanInput) => Promise<ContentPlan>;
  readonly editPlan: (planId: string, change: PlanChange) => Promise<ContentPlan>;
  readonly deletePlan: (planId: string) => Promise<void>;
  readonly createItem: (planId: string, input: ItemInput) => Promise<ContentPlanItem>;
  readonly editItem: (planId: string, itemId: string, change: ItemChange) => Promise<ContentPlanItem>;
  readonly deleteItem: (planId: string, itemId: string) => Promise<void>;
}

/** Writing calls; what the server answers goes into the list at once, so that nothing is asked again. */
export function usePlanCalls(userId: string): PlanCalls {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const change = (next: (plans: ContentPlan[]) => ContentPlan[]) =>
      queryClient.setQueryData(plansQuery(userId).queryKey, (plans) => ({ [userId]: next(plans?.[userId] ?? []) }));
    const changeItems = (planId: string, next: (items: ContentPlanItem[]) => ContentPlanItem[]) =>
      change((plans) => plans.map((plan) => (plan.id === planId ? { ...plan, items: next(plan.items) } : plan)));
    return {
      createPlan: async (body) => {
        const plan = await call(createContentPlan, { body });
        change((plans) => [plan, ...plans]);
        return plan;
      },
      editPlan: async (planId, body) => {
        const plan = await call(editContentPlan, { params: { planId }, body });
        change((plans) => plans.map((other) => (other.id === planId ? plan : other)));
        return plan;
      },
      deletePlan: async (planId) => {
        await call(deleteContentPlan, { params: { planId } });
        change((plans) => plans.filter((plan) => plan.id !== planId));
      },
      createItem: async (planId, body) => {
        const item = await call(createPlanItem, { params: { planId }, body });
        changeItems(planId, (items) => [...items, item]);
        return item;
      },
      editItem: async (planId, itemId, body) => {
        const item = await call(editPlanItem, { params: { planId, itemId }, body });
        changeItems(planId, (items) => items.map((other) => (other.id === itemId ? item : other)));
        return item;
      },
      deleteItem: async (planId, itemId) => {
        await call(deletePlanItem, { params: { planId, itemId } });
        changeItems(planId, (items) => items.filter((item) => item.id !== itemId));
      },
    };
  }, [queryClient, userId]);
}
