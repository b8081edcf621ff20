// How many charts a second does the engine make, beside the bare cost of the ephemeris calls a chart stands for?

import { computeChart } from '@nebosvod/engine/chart/chart';
import type { Ephemeris, EphemerisBody } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS, type GeoPlace } from '@nebosvod/engine/settings';
import { julianDayOfDate } from '@nebosvod/engine/time/julian-day';
import { must } from '../scripts/must.ts';

const BIRTHS = 1000;
const FLOOR = 0.6;
const BODIES: readonly EphemerisBody[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'mean-node',
  'true-node',
];

const ephemeris = await loadEphemeris();
const first = julianDayOfDate(1900, 1, 1);
const births = Array.from({ length: BIRTHS }, (_, index) => ({
  julianDay: first + ((index * 7919.37) % 45_000),
  place: { latitude: -55 + ((index * 37) % 110), longitude: -180 + ((index * 53) % 360) },
}));

/** Thirty-two raw calls: nine bodies, one division into twelve cusps, sunrise, sunset and twenty bodies more. */
function rawCalls(sky: Ephemeris, julianDay: number, place: GeoPlace): void {
  for (const body of BODIES) sky.position(julianDay, body);
  sky.cusps(julianDay, place, 'porphyry');
  sky.riseSet(julianDay, 'sun', 'rise', 'hindu', place);
  sky.riseSet(julianDay, 'sun', 'set', 'hindu', place);
  for (let call = 0; call < 20; call++) sky.position(julianDay + call / 100, must(BODIES[call % BODIES.length]));
}

/** Times a second of CPU that a call fits into, over all births, after a warm-up. */
function perSecond(call: (birth: (typeof births)[number]) => unknown): number {
  for (const birth of births.slice(0, 200)) call(birth);
  const before = process.cpuUsage();
  for (const birth of births) call(birth);
  const { user, system } = process.cpuUsage(before);
  return (BIRTHS * 1e6) / (user + system);
}

const raw = perSecond(({ julianDay, place }) => rawCalls(ephemeris, julianDay, place));
const chart = perSecond((birth) => computeChart(ephemeris, { ...birth, settings: DEFAULT_SETTINGS }));
console.table([
  { what: '32 raw ephemeris calls', 'per CPU-second': Math.round(raw), 'share of raw': '100 %' },
  {
    what: 'a whole chart',
    'per CPU-second': Math.round(chart),
    'share of raw': `${Math.round((chart / raw) * 100)} %`,
  },
]);
console.log(chart / raw >= FLOOR ? 'at or above 60 % of the raw calls' : 'below 60 % of the raw calls');
