import type { getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { Chart } from '@nebosvod/engine/chart/chart';
import type { TransitBody } from '@nebosvod/engine/transit/motion';
import { mover } from '@nebosvod/engine/transit/motion';
import { findTransits, type TransitFind } from '@nebosvod/engine/transit/natal-search';
import { staysBetween } from '@nebosvod/engine/transit/stay';
import { task } from '../../background/task.ts';
import { compute, echo, ephemeris } from '../../computation/computation.service.ts';
import { sadeSatiOf } from './sade-sati.service.ts';
import { listSkyEvents, type SkyEventQuery } from './sky-event-list.service.ts';

/** A stretch of time, Julian days (UT). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Answers to questions «when does X reach Y». */
export const natalSearchTask = task(
  'natalSearch',
  async ({ chart, finds, from, to }: Stretch & { chart: Chart; finds: readonly TransitFind[] }) => {
    const sky = await ephemeris();
    return finds.map((find) => findTransits(sky, chart, find, from, to));
  },
);

/** Stays of bodies in signs (12) or nakshatras (27). */
export const natalStaysTask = task(
  'natalStays',
  async ({
    chart,
    bodies,
    count,
    from,
    to,
  }: Stretch & { chart: Chart; bodies: readonly TransitBody[]; count: 12 | 27 }) => {
    const sky = await ephemeris();
    return bodies.map((body) => ({ body, stays: staysBetween(mover(sky, body, chart.settings), count, from, to) }));
  },
);

/** Events of the sky in a period. */
export const skyEventsTask = task('skyEvents', async (query: SkyEventQuery) => listSkyEvents(await ephemeris(), query));

/** Sade sati and dhaiya of a birth; `nowMs` decides what is current. */
export const sadeSatiTask = task(
  'sadeSati',
  async ({ body, nowMs }: { readonly body: BodyOf<typeof getSadeSati>; readonly nowMs: number }) => {
    const computation = await compute(body);
    return echo(computation, sadeSatiOf(computation, body, nowMs));
  },
);
