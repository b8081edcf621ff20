import type { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { WesternLife } from '@nebosvod/engine/life/western-rows';
import { task } from '../../background/task.ts';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { lordsBorne } from '../western/time-lords.service.ts';
import { computeWestern } from '../western/western-chart.service.ts';
import { lifeLineOf } from './life-line.service.ts';
import { traceOfLifeLine } from './life-line-trace.service.ts';

/** The line of a life. */
export const lifeLineTask = task('lifeLine', async (body: BodyOf<typeof getLifeLine>) => {
  const computation = await compute(body);
  const western = body.western ? await westernLifeOf(body) : null;
  const answer = lifeLineOf(computation, body, western);
  return echo(
    computation,
    withTrace(body, answer, () => traceOfLifeLine(answer)),
  );
});

/** The same birth in the tropical zodiac with Placidus, whatever zodiac and houses the line itself is drawn in. */
async function westernLifeOf({ birth, mapId }: BodyOf<typeof getLifeLine>): Promise<WesternLife> {
  const computation = await computeWestern({ birth, mapId });
  return { chart: computation.western, sure: lordsBorne(computation) };
}
