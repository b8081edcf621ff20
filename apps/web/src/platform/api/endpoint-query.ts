import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';
import type { CallRequest } from './client.ts';

/**
 * How an answer ages. `stored`: rows that others may change. `computed`: of one request always the same, it never goes
 * stale. `stepped`: computed too, and the answer before stays in sight while another is asked for.
 */
export type AnswerKind = 'stored' | 'computed' | 'stepped';

/** The same for an answer that more than one call makes. */
export const answerOptions = {
  stored: {},
  computed: { staleTime: Number.POSITIVE_INFINITY },
  stepped: { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
} as const;

/** Key of all answers of one endpoint, to ask them anew after a change. */
export function endpointKey({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  return [method, path] as const;
}

/**
 * The query of one call, for `useQuery`, `useQueries` and the cache: `useQuery(endpointQuery(getPlanets, { body }, 'stepped'))`.
 * @param request `null` = not asked yet
 */
export function endpointQuery<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  request: CallRequest<P, Q, B> | null,
  kind: AnswerKind,
) {
  return queryOptions<z.output<R>>({
    queryKey: [...endpointKey(endpoint), request],
    queryFn: request === null ? skipToken : ({ signal }) => call(endpoint, { ...request, signal }),
    ...answerOptions[kind],
  });
}
