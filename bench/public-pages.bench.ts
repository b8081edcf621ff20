// What does a public page cost the server, and how much of it travels? The bounds: 50 ms and 60 KB gzip, nothing cached.

import { gzipSync } from 'node:zlib';
import { citySlugs } from '@nebosvod/gazetteer/city-slug';
import { must } from '../scripts/must.ts';
import { startServer } from './server.ts';

const ROUNDS = 60;
const TIME_BOUND = 50;
const WEIGHT_BOUND = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** Another city and another date at every call. */
const pages = {
  'a day': (round: number, city: string) => `/panchanga/${city}/2026-${two((round % 12) + 1)}-${two((round % 28) + 1)}`,
  'a month': (round: number, city: string) => `/panchanga/${city}/2026-${two((round % 12) + 1)}`,
  'a year of ekadashis': (round: number) => `/ekadashi/${1960 + round}`,
  'ekadashis of a city': (round: number, city: string) => `/ekadashi/${2000 + (round % 40)}/${city}`,
  'all cities': () => '/panchanga',
  'an impossible date': () => '/panchanga/moskva/2026-02-30',
} as const;

const server = await startServer('PGlite');
const rows = [];
for (const [page, pathOf] of Object.entries(pages)) {
  const times: number[] = [];
  let heaviest = 0;
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const path = pathOf(round % ROUNDS, must(citySlugs[(round * 7) % citySlugs.length]));
    // The first half warms the compiler up; then each page is asked for three times, computed anew each time, and the
    // quickest counts: what else runs on the machine is not its cost.
    let quickest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < (round < ROUNDS ? 1 : 3); attempt++) {
      const before = performance.now();
      const html = await (await fetch(server.url + path)).text();
      quickest = Math.min(quickest, performance.now() - before);
      heaviest = Math.max(heaviest, gzipSync(html).length / 1000);
    }
    if (round >= ROUNDS) times.push(quickest);
  }
  times.sort((a, b) => a - b);
  rows.push({
    page,
    medianMs: Number(must(times[Math.floor(ROUNDS / 2)]).toFixed(1)),
    p95Ms: Number(must(times[Math.floor(ROUNDS * 0.95)]).toFixed(1)),
    boundMs: TIME_BOUND,
    heaviestKb: Number(heaviest.toFixed(1)),
    boundKb: WEIGHT_BOUND,
  });
}
await server.stop();
console.table(rows);
const missed = rows.filter(({ medianMs, heaviestKb }) => medianMs > TIME_BOUND || heaviestKb > WEIGHT_BOUND);
for (const { page } of missed) console.error(`${page} is over its bound.`);
if (missed.length > 0) process.exitCode = 1;
