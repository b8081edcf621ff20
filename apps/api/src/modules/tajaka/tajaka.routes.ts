import { getTajaka } from '@nebosvod/contracts/chart-tajaka';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { mount } from '../../mount.ts';
import { tajakaOf } from './tajaka.service.ts';

export function registerTajaka(app: FastifyInstance): void {
  mount(app, getTajaka, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, tajakaOf(computation, body));
  });
}
