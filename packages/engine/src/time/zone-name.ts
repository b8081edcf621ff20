import { CITY_MEAN_TIME_SINCE } from './city-mean-time.table.ts';
import { MERGED_ZONES } from './merged-zones.table.ts';
import { ZONE_ALIASES } from './zone-alias.table.ts';

/** Names with a history of their own here, by their letters in lower case: IANA names do not tell letters apart. */
const known = new Map(
  [...Object.keys(MERGED_ZONES), ...Object.keys(CITY_MEAN_TIME_SINCE), ...Object.entries(ZONE_ALIASES).flat()].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** The zone that a name means in the tables of early time: Iceland is Atlantic/Reykjavik. Other names are given back. */
export function zoneMeant(name: string): string {
  const written = known.get(name.toLowerCase()) ?? name;
  return Object.hasOwn(ZONE_ALIASES, written) ? ZONE_ALIASES[written] : written;
}
