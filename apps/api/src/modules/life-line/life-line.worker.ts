import type { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { task } from '../../background/task.ts';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { lifeLineOf } from './life-line.service.ts';
import { traceOfLifeLine } from './life-line-trace.service.ts';

/** The line of a life. */
export const lifeLineTask = task('lifeLine', async (body: BodyOf<typeof getLifeLine>) => {
  const computation = await compute(body);
  const answer = lifeLineOf(computation, body);
  return echo(
    computation,
    withTrace(body, answer, () => traceOfLifeLine(answer)),
  );
});
