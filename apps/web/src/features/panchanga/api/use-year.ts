import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getFestivals, getSunTransit } from '@nebosvod/contracts/panchanga-period';
import { useQueries, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { placeBody, usePlaceBody } from '../place/place-body.ts';

export type FestivalsAnswer = AnswerOf<typeof getFestivals>;
export type Festival = FestivalsAnswer['festivals'][number];
export type Ekadashi = FestivalsAnswer['ekadashis'][number];
export type SunTransitAnswer = AnswerOf<typeof getSunTransit>;

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Everything observed in a civil year at a place. */
export function useFestivals(year: number, place: Place) {
  const body = { ...yearOf(year), ...usePlaceBody(place) };
  return useQuery(endpointQuery(getFestivals, { body }, 'stepped'));
}

/** The ekadashis of a year in several places, each its own answer, in the order of the places. */
export function useEkadashis(year: number, places: readonly Place[]) {
  const { calculation } = useSettings();
  return useQueries({
    queries: places.map((place) => {
      const body = { ...yearOf(year), ...placeBody(place, calculation), kinds: ['ekadashi' as const] };
      return endpointQuery(getFestivals, { body }, 'computed');
    }),
  });
}

/** The Sun's entries into signs and nakshatras in a civil year (UTC), with punya kala at the place. */
export function useSunTransit(year: number, place: Place, zodiac: 'sidereal' | 'tropical' = 'sidereal') {
  const body = { ...yearOf(year), zodiac, ...usePlaceBody(place) };
  return useQuery(endpointQuery(getSunTransit, { body }, 'stepped'));
}
