import { getLifeDays, getLifeLine, lifeDaysLimit } from '@nebosvod/contracts/chart-life-line';
import type { FastifyInstance } from 'fastify';
import { whereItBelongs } from '../../background/inline.ts';
import { compute, echo } from '../../computation/computation.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { assertOwnsProduct } from '../user/user.policy.ts';
import { lifeDaysOf } from './life-line.service.ts';
import { lifeLineTask } from './life-line.worker.ts';

/** Years that surely hold the longest stretch of days: {@link utcRange} counts in them. */
const YEARS = 2;

/** The product that opens the Western rows. */
const westernProduct = 1;

export function registerLifeLine(app: FastifyInstance, { background }: Context): void {
  mount(app, getLifeLine, ({ body, caller, reply }) => {
    if (body.western) assertOwnsProduct(signedIn(caller), westernProduct);
    return whereItBelongs(getLifeLine, lifeLineTask, body, { background, body, reply });
  });

  mount(app, getLifeDays, async ({ body }) => {
    const range = utcRange(body, YEARS);
    if (range.to - range.from > lifeDaysLimit)
      throw new ProblemError('LIMIT_EXCEEDED', `Период не длиннее ${lifeDaysLimit} дней`);
    const computation = await compute(body);
    return echo(computation, lifeDaysOf(computation, range));
  });
}
