import type { Birth } from '@nebosvod/contracts/birth';
import { getSolarReturn, getSynastry, getWesternChart, getWesternTransits } from '@nebosvod/contracts/chart-western';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../app/api/call.ts';

export type WesternChart = z.output<(typeof getWesternChart)['response']>;
export type WesternAspect = WesternChart['aspects'][number];
export type WesternBody = WesternChart['bodies'][number];
/** Any chart of the Western answers: natal, of a return, of a partner. */
export type WesternWheelChart = Pick<WesternChart, 'bodies' | 'ascendant' | 'midheaven' | 'houses'>;

const computed = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData };

/** The tropical chart of a birth, houses of Placidus. */
export function useWesternChart(birth: Birth) {
  return useQuery({
    queryKey: ['western', 'chart', birth],
    queryFn: ({ signal }) => call(getWesternChart, { body: { birth }, signal }),
    ...computed,
  });
}

/** Transits at an instant (ISO 8601, UTC). */
export function useWesternTransits(birth: Birth, at: string) {
  return useQuery({
    queryKey: ['western', 'transits', birth, at],
    queryFn: ({ signal }) => call(getWesternTransits, { body: { birth, at }, signal }),
    ...computed,
  });
}

/** The Sun's return of a calendar year; not asked while `year` is null. */
export function useSolarReturn(birth: Birth, year: number | null) {
  return useQuery({
    queryKey: ['western', 'solar', birth, year],
    queryFn: ({ signal }) => call(getSolarReturn, { body: { birth, ...(year === null ? {} : { year }) }, signal }),
    enabled: year !== null,
    ...computed,
  });
}

/** Two charts against each other. */
export function useSynastry(birth: Birth, partner: Birth) {
  return useQuery({
    queryKey: ['western', 'synastry', birth, partner],
    queryFn: ({ signal }) => call(getSynastry, { body: { birth, partner }, signal }),
    ...computed,
  });
}
