import { getDashaPeriods, getRashaPeriods, getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { compute, echo } from './computation.service.ts';
import { grahaDashaOf, rasiDashaOf, runningDashasOf } from './dasha.service.ts';

export function registerDasha(app: FastifyInstance): void {
  mount(app, getDashaPeriods, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, grahaDashaOf(computation, body));
  });

  mount(app, getRashaPeriods, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, rasiDashaOf(computation, body));
  });

  mount(app, getRunningDashas, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, runningDashasOf(computation, body));
  });
}
