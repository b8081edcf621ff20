// How long does composing a reading of 3,000 words take, its chart being prepared? The ceiling is 10 ms.
import { composePortrait } from '@nebosvod/composer/reading/compose';
import { prepare } from '@nebosvod/composer/reading/prepared';
import { randomBirths } from '@nebosvod/composer/reading/random-births';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';

const CEILING_MS = 10;
const CHARTS = 100;
const sky = await loadEphemeris();
const births = randomBirths(CHARTS + 20).filter(({ isTimeKnown }) => isTimeKnown);

/** Milliseconds of the processor on average, and the median by the clock. */
function measured<Input>(inputs: readonly Input[], call: (input: Input) => unknown): { cpu: string; median: string } {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const input of inputs) {
    const start = performance.now();
    call(input);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return { cpu: ((user + system) / 1000 / inputs.length).toFixed(2), median: median.toFixed(2) };
}

/** With what it keeps until it is asked. */
const preparedWhole = (birth: (typeof births)[number]) => {
  const one = prepare(sky, [birth], DEFAULT_SETTINGS, '2026-12-01');
  return { ...one };
};
const preparing = measured(births, preparedWhole);
const prepared = births.map(preparedWhole);
for (const one of prepared) composePortrait(one, { detail: 'middle' });
const composing = (['short', 'middle', 'long'] as const).map(
  (detail) => [`composing, ${detail}`, measured(prepared, (one) => composePortrait(one, { detail }))] as const,
);
const rows = [['preparing the chart and three years', preparing] as const, ...composing];
console.table(
  Object.fromEntries(rows.map(([name, { cpu, median }]) => [name, { 'CPU, ms': cpu, 'median, ms': median }])),
);
const middle = Number(composing[1]?.[1].median);
if (!(middle <= CEILING_MS)) {
  console.error(`A reading of 3,000 words takes ${middle} ms to compose: the ceiling is ${CEILING_MS} ms`);
  process.exitCode = 1;
}
