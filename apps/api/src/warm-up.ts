import { setImmediate as turn } from 'node:timers/promises';
import { getPlanets } from '@nebosvod/contracts/chart';
import { pagePaths } from '@nebosvod/contracts/page-paths';
import { getPanchanga } from '@nebosvod/contracts/panchanga';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { FastifyInstance } from 'fastify';
import { compute, echo } from './computation/computation.service.ts';
import { planetsOf } from './modules/chart/planets.service.ts';
import { dayAnswer } from './modules/panchanga/panchanga.service.ts';
import { warmPlaces } from './modules/places/places.service.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
/** Loads the code that draws pages, and keeps those that are opened most. */
const firstPages = [pagePaths.home, pagePaths.panchanga, pagePaths.natalChart, pagePaths.shop, pagePaths.faq];
/** By then the engine's code has been compiled to its last stage. */
const CHARTS = 200;
const CHARTS_A_DAY = 4;

/**
 * Draws and computes what visitors ask for most, so that the first of them wait neither for the ephemeris nor for the compiler: a cold
 * chart takes twenty times as long. Between two pages or charts the server answers.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  warmPlaces();
  await turn();
  for (const path of firstPages) {
    await app.inject(path);
    await turn();
  }
  for (let index = 0; index < CHARTS; index += 1) {
    const date = addDays('1960-01-01', index * 377);
    const time = `${String(index % 24).padStart(2, '0')}:30:00`;
    const computation = await compute(getPlanets.body.parse({ birth: { date, time, ...place } }));
    JSON.stringify(echo(computation, planetsOf(computation)));
    await turn();
    if (index % CHARTS_A_DAY > 0) continue;
    JSON.stringify(await dayAnswer(getPanchanga.body.parse({ date, ...place })));
    await turn();
  }
}
