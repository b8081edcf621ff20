import { listEvents, listNews, listQuestions } from '@nebosvod/contracts/content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type HomeEvent = AnswerOf<typeof listEvents>[number];
export type NewsEntry = AnswerOf<typeof listNews>[number];

export function useEvents() {
  return useQuery(endpointQuery(listEvents, { query: { limit: '4' } }, 'stored'));
}

/** All news: the homepage shows the first three, `?news=all` the rest. */
export function useNews() {
  return useQuery(endpointQuery(listNews, { query: {} }, 'stored'));
}

export function useFirstQuestions() {
  return useQuery(endpointQuery(listQuestions, { query: { limit: '5' } }, 'stored'));
}

/** The next unpublished post of a marketer's plans; `undefined` while unknown, null when there is none. */
export function useNextPost(userId: string | null, today: string) {
  return useQuery({
    queryKey: ['content-plans', userId, 'next', today],
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      // The shape of plans is for those who have them: a guest's page does not carry it.
      const { listContentPlans } = await import('@nebosvod/contracts/content-plans');
      const plans = await call(listContentPlans, { params: { userId: userId ?? '' }, signal });
      const coming = (plans[userId ?? ''] ?? [])
        .flatMap((plan) => plan.items.map((item) => ({ ...item, planId: plan.id })))
        .filter((item) => item.status !== 'published' && item.date >= today)
        .sort((one, other) => `${one.date} ${one.time ?? ''}`.localeCompare(`${other.date} ${other.time ?? ''}`));
      return coming[0] ?? null;
    },
  });
}
