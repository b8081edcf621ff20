import { formatLongitude } from '@nebosvod/terms/degree';

/** «16°41′ в Деве» for a cell of a table: where it takes two lines the preposition goes with its sign. */
export const longitudeWords = (longitude: number): string => formatLongitude(longitude).replace(/ (во?) /, ' $1\u00a0');
