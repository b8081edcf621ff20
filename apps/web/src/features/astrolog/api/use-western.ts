import type { Birth } from '@nebosvod/contracts/birth';
import {
  getComposite,
  getLunarReturn,
  getProgressions,
  getSolarReturn,
  getSynastry,
  getWesternChart,
  getWesternTransits,
} from '@nebosvod/contracts/chart-western';
import type { PROGRESSED_ANGLES } from '@nebosvod/engine/western/western.ids';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';

export type WesternChart = z.output<(typeof getWesternChart)['response']>;
export type WesternAspect = WesternChart['aspects'][number];
export type WesternBody = WesternChart['bodies'][number];
export type WesternPattern = WesternChart['patterns'][number];
export type WesternTransits = z.output<(typeof getWesternTransits)['response']>;
export type WesternReturn =
  | z.output<(typeof getSolarReturn)['response']>
  | z.output<(typeof getLunarReturn)['response']>;
export type ProgressedAngles = (typeof PROGRESSED_ANGLES)[number];
export type CompositeMethod = NonNullable<z.input<(typeof getComposite)['body']>['method']>;

/** What is drawn of a body on a wheel. */
export interface WheelPlace extends Pick<WesternBody, 'id' | 'longitude' | 'degreeInSign'> {
  readonly isRetrograde?: boolean;
  readonly house?: number | null;
}
/** Any chart of the Western answers that a wheel can show: natal, of a return, of a partner, composite. */
export interface WesternWheelChart {
  readonly bodies: readonly WheelPlace[];
  readonly ascendant: { readonly longitude: number } | null;
  readonly midheaven: { readonly longitude: number } | null;
  readonly houses: { readonly cusps: readonly number[]; readonly reason?: unknown } | null;
}

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

/** Transiting planets slow enough for their exact moments to matter for weeks. */
const slowPlanets = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

/** A period of exact transits, calendar dates, both included. */
export interface TransitPeriod {
  readonly from: string;
  readonly to: string;
  readonly isSlow: boolean;
}

/** Exact moments of a period, angles included where the time is known; not asked while `period` is null. */
export function useTransitHits(birth: Birth, period: TransitPeriod | null) {
  return useQuery({
    queryKey: ['western', 'hits', birth, period],
    queryFn: ({ signal }) =>
      call(getWesternTransits, {
        body: {
          birth,
          withAngles: true,
          ...(period === null ? {} : { from: period.from, to: period.to }),
          ...(period?.isSlow ? { transiting: [...slowPlanets] } : {}),
        },
        signal,
      }),
    enabled: period !== null,
    ...computed,
  });
}

/** Secondary progressions at noon (UTC) of a date; not asked while `date` is null. */
export function useProgressions(birth: Birth, date: string | null, angles: ProgressedAngles) {
  return useQuery({
    queryKey: ['western', 'progressions', birth, date, angles],
    queryFn: ({ signal }) =>
      call(getProgressions, {
        body: { birth, angles, withAngles: true, ...(date === null ? {} : { at: `${date}T12:00:00Z` }) },
        signal,
      }),
    enabled: date !== null,
    ...computed,
  });
}

/** One chart of two people. */
export function useComposite(birth: Birth, partner: Birth, method: CompositeMethod) {
  return useQuery({
    queryKey: ['western', 'composite', birth, partner, method],
    queryFn: ({ signal }) => call(getComposite, { body: { birth, partner, method }, signal }),
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

/** The Moon's first two returns after the beginning of a date (UTC), the chart of the first; not asked while `date` is null. */
export function useLunarReturn(birth: Birth, date: string | null) {
  return useQuery({
    queryKey: ['western', 'lunar', birth, date],
    queryFn: ({ signal }) =>
      call(getLunarReturn, {
        body: { birth, count: 2, ...(date === null ? {} : { after: `${date}T00:00:00Z` }) },
        signal,
      }),
    enabled: date !== null,
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
