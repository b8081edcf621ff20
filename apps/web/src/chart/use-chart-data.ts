import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getChartData } from '@nebosvod/contracts/chart';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/api/call.ts';
import { answerOptions, endpointKey } from '../platform/api/endpoint-query.ts';

export type ChartDataAnswer = AnswerOf<typeof getChartData>;
export type VargaChart = ChartDataAnswer['charts'][number];

/** Vargas of the main charts. D9 is among them whatever is shown: vargottama of the lagna is told by it. */
export function mainVargas(second: number): readonly number[] {
  return second === 9 || second === 1 ? [1, 9] : [1, 9, second];
}

const keyOf = (request: ChartRequest) => [...endpointKey(getChartData), request] as const;

/** Key and call of the asked vargas of one birth. Nothing is asked for when other answers about the birth hold them all. */
export function chartDataQuery(client: QueryClient, request: ChartRequest, vargas: readonly number[]) {
  return queryOptions<ChartDataAnswer>({
    queryKey: [...keyOf(request), vargas],
    queryFn: ({ signal }) => call(getChartData, { body: { ...request, vargas: [...vargas] }, signal }),
    initialData: () => known(client, request, vargas),
    ...answerOptions.stepped,
  });
}

/** Signs of all bodies in the asked vargas of one birth. */
export function useChartData(request: ChartRequest, vargas: readonly number[]) {
  return useQuery(chartDataQuery(useQueryClient(), request, vargas));
}

/** The vargas out of what has been answered about this birth already. */
function known(client: QueryClient, request: ChartRequest, vargas: readonly number[]): ChartDataAnswer | undefined {
  const answers = client
    .getQueriesData<ChartDataAnswer>({ queryKey: keyOf(request) })
    .flatMap(([, answer]) => answer ?? []);
  const charts = vargas.flatMap(
    (wanted) => answers.flatMap((answer) => answer.charts).find(({ varga }) => varga === wanted) ?? [],
  );
  const [any] = answers;
  return any && charts.length === vargas.length ? { ...any, charts } : undefined;
}
