import type { VargaPlace } from '@nebosvod/interpretations/unit-factor';

/** What a house of a chart is by its place: an angle, a trine, a house where things grow or one that weighs. [modern] */
export const HOUSE_PLACES: Readonly<Record<number, VargaPlace>> = {
  1: 'angle',
  4: 'angle',
  7: 'angle',
  10: 'angle',
  5: 'trine',
  9: 'trine',
  2: 'growth',
  3: 'growth',
  11: 'growth',
  6: 'burden',
  8: 'burden',
  12: 'burden',
};
