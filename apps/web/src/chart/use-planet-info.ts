import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api/call.ts';

export type PlanetInfo = z.output<(typeof getPlanetInfo)['response']>;
type PlanetId = z.input<(typeof getPlanetInfo)['body']>['planet'];

/** Everything about one body of a chart. */
export function usePlanetInfo(request: ChartRequest, planet: PlanetId) {
  return useQuery({
    queryKey: ['chart', 'planet-info', request, planet],
    queryFn: ({ signal }) => call(getPlanetInfo, { body: { ...request, planet }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
