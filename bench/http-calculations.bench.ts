// How many calculations a second does the server answer, every call different, beside what the engine alone does on one core and what
// a server of node:http makes of the same engine?

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DayWalk } from '@nebosvod/engine/festival/almanac-days';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { ekadashisBetween } from '@nebosvod/engine/festival/ekadashi';
import { festivalsBetween } from '@nebosvod/engine/festival/festivals';
import { sankrantisBetween } from '@nebosvod/engine/festival/sankranti';
import { vratasBetween } from '@nebosvod/engine/festival/vratas';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import { panchangaDay } from '@nebosvod/engine/panchanga/panchanga-day';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import type { CivilDate } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayNumber, unixMsFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { type ClockReading, offsetAt, resolveLocalTime } from '@nebosvod/engine/time/local-time';
import { ingresses, mover } from '@nebosvod/engine/transit/motion';
import autocannon from 'autocannon';
import { freePort } from '../scripts/free-port.mjs';
import { must } from '../scripts/must.ts';
import { type BenchServer, startServer } from './server.ts';

const CONNECTIONS = 20;
const ENGINE_SECONDS = 4;
/** Of what the engine does alone; of the median. */
const FLOOR = 0.6;
const CEILING = 1.6;

const places = [
  [55.7558, 37.6173, 'Europe/Moscow'],
  [59.9386, 30.3141, 'Europe/Moscow'],
  [43.1155, 131.8855, 'Asia/Vladivostok'],
  [28.6139, 77.209, 'Asia/Kolkata'],
  [51.1801, 71.446, 'Asia/Almaty'],
] as const;

const dayOf = (index: number) => new Date(Date.UTC(1930, 0, 1 + ((index * 8) % 100_000) + Math.floor(index / 12_500)));
const date = (index: number) => dayOf(index).toISOString().slice(0, 10);
const time = (index: number) =>
  `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00`;
const clockOf = (index: number): ClockReading => {
  const [year = 0, month = 0, day = 0] = date(index).split('-').map(Number);
  return { year, month, day, hour: index % 24, minute: (index * 7) % 60, second: 0 };
};
const placeOf = (index: number) => {
  const [latitude, longitude, timeZone] = must(places[index % places.length]);
  return { latitude, longitude, timeZone };
};

const ephemeris = await loadEphemeris();

/**
 * What is asked for, and what it takes of the engine alone: no network, no reading of a body, no words, nothing kept. The calls before,
 * others than those measured, are as many as it takes until the figures of either move no more: code is compiled to its last stage then.
 */
const methods = {
  'chart.getPlanets': {
    warming: 20_000,
    count: 20_000,
    body: (index: number) => ({
      birth: { date: date(index), time: time(index), ...placeOf(index), disambiguation: 'earlier' },
    }),
    alone: (index: number) => {
      const { timeZone, ...place } = placeOf(index);
      const { candidates } = resolveLocalTime(clockOf(index), timeZone, place.longitude);
      bodyStates(
        computeChart(ephemeris, { julianDay: must(candidates[0]).julianDay, place, settings: DEFAULT_SETTINGS }),
        true,
      );
    },
  },
  'chart.getPanchanga': {
    warming: 4_000,
    count: 8_000,
    body: (index: number) => ({ date: date(index), ...placeOf(index) }),
    alone: (index: number) => {
      const { timeZone, ...place } = placeOf(index);
      const offsetOf = ({ year, month, day }: CivilDate) =>
        offsetAt(timeZone, unixMsFromJulianDay(julianDayNumber(year, month, day)));
      const almanac = new Almanac(ephemeris, place, DEFAULT_SETTINGS);
      const walk = new DayWalk(almanac, offsetOf);
      const on = clockOf(index);
      const noon = julianDayNumber(on.year, on.month, on.day);
      const found = panchangaDay(almanac, on, offsetOf(on));
      if (found.day) {
        ephemeris.riseSet(found.day.sunrise - 0.1, 'sun', 'rise', 'visible', place);
        ephemeris.riseSet((found.day.sunrise + found.day.sunset) / 2, 'sun', 'set', 'visible', place);
      }
      for (const body of ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
        const moving = mover(ephemeris, body, DEFAULT_SETTINGS);
        ingresses(moving, 12, noon - 0.5, noon + 0.5, moving.stations(noon - 0.5, noon + 0.5));
      }
      festivalsBetween(walk, on, on);
      vratasBetween(walk, on, on);
      ekadashisBetween(walk, noon - 2.5, noon + 2.5);
      sankrantisBetween(walk, noon - 2.5, noon + 2.5);
      eclipsesBetween(ephemeris, noon - 0.75, noon + 0.75, place, almanac.elongation);
    },
  },
} as const;

type Method = keyof typeof methods;

