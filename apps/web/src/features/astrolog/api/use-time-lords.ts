import type { Birth } from '@nebosvod/contracts/birth';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getTimeLords } from '@nebosvod/contracts/western-time-lords';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type TimeLords = AnswerOf<typeof getTimeLords>;
export type Releasing = TimeLords['releasing'][number];
export type ReleasedPeriod = Releasing['weeks'][number];
export type FirdariaRuler = NonNullable<TimeLords['firdaria']>[number]['periods'][number]['ruler'];

/** The lords of time of a birth, with the months and weeks of this very minute. */
export function useTimeLords(birth: Birth) {
  return useQuery(endpointQuery(getTimeLords, { body: { birth } }, 'stepped'));
}
