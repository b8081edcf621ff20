import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';
import type { CallRequest } from './client.ts';
import { endpointKey } from './endpoint-query.ts';

const firstPage: string | null = null;

/**
 * The query of a list that comes page by page, for `useInfiniteQuery`.
 * @param requestOf what is asked for a page: `null` = the first, else what the page before named as the next
 */
export function endpointPages<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType<{ readonly nextCursor: string | null }>,
>(endpoint: Endpoint<P, Q, B, R>, requestOf: (cursor: string | null) => CallRequest<P, Q, B>) {
  return infiniteQueryOptions({
    queryKey: [...endpointKey(endpoint), 'pages', requestOf(null)],
    queryFn: ({ pageParam, signal }) => call(endpoint, { ...requestOf(pageParam), signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
