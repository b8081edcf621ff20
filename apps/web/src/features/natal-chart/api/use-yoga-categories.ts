import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

/** How many combinations of each category the chart has. */
export function useYogaCategories(request: ChartRequest) {
  return useQuery(endpointQuery(getYogasCategories, { body: request }, 'stepped'));
}
