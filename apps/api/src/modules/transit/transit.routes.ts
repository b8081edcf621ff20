import { getEvents, getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { compute, echo } from '../chart/computation.service.ts';
import { sadeSatiOf } from './sade-sati.service.ts';
import { skyEvents } from './sky-events.service.ts';

export function registerTransit(app: FastifyInstance): void {
  mount(app, getSadeSati, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, sadeSatiOf(computation, body, Date.now()));
  });

  mount(app, getEvents, async ({ body }) => ({ events: await skyEvents(body) }));
}
