import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getChartData } from '@nebosvod/contracts/chart';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { hashKey, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '../platform/api/endpoint-query.ts';

export type ChartDataAnswer = AnswerOf<typeof getChartData>;
export type VargaChart = ChartDataAnswer['charts'][number];

/** Vargas of the main charts. D9 is among them whatever is shown: vargottama of the lagna is told by it. */
export function mainVargas(second: number): readonly number[] {
  return second === 9 || second === 1 ? [1, 9] : [1, 9, second];
}

/** The query of the asked vargas of one birth. Nothing is asked for when other answers about the birth hold them all. */
export function chartDataQuery(client: QueryClient, request: ChartRequest, vargas: readonly number[]) {
  return queryOptions<ChartDataAnswer>({
    ...endpointQuery(getChartData, { body: { ...request, vargas: [...vargas] } }, 'stepped'),
    initialData: () => known(client, request, vargas),
    meta: { birth: hashKey([request]) },
  });
}

/** Signs of all bodies in the asked vargas of one birth. */
export function useChartData(request: ChartRequest, vargas: readonly number[]) {
  return useQuery(chartDataQuery(useQueryClient(), request, vargas));
}

/** The vargas out of what has been answered about this birth already. */
function known(client: QueryClient, request: ChartRequest, vargas: readonly number[]): ChartDataAnswer | undefined {
  const birth = hashKey([request]);
  const answers = client
    .getQueriesData<ChartDataAnswer>({
      queryKey: endpointKey(getChartData),
      // A key would match whatever says more than this request does, a birth with its accuracy too.
      predicate: ({ meta }) => meta?.birth === birth,
    })
    .flatMap(([, answer]) => answer ?? []);
  const charts = vargas.flatMap(
    (wanted) => answers.flatMap((answer) => answer.charts).find(({ varga }) => varga === wanted) ?? [],
  );
  const [any] = answers;
  return any && charts.length === vargas.length ? { ...any, charts } : undefined;
}
