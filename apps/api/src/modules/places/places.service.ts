import type { FoundPlace } from '@nebosvod/contracts/places';
import { placeById } from '@nebosvod/gazetteer/load';
import { nearestPlace } from '@nebosvod/gazetteer/nearest';
import { searchPlaces, warmSearch } from '@nebosvod/gazetteer/search';
import { zoneAt } from '../../computation/zone.service.ts';
import { ProblemError } from '../../problem-error.ts';

const usualLimit = 8;

/** Places for a name as typed, best first. */
export function findPlaces(query: string, limit = usualLimit): FoundPlace[] {
  return searchPlaces(query, limit);
}

/**
 * The place of a GeoNames id.
 * @throws ProblemError 404 when the gazetteer has none
 */
export function placeOf(id: number) {
  const place = placeById(id);
  if (!place) throw new ProblemError('NOT_FOUND', 'Такого места в списке нет');
  return place;
}

/** The place by which people would name coordinates (degrees), its distance and the zone of the coordinates. */
export async function describeCoordinates(latitude: number, longitude: number) {
  const { place, distanceKm } = nearestPlace(latitude, longitude);
  return { place, distanceKm: Math.round(distanceKm * 10) / 10, timeZone: await zoneAt(latitude, longitude) };
}

/** Loads the gazetteer ahead of the first question: a third of a second that would hold up other requests. */
export function warmPlaces(): void {
  warmSearch();
}
