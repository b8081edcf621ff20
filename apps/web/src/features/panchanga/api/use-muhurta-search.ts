import { findMuhurta } from '@nebosvod/contracts/muhurta';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';

export type MuhurtaSearchBody = z.input<(typeof findMuhurta)['body']>;
export type MuhurtaSearchAnswer = z.output<(typeof findMuhurta)['response']>;
export type FoundHour = MuhurtaSearchAnswer['hours'][number];

/** Hours for an undertaking; nothing is asked until there is a request. */
export function useMuhurtaSearch(body: MuhurtaSearchBody | null) {
  return useQuery({
    queryKey: ['panchanga', 'muhurta-search', body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('the search was run without a request');
      return call(findMuhurta, { body, signal });
    },
    enabled: body !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
