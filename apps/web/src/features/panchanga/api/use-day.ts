import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getPanchanga } from '@nebosvod/contracts/panchanga';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type AnswerKind, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { type BirthMoon, moonFields } from '../personal/birth-moon.ts';
import type { PlaceBody } from '../place/place-body.ts';

export type DayAnswer = AnswerOf<typeof getPanchanga>;

export interface DayRequest {
  readonly date: string;
  readonly at: PlaceBody;
  readonly moon: BirthMoon | null;
  /** Where the Sun does not rise, count from 06:00. */
  readonly isConventional?: boolean;
}

/** Key and call of one day at one place, shared by the page, its neighbours and the strip of today. */
export function dayQuery({ date, at, moon, isConventional = false }: DayRequest, kind: AnswerKind = 'computed') {
  const body = {
    date,
    ...at,
    ...moonFields(moon),
    ...(isConventional && { conventionalSunrise: true }),
  };
  return endpointQuery(getPanchanga, { body }, kind);
}

/** One day; while another loads the old one stays. A computed day never goes stale. */
export function useDay(request: DayRequest) {
  return useQuery(dayQuery(request, 'stepped'));
}

/** Loads days ahead, so that a step to a neighbour is instant. */
export function prefetchDays(client: QueryClient, requests: readonly DayRequest[]): void {
  for (const request of requests) void client.prefetchQuery(dayQuery(request));
}
