import { placeStore, readPlace } from './load.ts';
import type { Place } from './place.ts';

/** People from whom a city is large; in the former Union a tenth of them, as everywhere in the weight of a place. */
const LARGE = 300_000;

let found: readonly Place[] | undefined;

/** Large cities, districts of cities left out, by the weight they have in a search; read once for the process. */
export function largeCities(): readonly Place[] {
  found ??= findLarge();
  return found;
}

function findLarge(): Place[] {
  const store = placeStore();
  const least = Math.fround(Math.log10(LARGE));
  const rows: number[] = [];
  for (let place = 0; place < store.count; place++) {
    if (store.isSecondary[place] === 0 && store.weight[place] >= least) rows.push(place);
  }
  return rows.sort((a, b) => store.weight[b] - store.weight[a]).map((place) => readPlace(store, place));
}
