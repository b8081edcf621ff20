import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getWesternPoints } from '@nebosvod/contracts/western-points';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type WesternPoints = AnswerOf<typeof getWesternPoints>;
export type ChartPointId = WesternPoints['declinations'][number]['id'];

/** The points of a birth beyond its bodies, with one harmonic. */
export function useWesternPoints(birth: Birth, harmonic: number) {
  return useQuery(endpointQuery(getWesternPoints, { body: { birth, harmonic } }, 'stepped'));
}
