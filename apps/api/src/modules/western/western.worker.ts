import type { getWesternMoon } from '@nebosvod/contracts/chart-western';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { getDirections } from '@nebosvod/contracts/western-directions';
import type { getHorary } from '@nebosvod/contracts/western-horary';
import { type TransitSearch, transitHits } from '@nebosvod/engine/western/natal-transits';
import { task } from '../../background/task.ts';
import { echo, ephemeris } from '../../computation/computation.service.ts';
import { directionsOf } from './directions.service.ts';
import { horaryOf } from './horary.service.ts';
import { computeWestern } from './western-chart.service.ts';
import { westernMoonOf } from './western-moon.service.ts';

/** Exact aspects of transiting bodies to natal points between two Julian days (UT). */
export const westernTransitsTask = task(
  'westernTransits',
  async ({ search, from, to }: { readonly search: TransitSearch; readonly from: number; readonly to: number }) =>
    transitHits(await ephemeris(), search, from, to),
);

/** The Moon of an instant, its quarters and voids of a period. */
export const westernMoonTask = task(
  'westernMoon',
  ({ body, nowMs }: { readonly body: BodyOf<typeof getWesternMoon>; readonly nowMs: number }) =>
    westernMoonOf(body, nowMs),
);

/** Dated contacts of a life. */
export const westernDirectionsTask = task('westernDirections', async (body: BodyOf<typeof getDirections>) => {
  const computation = await computeWestern(body);
  return echo(computation, directionsOf(computation, body));
});

/** A question judged. */
export const westernHoraryTask = task('westernHorary', async (body: BodyOf<typeof getHorary>) => {
  const computation = await computeWestern(body);
  const answer = echo(computation, horaryOf(computation, body));
  return { ...answer, settings: { ...answer.settings, houseSystem: 'regiomontanus' as const } };
});
