import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getAyana } from '@nebosvod/contracts/panchanga';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { usePlaceBody } from '../place/place-body.ts';

export type AyanaAnswer = AnswerOf<typeof getAyana>;

/** Half of the year and season of a date, both reckonings. */
export function useAyana(date: string, place: Place) {
  const body = { date, ...usePlaceBody(place) };
  return useQuery(endpointQuery(getAyana, { body }, 'stepped'));
}
