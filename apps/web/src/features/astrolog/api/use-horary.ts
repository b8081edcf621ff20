import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getHorary } from '@nebosvod/contracts/western-horary';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type Horary = AnswerOf<typeof getHorary>;

/** A question about a house, asked at the moment and place of a chart. */
export function useHorary(birth: Birth, house: number) {
  return useQuery(endpointQuery(getHorary, { body: { birth, house } }, 'stepped'));
}
