import { getUTS } from '@nebosvod/contracts/chart';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

export type UtsAnswer = AnswerOf<typeof getUTS>;
export type UtsRequest = SentBodyOf<typeof getUTS>;

/** Offset from UTC at a place and local time; asked once date and place can be read (`null` until then). */
export function useUts(request: UtsRequest | null) {
  return useQuery(endpointQuery(getUTS, request && { body: request }, 'computed'));
}
