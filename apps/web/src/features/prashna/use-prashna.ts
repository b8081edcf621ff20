import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getPrashna } from '@nebosvod/contracts/chart-prashna';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import type { AskedQuestion, QuestionDraft } from './question-draft.ts';

export type Prashna = AnswerOf<typeof getPrashna>;
export type Judgement = NonNullable<Prashna['judgement']>;
export type Testimony = Judgement['testimonies'][number];

/** A question judged; nothing is asked while it is not finished. */
export function usePrashna(chart: ChartRequest, matter: QuestionDraft['matter'], asked: AskedQuestion | null) {
  const request = asked && {
    body: { ...whose(chart, asked), matter, ...(asked.number ? { number: asked.number } : {}) },
  };
  return useQuery(endpointQuery(getPrashna, request, 'stepped'));
}

/** The open chart, or the typed moment in its settings. */
function whose({ birth: own, mapId, settings }: ChartRequest, { birth }: AskedQuestion): ChartRequest {
  return { ...(birth === null ? { birth: own, mapId } : { birth }), ...(settings ? { settings } : {}) };
}
