import { getUTS } from '@nebosvod/contracts/chart';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api/call.ts';

export type UtsAnswer = z.output<(typeof getUTS)['response']>;
export type UtsRequest = z.input<(typeof getUTS)['body']>;

/** Offset from UTC at a place and local time; asked once date and place can be read (`null` until then). */
export function useUts(request: UtsRequest | null) {
  return useQuery({
    queryKey: ['chart', 'uts', request],
    queryFn: ({ signal }) => {
      if (!request) throw new Error('asked without a request');
      return call(getUTS, { body: request, signal });
    },
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
