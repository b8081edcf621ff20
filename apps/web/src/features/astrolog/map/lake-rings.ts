import { lakes } from './lake.table.ts';
import type { LonLat } from './land-rings.ts';

/**
 * Shores of the lakes larger than 4000 km² but the Caspian, which the coastlines have.
 * Source: [GSHHG], low resolution, level 2; cut by `scripts/lakes.mjs`.
 */
export function lakeRings(): LonLat[][] {
  return lakes.map((flat) =>
    flat.flatMap((longitude, index): LonLat[] => (index % 2 === 0 ? [[longitude, flat[index + 1] ?? 0]] : [])),
  );
}
