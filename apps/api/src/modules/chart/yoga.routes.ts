import { getDoshas, getPitriStatic, getPitriYogas, getYogas, getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import { getCompatibility } from '@nebosvod/contracts/compatibility';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { mount } from '../../mount.ts';
import { compatibilityOf } from './compatibility.service.ts';
import { doshasOf } from './doshas.service.ts';
import { pitriStaticOf, pitriYogasOf } from './pitri.service.ts';
import { traceOfRules, yogaCategoriesOf, yogasOf } from './yogas.service.ts';

/** Combinations, doshas, ancestors, compatibility. */
export function registerYogas(app: FastifyInstance): void {
  mount(app, getYogasCategories, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, await yogaCategoriesOf(computation));
  });

  mount(app, getYogas, async ({ body }) => {
    const computation = await compute(body);
    const answer = await yogasOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfRules('yogas', answer.yogas)),
    );
  });

  mount(app, getDoshas, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, doshasOf(computation));
  });

  mount(app, getPitriYogas, async ({ body }) => {
    const computation = await compute(body);
    const answer = await pitriYogasOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfRules('yogas', answer.yogas)),
    );
  });

  mount(app, getPitriStatic, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, await pitriStaticOf(computation, body));
  });

  mount(app, getCompatibility, async ({ body }) => compatibilityOf(body));
}
