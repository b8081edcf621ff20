import { searchPlaces as endpoint, type FoundPlace } from '@nebosvod/contracts/places';
import type { Place } from '../../ui/place-field.tsx';
import { call } from './call.ts';

/** «ныне Самара, Самарская область»; the country is named outside Russia. */
function detailOf(place: FoundPlace): string {
  return [
    place.matchedName === undefined ? null : `ныне ${place.name}`,
    place.region,
    place.countryCode === 'RU' && place.region !== null ? null : place.country,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** Places for what was typed, best first: the `search` of a PlaceField. A place found by a former name is shown by it. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<readonly Place[]> {
  const found = await call(endpoint, { query: { query, limit: '8' }, signal });
  return found.map((place) => ({
    id: place.id,
    name: place.matchedName ?? place.name,
    detail: detailOf(place),
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.timeZone,
  }));
}
