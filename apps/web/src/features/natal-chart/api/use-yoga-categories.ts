import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

/** How many combinations of each category the chart has. */
export function useYogaCategories(request: ChartRequest) {
  return useQuery({
    queryKey: ['chart', 'yoga-categories', request],
    queryFn: ({ signal }) => call(getYogasCategories, { body: request, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