/**
 * Calls a second of the engine in this process, on one core (of two, the load has the other), and processor time of one, ms. They come as
 * the connections bring them, from a moment of each in turn: the ephemeris has the file of a day at hand after the day before, and a
 * walk from day to day would cost a quarter less.
 */
function aloneOf(method: Method): { readonly perSecond: number; readonly cpuMs: number } {
  const { alone, warming, count } = methods[method];
  const share = (warming + count) / CONNECTIONS;
  const call = (index: number) => alone((index % CONNECTIONS) * share + (Math.floor(index / CONNECTIONS) % share));
  for (let index = 0; index < warming; index += 1) call(index);
  const started = performance.now();
  const cpu = process.cpuUsage();
  let calls = 0;
  for (; performance.now() - started < ENGINE_SECONDS * 1000; calls += 1) call(warming + calls);
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: (calls * 1000) / (performance.now() - started), cpuMs: (user + system) / 1000 / calls };
}

interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
}

/**
 * Every connection has its own share of the calls, so that no two of them are alike. What is measured begins once so many have been
 * answered as warm a server: on the connections that are open by then, past the first tenths of a second that the load takes to begin.
 * @param atBeginning called when the measured part begins
 */
async function load(server: Pick<BenchServer, 'url'>, method: Method, atBeginning = () => {}): Promise<Load> {
  const { body, warming, count } = methods[method];
  const amount = warming + count;
  const requests = Array.from({ length: amount }, (_, index) => ({
    method: 'POST' as const,
    path: `/api/v2/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(index)),
  }));
  const share = amount / CONNECTIONS;
  let client = 0;
  let answers = 0;
  let [began, ended] = [0, 0];
  const waits: number[] = [];
  const { non2xx, errors } = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    amount,
    requests: requests.slice(0, 1),
    setupClient: (connection) => {
      const at = (client++ % CONNECTIONS) * share;
      connection.setRequests(requests.slice(at, at + share));
      connection.on('response', (_status, _bytes, waited) => {
        ended = performance.now();
        answers += 1;
        if (answers > warming) waits.push(waited);
        if (answers !== warming) return;
        began = ended;
        atBeginning();
      });
    },
  });
  waits.sort((a, b) => a - b);
  const quantile = (part: number) => must(waits[Math.floor(waits.length * part)]);
  return {
    perSecond: (waits.length * 1000) / (ended - began),
    p50: quantile(0.5),
    p99: quantile(0.99),
    refused: non2xx + errors,
  };
}

/** The most that one thread of Node makes of the engine (bare-server.ts), and how far its slowest answers lie from the middle. */
async function bareOf(method: Method): Promise<Load> {
  const port = await freePort();
  const server = fork(new URL('bare-server.ts', import.meta.url), { env: { ...process.env, PORT: String(port) } });
  await once(server, 'message');
  const result = await load({ url: `http://127.0.0.1:${port}` }, method);
  server.kill();
  await once(server, 'exit');
  return result;
}

const bare = await bareOf('chart.getPlanets');
console.log(
  `node:http with the engine and nothing else, chart.getPlanets: ${Math.round(bare.perSecond)} a second, ` +
    `p50 ${bare.p50.toFixed(1)} ms, p99 ${(bare.p99 / bare.p50).toFixed(2)} medians`,
);

const rows = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  for (const method of ['chart.getPlanets', 'chart.getPanchanga'] as const) {
    const alone = aloneOf(method);
    // Its own warming up draws pages, a second of work, while it answers already.
    const server = await startServer(kind, { WARM_UP: 'off' });
    let cpuBefore = 0;
    const { perSecond, p50, p99, refused } = await load(server, method, () => {
      cpuBefore = server.cpuMs();
    });
    const cpuMs = (server.cpuMs() - cpuBefore) / methods[method].count;
    await server.stop();
    rows.push({
      database: kind,
      method,
      'engine alone, per s': Math.round(alone.perSecond),
      'server, per s': Math.round(perSecond),
      share: perSecond / alone.perSecond,
      'CPU of the engine, ms': Number(alone.cpuMs.toFixed(2)),
      'CPU of a call, ms': Number(cpuMs.toFixed(2)),
      'p50, ms': Number(p50.toFixed(1)),
      'p99, ms': Number(p99.toFixed(1)),
      'p99 / p50': p99 / p50,
      refused,
    });
  }
}
console.table(
  rows.map((row) => ({ ...row, share: `${Math.round(row.share * 100)} %`, 'p99 / p50': row['p99 / p50'].toFixed(2) })),
);
for (const row of rows)
  if (row.share < FLOOR || row['p99 / p50'] > CEILING || row.refused > 0) {
    console.error(`${row.method} on ${row.database} is beyond its bounds.`);
    process.exitCode = 1;
  }
