import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getChartData } from '@nebosvod/contracts/chart';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

export type ChartDataAnswer = AnswerOf<typeof getChartData>;
export type VargaChart = ChartDataAnswer['charts'][number];

/** Signs of all bodies in the asked vargas of one birth. */
export function useChartData(request: ChartRequest, vargas: readonly number[]) {
  return useQuery(endpointQuery(getChartData, { body: { ...request, vargas: [...vargas] } }, 'stepped'));
}
