import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getPanchangaMonth } from '@nebosvod/contracts/panchanga-period';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { usePlaceBody } from '../place/place-body.ts';

export type MonthAnswer = AnswerOf<typeof getPanchangaMonth>;

/** The whole weeks of a civil month at a place. */
export function useMonth(date: string, place: Place) {
  const body = {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    wholeWeeks: true,
    ...usePlaceBody(place),
  };
  return useQuery(endpointQuery(getPanchangaMonth, { body }, 'stepped'));
}
