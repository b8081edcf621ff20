import { getAshtakPoints, getShadBala } from '@nebosvod/contracts/chart-bala';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { mount } from '../../mount.ts';
import { ashtakPointsOf, shadbalaOf } from './bala.service.ts';

export function registerBala(app: FastifyInstance): void {
  mount(app, getShadBala, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, shadbalaOf(computation, body));
  });

  mount(app, getAshtakPoints, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, ashtakPointsOf(computation, body));
  });
}
