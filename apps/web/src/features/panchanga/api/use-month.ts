import { getPanchangaMonth } from '@nebosvod/contracts/panchanga';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { usePlaceBody } from '../place/place-body.ts';

export type MonthAnswer = z.output<(typeof getPanchangaMonth)['response']>;

/** The whole weeks of a civil month at a place. */
export function useMonth(date: string, place: Place) {
  const body = {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    wholeWeeks: true,
    ...usePlaceBody(place),
  };
  return useQuery({
    queryKey: ['panchanga', 'month', body],
    queryFn: ({ signal }) => call(getPanchangaMonth, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
