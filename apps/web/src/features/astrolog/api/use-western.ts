import type { Birth } from '@nebosvod/contracts/birth';
import {
  getComposite,
  getLunarReturn,
  getProgressions,
  getSolarReturn,
  getSynastry,
  getWesternTransits,
} from '@nebosvod/contracts/chart-western';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import type { PROGRESSED_ANGLES } from '@nebosvod/engine/western/western.ids';
import { useQuery } from '@tanstack/react-query';
import type { WesternChart } from '../../../chart/western/western-chart.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type WesternPattern = WesternChart['patterns'][number];
export type WesternTransits = AnswerOf<typeof getWesternTransits>;
export type WesternReturn = AnswerOf<typeof getSolarReturn> | AnswerOf<typeof getLunarReturn>;
export type ProgressedAngles = (typeof PROGRESSED_ANGLES)[number];
export type CompositeMethod = NonNullable<SentBodyOf<typeof getComposite>['method']>;

/** Transits at an instant (ISO 8601, UTC). */
export function useWesternTransits(birth: Birth, at: string) {
  return useQuery(endpointQuery(getWesternTransits, { body: { birth, at } }, 'stepped'));
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
    ...endpointQuery(
      getWesternTransits,
      {
        body: {
          birth,
          withAngles: true,
          ...(period === null ? {} : { from: period.from, to: period.to }),
          ...(period?.isSlow ? { transiting: [...slowPlanets] } : {}),
        },
      },
      'stepped',
    ),
    enabled: period !== null,
  });
}

/** Secondary progressions at noon (UTC) of a date; not asked while `date` is null. */
export function useProgressions(birth: Birth, date: string | null, angles: ProgressedAngles) {
  return useQuery({
    ...endpointQuery(
      getProgressions,
      { body: { birth, angles, withAngles: true, ...(date === null ? {} : { at: `${date}T12:00:00Z` }) } },
      'stepped',
    ),
    enabled: date !== null,
  });
}

/** One chart of two people. */
export function useComposite(birth: Birth, partner: Birth, method: CompositeMethod) {
  return useQuery(endpointQuery(getComposite, { body: { birth, partner, method } }, 'stepped'));
}

/** Where a return is met; null = at the birth place. */
export type Residence = { readonly latitude: number; readonly longitude: number } | null;

const residenceOf = (residence: Residence) =>
  residence === null ? {} : { residence: { latitude: residence.latitude, longitude: residence.longitude } };

/** The Sun's return of a calendar year; not asked while `year` is null. */
export function useSolarReturn(birth: Birth, year: number | null, residence: Residence) {
  return useQuery({
    ...endpointQuery(
      getSolarReturn,
      { body: { birth, ...(year === null ? {} : { year }), ...residenceOf(residence) } },
      'stepped',
    ),
    enabled: year !== null,
  });
}

/** The Moon's first two returns after the beginning of a date (UTC), the chart of the first; not asked while `date` is null. */
export function useLunarReturn(birth: Birth, date: string | null, residence: Residence) {
  return useQuery({
    ...endpointQuery(
      getLunarReturn,
      {
        body: {
          birth,
          count: 2,
          ...(date === null ? {} : { after: `${date}T00:00:00Z` }),
          ...residenceOf(residence),
        },
      },
      'stepped',
    ),
    enabled: date !== null,
  });
}

/** Two charts against each other. */
export function useSynastry(birth: Birth, partner: Birth) {
  return useQuery(endpointQuery(getSynastry, { body: { birth, partner } }, 'stepped'));
}
