import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import { getEvents, getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import { whereItBelongs } from '../../background/inline.ts';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { natalTransitsOf } from './natal-transits.service.ts';
import { skyEvents } from './sky-events.service.ts';
import { sadeSatiTask } from './transit.worker.ts';
import { traceOfTransits } from './transit-trace.service.ts';

export function registerTransit(app: FastifyInstance, { background }: Context): void {
  mount(app, getSadeSati, ({ body, reply }) =>
    whereItBelongs(getSadeSati, sadeSatiTask, { body, nowMs: Date.now() }, { background, body, reply }),
  );

  mount(app, getEvents, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => ({ events: await skyEvents(body, background, waiting) })),
  );

  mount(app, getTransits, async ({ body, reply }) => {
    const computation = await compute(body);
    return answerWhileConnected(reply, async (waiting) => {
      const answer = await natalTransitsOf(computation, body, Date.now(), background, waiting);
      return echo(
        computation,
        withTrace(body, answer, () => traceOfTransits(computation, answer)),
      );
    });
  });
}
