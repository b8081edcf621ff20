import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getPlanets } from '@nebosvod/contracts/chart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api/call.ts';

export type PlanetsAnswer = z.output<(typeof getPlanets)['response']>;

/** Key and call of the positions of one birth, shared by the form (which asks first) and the chart. */
export function planetsQuery(request: ChartRequest) {
  return {
    queryKey: ['chart', 'planets', request] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getPlanets, { body: request, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Positions of one birth. Computed answers never go stale; while another birth loads the old one stays. */
export function usePlanets(request: ChartRequest) {
  return useQuery({ ...planetsQuery(request), placeholderData: keepPreviousData });
}
