// How long does one search for a birthplace take, over queries as people type them? The bounds: median 2 ms, 95 % 10 ms.

import { queryTable } from '@nebosvod/gazetteer/queries.table';
import { searchPlaces, warmSearch } from '@nebosvod/gazetteer/search';
import { must } from '../scripts/must.ts';

const ROUNDS = 40;
const MEDIAN_BOUND = 2;
const TAIL_BOUND = 10;

const memoryBefore = process.memoryUsage().rss;
const started = performance.now();
warmSearch();
const loading = performance.now() - started;

function timesOf(queries: readonly string[], rounds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const before = performance.now();
      searchPlaces(query, 8);
      times.push(performance.now() - before);
    }
  }
  return times.sort((a, b) => a - b);
}

const share = (times: readonly number[], part: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))];
const milliseconds = (value: number) => Math.round(value * 1000) / 1000;

const all = Object.values(queryTable).flatMap((rows) => rows.map(({ query }) => query));
timesOf(all, 2);
const rows = [...Object.entries(queryTable), ['all', Object.values(queryTable).flat()] as const].map(([kind, list]) => {
  const times = timesOf(
    list.map(({ query }) => query),
    ROUNDS,
  );
  return {
    kind,
    queries: list.length,
    medianMs: milliseconds(must(share(times, 0.5))),
    p95Ms: milliseconds(must(share(times, 0.95))),
    maxMs: milliseconds(must(share(times, 1))),
  };
});
console.table(rows);
console.log(
  `loaded in ${Math.round(loading)} ms, resident memory +${Math.round((process.memoryUsage().rss - memoryBefore) / 1e6)} MB`,
);
const whole = must(rows[rows.length - 1]);
if (whole.medianMs > MEDIAN_BOUND || whole.p95Ms > TAIL_BOUND) {
  console.error(`slower than ${MEDIAN_BOUND} ms median or ${TAIL_BOUND} ms at 95 %`);
  process.exitCode = 1;
}
