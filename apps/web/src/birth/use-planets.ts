import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getPlanets } from '@nebosvod/contracts/chart';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

export type PlanetsAnswer = AnswerOf<typeof getPlanets>;

/** Key and call of the positions of one birth, shared by the form (which asks first) and the chart. */
export function planetsQuery(request: ChartRequest) {
  return endpointQuery(getPlanets, { body: request }, 'stepped');
}

/** Positions of one birth. Computed answers never go stale; while another birth loads the old one stays. */
export function usePlanets(request: ChartRequest) {
  return useQuery(planetsQuery(request));
}
