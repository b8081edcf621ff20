import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getTimeMarks } from '@nebosvod/contracts/chart-time-marks';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

type Mark = NonNullable<AnswerOf<typeof getTimeMarks>['marks']>[number];

/** A moment at which something of the chart changes: what it changes into is a sign, for the Moon a nakshatra. */
export interface TimeMark extends Pick<Mark, 'kind' | 'into'> {
  /** Minutes from the birth as given. */
  readonly minute: number;
}

const none: readonly TimeMark[] = [];
const WEEK_MINUTES = 7 * 24 * 60;

/**
 * What a slider from one minute to another shows of the birth: asked of the server, for the page would need all of the ephemeris.
 * Beyond a week from the birth there are none.
 * @param request `null` = not asked yet
 */
export function useTimeMarks(request: ChartRequest | null, from: number, to: number): readonly TimeMark[] {
  const isNear = Math.max(-from, to) <= WEEK_MINUTES;
  const answer = useQuery({
    ...endpointQuery(getTimeMarks, request && isNear ? { body: { ...request, from, to } } : null, 'stepped'),
    select: ({ marks, moment }) =>
      marks?.map(({ kind, at, into }) => ({
        kind,
        into,
        minute: (Date.parse(at) - Date.parse(moment.instant)) / 60_000,
      })),
  });
  return answer.data ?? none;
}
