import { listEvents, listNews, listQuestions } from '@nebosvod/contracts/content';
import { listContentPlans } from '@nebosvod/contracts/content-plans';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';

export type HomeEvent = z.output<(typeof listEvents)['response']>[number];
export type NewsEntry = z.output<(typeof listNews)['response']>[number];

export function useEvents() {
  return useQuery({
    queryKey: ['home', 'events'],
    queryFn: ({ signal }) => call(listEvents, { query: { limit: '4' }, signal }),
  });
}

/** All news: the homepage shows the first three, `?news=all` the rest. */
export function useNews() {
  return useQuery({ queryKey: ['home', 'news'], queryFn: ({ signal }) => call(listNews, { query: {}, signal }) });
}

export function useFirstQuestions() {
  return useQuery({
    queryKey: ['home', 'questions'],
    queryFn: ({ signal }) => call(listQuestions, { query: { limit: '5' }, signal }),
  });
}

/** The next unpublished post of a marketer's plans; `undefined` while unknown, null when there is none. */
export function useNextPost(userId: string | null, today: string) {
  return useQuery({
    queryKey: ['content-plans', userId, 'next', today],
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      const plans = await call(listContentPlans, { params: { userId: userId ?? '' }, signal });
      const coming = (plans[userId ?? ''] ?? [])
        .flatMap((plan) => plan.items.map((item) => ({ ...item, planId: plan.id })))
        .filter((item) => item.status !== 'published' && item.date >= today)
        .sort((one, other) => `${one.date} ${one.time ?? ''}`.localeCompare(`${other.date} ${other.time ?? ''}`));
      return coming[0] ?? null;
    },
  });
}
