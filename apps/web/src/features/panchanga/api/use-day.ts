import { getPanchanga } from '@nebosvod/contracts/panchanga';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';
import { type BirthMoon, moonFields } from '../personal/birth-moon.ts';
import type { PlaceBody } from '../place/place-body.ts';

export type DayAnswer = z.output<(typeof getPanchanga)['response']>;

export interface DayRequest {
  readonly date: string;
  readonly at: PlaceBody;
  readonly moon: BirthMoon | null;
  /** Where the Sun does not rise, count from 06:00. */
  readonly isConventional?: boolean;
}

/** Key and call of one day at one place, shared by the page, its neighbours and the strip of today. */
export function dayQuery({ date, at, moon, isConventional = false }: DayRequest) {
  const body = {
    date,
    ...at,
    ...moonFields(moon),
    ...(isConventional && { conventionalSunrise: true }),
  };
  return {
    queryKey: ['panchanga', 'day', body] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getPanchanga, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** One day; while another loads the old one stays. A computed day never goes stale. */
export function useDay(request: DayRequest) {
  return useQuery({ ...dayQuery(request), placeholderData: keepPreviousData });
}

/** Loads days ahead, so that a step to a neighbour is instant. */
export function prefetchDays(client: QueryClient, requests: readonly DayRequest[]): void {
  for (const request of requests) void client.prefetchQuery(dayQuery(request));
}
