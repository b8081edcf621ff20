import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getChartData } from '@nebosvod/contracts/chart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api/call.ts';

export type ChartDataAnswer = z.output<(typeof getChartData)['response']>;
export type VargaChart = ChartDataAnswer['charts'][number];

/** Signs of all bodies in the asked vargas of one birth. */
export function useChartData(request: ChartRequest, vargas: readonly number[]) {
  return useQuery({
    queryKey: ['chart', 'vargas', request, vargas],
    queryFn: ({ signal }) => call(getChartData, { body: { ...request, vargas: [...vargas] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
