import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { findMuhurta } from '@nebosvod/contracts/muhurta';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type MuhurtaSearchBody = SentBodyOf<typeof findMuhurta>;
export type MuhurtaSearchAnswer = AnswerOf<typeof findMuhurta>;
export type FoundHour = MuhurtaSearchAnswer['hours'][number];

/** Hours for an undertaking; nothing is asked until there is a request. */
export function useMuhurtaSearch(body: MuhurtaSearchBody | null) {
  return useQuery(endpointQuery(findMuhurta, body && { body }, 'stepped'));
}
