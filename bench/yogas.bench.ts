// How long do all combinations, doshas and ancestral rules of one chart take? The ceiling for all combinations is 10 ms.

import { computeChart } from '@nebosvod/engine/chart/chart';
import { kalaSarpaOf } from '@nebosvod/engine/dosha/kala-sarpa';
import { manglikOf } from '@nebosvod/engine/dosha/manglik';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { judgePitri } from '@nebosvod/engine/pitri/pitri';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { explain } from '@nebosvod/engine/yoga/explain';
import { type Sky, skyOf } from '@nebosvod/engine/yoga/sky';
import { judgeYogas } from '@nebosvod/engine/yoga/yoga';
import { must } from '../scripts/must.ts';

const CEILING_MS = 10;
const CHARTS = 200;
const ephemeris = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173 };
/** A sky of its own for each call: nothing is remembered between charts. */
const skyAt = (index: number) =>
  skyOf(
    ephemeris,
    computeChart(ephemeris, { julianDay: 2440000.5 + index * 97.31, place, settings: DEFAULT_SETTINGS }),
  );

/** Milliseconds a call takes, each on a fresh chart: of the processor on average, and by the clock. */
function measure(call: (sky: Sky) => number): { cpu: number; median: number; p99: number } {
  for (let index = 0; index < 20; index++) call(skyAt(index));
  const times: number[] = [];
  let work = 0;
  const skies = Array.from({ length: CHARTS }, (_, index) => skyAt(index));
  const before = process.cpuUsage();
  for (const sky of skies) {
    const start = performance.now();
    work += call(sky);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  if (work === 0) throw new Error('nothing was computed');
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(must(times[Math.floor((times.length - 1) * share)]).toFixed(3));
  return { cpu: Number(((user + system) / 1000 / CHARTS).toFixed(3)), median: at(0.5), p99: at(0.99) };
}

const all = measure((sky) => judgeYogas(sky).length);
console.table([
  { question: 'all combinations of a chart', ...all, ceiling: CEILING_MS },
  {
    question: 'with those present explained',
    ...measure((sky) =>
      judgeYogas(sky).reduce((sum, { finding }) => sum + (finding ? explain(sky, finding).length : 1), 0),
    ),
    ceiling: null,
  },
  { question: 'ancestral rules', ...measure((sky) => judgePitri(sky).length), ceiling: null },
  {
    question: 'manglik and kala sarpa',
    ...measure((sky) => manglikOf(sky).from.length + kalaSarpaOf(sky).form.length),
    ceiling: null,
  },
]);
if (all.cpu > CEILING_MS) {
  console.error(`All combinations take more than ${CEILING_MS} ms.`);
  process.exitCode = 1;
}
