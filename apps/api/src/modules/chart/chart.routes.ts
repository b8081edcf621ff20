import { getPlanets, getUTS } from '@nebosvod/contracts/chart';
import { localMeanTimeOffset } from '@nebosvod/engine/time/local-time';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { presentReading, resolveOffset } from '../../computation/moment.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { mount } from '../../mount.ts';
import { planetsOf, traceOfPlanets } from './planets.service.ts';

export function registerChart(app: FastifyInstance): void {
  mount(app, getUTS, async ({ body }) => {
    const { timeZone, kind, candidates, isDst } = await resolveOffset(body);
    return {
      timeZone,
      kind,
      isDst,
      ...presentReading(candidates[0]),
      candidates: candidates.map(presentReading),
      localMeanTimeOffsetSeconds: localMeanTimeOffset(body.longitude),
    };
  });

  mount(app, getPlanets, async ({ body }) => {
    const computation = await compute(body);
    return echo(
      computation,
      withTrace(body, planetsOf(computation), () => traceOfPlanets(computation)),
    );
  });
}
