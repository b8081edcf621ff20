import { getFestivals, getSunTransit } from '@nebosvod/contracts/panchanga';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { placeBody, usePlaceBody } from '../place/place-body.ts';

export type FestivalsAnswer = z.output<(typeof getFestivals)['response']>;
export type Festival = FestivalsAnswer['festivals'][number];
export type Ekadashi = FestivalsAnswer['ekadashis'][number];
export type SunTransitAnswer = z.output<(typeof getSunTransit)['response']>;

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Everything observed in a civil year at a place. */
export function useFestivals(year: number, place: Place) {
  const body = { ...yearOf(year), ...usePlaceBody(place) };
  return useQuery({
    queryKey: ['panchanga', 'festivals', body],
    queryFn: ({ signal }) => call(getFestivals, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** The ekadashis of a year in several places, each its own answer, in the order of the places. */
export function useEkadashis(year: number, places: readonly Place[]) {
  const { calculation } = useSettings();
  return useQueries({
    queries: places.map((place) => {
      const body = { ...yearOf(year), ...placeBody(place, calculation), kinds: ['ekadashi' as const] };
      return {
        queryKey: ['panchanga', 'ekadashis', body],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(getFestivals, { body, signal }),
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
}

/** The Sun's entries into signs and nakshatras in a civil year (UTC), with punya kala at the place. */
export function useSunTransit(year: number, place: Place, zodiac: 'sidereal' | 'tropical' = 'sidereal') {
  const body = { ...yearOf(year), zodiac, ...usePlaceBody(place) };
  return useQuery({
    queryKey: ['panchanga', 'sun', body],
    queryFn: ({ signal }) => call(getSunTransit, { body, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
