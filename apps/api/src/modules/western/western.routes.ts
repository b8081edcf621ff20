import {
  getComposite,
  getLunarReturn,
  getProgressions,
  getSolarReturn,
  getSynastry,
  getWesternAspects,
  getWesternChart,
  getWesternMoon,
  getWesternTransits,
} from '@nebosvod/contracts/chart-western';
import { getDirections } from '@nebosvod/contracts/western-directions';
import { getEphemeris } from '@nebosvod/contracts/western-ephemeris';
import { getHorary } from '@nebosvod/contracts/western-horary';
import { getMap } from '@nebosvod/contracts/western-map';
import { getWesternPoints } from '@nebosvod/contracts/western-points';
import { getTimeLords } from '@nebosvod/contracts/western-time-lords';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import { whereItBelongs } from '../../background/inline.ts';
import { echo } from '../../computation/computation.service.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { ephemerisOf } from './ephemeris.service.ts';
import { mapOf } from './map.service.ts';
import { compositeOf, computePartner, synastryOf } from './pair.service.ts';
import { westernPointsOf } from './points.service.ts';
import { lunarReturnOf, progressionsOf, solarReturnOf } from './returns.service.ts';
import { timeLordsOf } from './time-lords.service.ts';
import { westernDirectionsTask, westernHoraryTask, westernMoonTask } from './western.worker.ts';
import { computeWestern, westernAspectsOf, westernChartOf } from './western-chart.service.ts';
import { westernTransitsOf } from './western-transits.service.ts';

/** The Western part under /api/v2/western.*. */
export function registerWestern(app: FastifyInstance, { background }: Context): void {
  mount(app, getWesternChart, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, westernChartOf(computation, body));
  });

  mount(app, getWesternAspects, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, westernAspectsOf(computation, body));
  });

  mount(app, getWesternTransits, async ({ body, reply }) => {
    const computation = await computeWestern(body);
    return answerWhileConnected(reply, async (waiting) =>
      echo(computation, await westernTransitsOf(computation, body, Date.now(), background, waiting)),
    );
  });

  mount(app, getSolarReturn, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, solarReturnOf(computation, body, Date.now()));
  });

  mount(app, getLunarReturn, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, lunarReturnOf(computation, body, Date.now()));
  });

  mount(app, getProgressions, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, progressionsOf(computation, body, Date.now()));
  });

  mount(app, getSynastry, async ({ body }) => {
    const own = await computeWestern(body);
    return echo(own, synastryOf(own, await computePartner(body.partner, body.settings), body));
  });

  mount(app, getComposite, async ({ body }) => {
    const own = await computeWestern(body);
    return echo(own, compositeOf(own, await computePartner(body.partner, body.settings), body));
  });

  mount(app, getTimeLords, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, timeLordsOf(computation, body, Date.now()));
  });

  mount(app, getWesternPoints, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, westernPointsOf(computation, body));
  });

  mount(app, getEphemeris, ({ body }) => ephemerisOf(body));

  mount(app, getMap, async ({ body }) => {
    const computation = await computeWestern(body);
    return echo(computation, mapOf(computation, body));
  });

  mount(app, getDirections, ({ body, reply }) =>
    whereItBelongs(getDirections, westernDirectionsTask, body, { background, body, reply }),
  );

  mount(app, getHorary, ({ body, reply }) =>
    whereItBelongs(getHorary, westernHoraryTask, body, { background, body, reply }),
  );

  mount(app, getWesternMoon, ({ body, reply }) =>
    whereItBelongs(getWesternMoon, westernMoonTask, { body, nowMs: Date.now() }, { background, body, reply }),
  );
}
