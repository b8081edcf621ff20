import { type TransitSearch, transitHits } from '@nebosvod/engine/western/natal-transits';
import { task } from '../../background/task.ts';
import { ephemeris } from '../../computation/computation.service.ts';

/** Exact aspects of transiting bodies to natal points between two Julian days (UT). */
export const westernTransitsTask = task(
  'westernTransits',
  async ({ search, from, to }: { readonly search: TransitSearch; readonly from: number; readonly to: number }) =>
    transitHits(await ephemeris(), search, from, to),
);
