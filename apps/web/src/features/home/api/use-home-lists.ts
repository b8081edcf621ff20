import { listEvents, listNews, listQuestions } from '@nebosvod/contracts/content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
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
