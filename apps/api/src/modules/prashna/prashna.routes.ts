import { getPrashna } from '@nebosvod/contracts/chart-prashna';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { mount } from '../../mount.ts';
import { prashnaOf, prashnaRequest } from './prashna.service.ts';

/** A question judged by Jyotish. */
export function registerPrashna(app: FastifyInstance): void {
  mount(app, getPrashna, async ({ body }) => {
    const computation = await compute(prashnaRequest(body));
    return echo(computation, prashnaOf(computation, body));
  });
}
