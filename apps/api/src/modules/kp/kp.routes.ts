import { getKp } from '@nebosvod/contracts/chart-kp';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { mount } from '../../mount.ts';
import { kpOf, kpRequest, traceOfKp } from './kp.service.ts';

/** The chart by the school of Krishnamurti. */
export function registerKp(app: FastifyInstance): void {
  mount(app, getKp, async ({ body }) => {
    const computation = await compute(kpRequest(body));
    const answer = kpOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfKp(computation, answer)),
    );
  });
}
