import { placeStore, readPlace } from './load.ts';
import type { Place } from './place.ts';

const earthRadiusKm = 6371;

/** Great-circle distance in kilometres between two points given in degrees. */
export function distanceKm(latitudeA: number, longitudeA: number, latitudeB: number, longitudeB: number): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((latitudeB - latitudeA) * radians) / 2) ** 2;
  const east = Math.sin(((longitudeB - longitudeA) * radians) / 2) ** 2;
  const a = north + Math.cos(latitudeA * radians) * Math.cos(latitudeB * radians) * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/**
 * The place by which people would name coordinates (degrees, north and east positive), and its distance: the nearest
 * one, a city being felt from farther than a village, districts of cities left out. There is always one; far out at sea
 * it is thousands of kilometres away.
 */
export function nearestPlace(
  latitude: number,
  longitude: number,
): { readonly place: Place; readonly distanceKm: number } {
  const store = placeStore();
  const radians = Math.PI / 180;
  const [x, y, z] = [
    Math.cos(latitude * radians) * Math.cos(longitude * radians),
    Math.cos(latitude * radians) * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ];
  let [nearest, closest] = [0, Number.POSITIVE_INFINITY];
  for (let place = 0; place < store.count; place++) {
    if (store.isSecondary[place] === 1) continue;
    const [phi, lambda] = [store.latitudes[place] * radians, store.longitudes[place] * radians];
    const cosine = Math.cos(phi);
    // 1 − cos of the arc between the two, which grows as its square.
    const gap = 1 - (x * cosine * Math.cos(lambda) + y * cosine * Math.sin(lambda) + z * Math.sin(phi));
    const felt = gap / store.reach[place] ** 2;
    if (felt < closest) [nearest, closest] = [place, felt];
  }
  const place = readPlace(store, nearest);
  return { place, distanceKm: distanceKm(latitude, longitude, place.latitude, place.longitude) };
}
