import { getAyana } from '@nebosvod/contracts/panchanga';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { usePlaceBody } from '../place/place-body.ts';

export type AyanaAnswer = z.output<(typeof getAyana)['response']>;

/** Half of the year and season of a date, both reckonings. */
export function useAyana(date: string, place: Place) {
  const body = { date, ...usePlaceBody(place) };
  return useQuery({
    queryKey: ['panchanga', 'ayana', body],
    queryFn: ({ signal }) => call(getAyana, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
