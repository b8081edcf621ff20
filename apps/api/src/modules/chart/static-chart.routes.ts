import { getChartData } from '@nebosvod/contracts/chart';
import { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import { getChakras } from '@nebosvod/contracts/chart-chakras';
import { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import { getAvastha, getPlanetaryWar, getPlanetInfo, getPushkara, getRelation } from '@nebosvod/contracts/chart-states';
import { getTimeMarks } from '@nebosvod/contracts/chart-time-marks';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from '../../computation/computation.service.ts';
import { withTrace } from '../../computation/trace.ts';
import { mount } from '../../mount.ts';
import { birthDetailsOf, traceOfBirthDetails } from './birth-details.service.ts';
import { traceOfChakra } from './chakra-trace.service.ts';
import { chakraOf } from './chakras.service.ts';
import { chartDataOf, traceOfChartData } from './chart-data.service.ts';
import { specialLagnasOf, traceOfLagnas, traceOfVarnada, varnaLagnasOf } from './lagnas.service.ts';
import { planetInfoOf, traceOfPlanetInfo } from './planet-info.service.ts';
import {
  avasthasOf,
  pushkaraOf,
  relationsOf,
  traceOfAvasthas,
  traceOfPushkara,
  traceOfRelations,
  traceOfWars,
  warsOf,
} from './states.service.ts';
import { timeMarksOf } from './time-marks.service.ts';

/** Methods that read one birth chart as it stands (vargas, states, lagnas, birth details, diagrams), and when it would stand otherwise. */
export function registerStaticChart(app: FastifyInstance): void {
  mount(app, getChartData, async ({ body }) => {
    const computation = await compute(body);
    const answer = withTrace(body, chartDataOf(computation, body), () => traceOfChartData(computation, body));
    return echo(computation, answer);
  });

  mount(app, getPlanetInfo, async ({ body }) => {
    const computation = await compute(body);
    const answer = planetInfoOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfPlanetInfo(computation, answer)),
    );
  });

  mount(app, getAvastha, async ({ body }) => {
    const computation = await compute(body);
    const answer = avasthasOf(computation);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfAvasthas(answer)),
    );
  });

  mount(app, getRelation, async ({ body }) => {
    const computation = await compute(body);
    const withNodes = body.nodes ?? false;
    const answer = relationsOf(computation, withNodes);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfRelations(computation, withNodes)),
    );
  });

  mount(app, getPushkara, async ({ body }) => {
    const computation = await compute(body);
    const set = body.bhagaSet ?? 'jataka-parijata';
    return echo(
      computation,
      withTrace(body, pushkaraOf(computation, set), () => traceOfPushkara(computation, set)),
    );
  });

  mount(app, getPlanetaryWar, async ({ body }) => {
    const computation = await compute(body);
    const answer = warsOf(computation, body.rule ?? 'north');
    return echo(
      computation,
      withTrace(body, answer, () => traceOfWars(answer)),
    );
  });

  mount(app, getHoraLagna, async ({ body }) => {
    const computation = await compute(body);
    const answer = specialLagnasOf(computation, body);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfLagnas(computation, answer)),
    );
  });

  mount(app, getVarnaLagnas, async ({ body }) => {
    const computation = await compute(body);
    const answer = varnaLagnasOf(computation, body.school ?? 'raman');
    return echo(
      computation,
      withTrace(body, answer, () => traceOfVarnada(computation, answer)),
    );
  });

  mount(app, getBirthDetails, async ({ body }) => {
    const computation = await compute(body);
    const answer = birthDetailsOf(computation);
    return echo(
      computation,
      withTrace(body, answer, () => traceOfBirthDetails(computation)),
    );
  });

  mount(app, getChakras, async ({ body }) => {
    const computation = await compute(body);
    const chakra = chakraOf(computation, body);
    return echo(
      computation,
      withTrace(body, { chakra }, () => traceOfChakra(computation, chakra)),
    );
  });

  mount(app, getTimeMarks, async ({ body }) => {
    const computation = await compute(body);
    return echo(computation, timeMarksOf(computation, body));
  });
}
