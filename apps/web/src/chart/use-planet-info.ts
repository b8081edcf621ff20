import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

export type PlanetInfo = AnswerOf<typeof getPlanetInfo>;
type PlanetId = SentBodyOf<typeof getPlanetInfo>['planet'];

/** Everything about one body of a chart. */
export function usePlanetInfo(request: ChartRequest, planet: PlanetId) {
  return useQuery(endpointQuery(getPlanetInfo, { body: { ...request, planet } }, 'computed'));
}
