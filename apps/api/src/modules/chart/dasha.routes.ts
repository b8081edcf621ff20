import { getDashaPeriods, getPeriodTexts, getRashaPeriods, getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { knownBirthOf } from '../../computation/known-birth.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { mount } from '../../mount.ts';
import { grahaDashaOf, rasiDashaOf, runningDashasOf } from './dasha.service.ts';
import { periodTexts } from './dasha-texts.service.ts';
import { traceOfGrahaDasha, traceOfRasiDasha } from './dasha-trace.service.ts';

export function registerDasha(app: FastifyInstance): void {
  mount(app, getDashaPeriods, async ({ body }) => {
    const computation = await compute(body);
    const answer = grahaDashaOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfGrahaDasha(computation, answer.system, body.from ?? 'moon', answer)),
    );
  });

  mount(app, getPeriodTexts, async ({ body }) => {
    const computation = await compute(body);
    const known = knownBirthOf(computation);
    const { mahadasha, antardasha } = body;
    const great = periodTexts(known, [mahadasha]);
    const sub = antardasha === undefined ? [] : periodTexts(known, [mahadasha, antardasha]);
    return echo(computation, { texts: [...great, ...sub] });
  });

  mount(app, getRashaPeriods, async ({ body }) => {
    const computation = await compute(body);
    const answer = rasiDashaOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfRasiDasha(computation, answer)),
    );
  });

  mount(app, getRunningDashas, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, runningDashasOf(computation, body));
  });
}
