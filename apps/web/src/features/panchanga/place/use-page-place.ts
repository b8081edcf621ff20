import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getPlace } from '@nebosvod/contracts/places';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { defaultCity } from '../../../platform/settings/own-settings.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import type { Place } from '../../../ui/place-field.tsx';

function shownPlace(found: AnswerOf<typeof getPlace>): Place {
  const { id, name, latitude, longitude, timeZone } = found;
  const detail = found.countryCode === 'RU' && found.region !== null ? found.region : found.country;
  return { id, name, detail, latitude, longitude, timeZone };
}

/**
 * The place of the page: the one its address names, else the city of the person's settings.
 * @returns `null` while the place of a link is being looked up; `isLost` when the address names no place we know
 */
export function usePagePlace(city: number | undefined): { readonly place: Place | null; readonly isLost: boolean } {
  const own = useSettings().city ?? defaultCity;
  const known = [own, defaultCity].find((place) => place.id === city);
  const request = city === undefined || known !== undefined ? null : { params: { id: String(city) } };
  const asked = useQuery({ ...endpointQuery(getPlace, request, 'computed'), select: shownPlace });
  if (city === undefined) return { place: own, isLost: false };
  if (known) return { place: known, isLost: false };
  if (asked.isError) return { place: own, isLost: true };
  return { place: asked.data ?? null, isLost: false };
}
