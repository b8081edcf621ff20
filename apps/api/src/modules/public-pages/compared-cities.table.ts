import type { CitySlug } from '@nebosvod/gazetteer/city-slug';

/**
 * Cities whose fasts the page of a year compares: the sixteen of Russia with a million people, largest first, then the corners of
 * the country, where the days differ most. Source: census of 2021.
 */
export const comparedCities = [
  'moskva',
  'sankt-peterburg',
  'novosibirsk',
  'ekaterinburg',
  'kazan',
  'nizhniy-novgorod',
  'krasnoyarsk',
  'chelyabinsk',
  'samara',
  'ufa',
  'rostov-na-donu',
  'krasnodar',
  'omsk',
  'voronezh',
  'perm',
  'volgograd',
  'kaliningrad',
  'irkutsk',
  'khabarovsk',
  'vladivostok',
] as const satisfies readonly CitySlug[];
