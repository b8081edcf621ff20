// How long does one call or page, at the largest that may be asked for, keep the server from answering others?
import { largestCalls } from '../apps/api/test/largest-calls.ts';
import { startServer } from './server.ts';

const REPEATS = 5;
const LIMIT_MS = 50;

/** Pages, another at every run: what was made once is kept. */
const pages: Readonly<Record<string, (run: number) => string>> = {
  '/panchanga/{city}/{date}': (run) => `/panchanga/moskva/2026-03-1${run}`,
  '/panchanga/{city}/{month}': (run) => `/panchanga/moskva/2026-0${run + 1}`,
  '/ekadashi/{year}': (run) => `/ekadashi/${1960 + run}`,
  '/ekadashi/{year}/{city}': (run) => `/ekadashi/${1960 + run}/moskva`,
  '/nakshatra/{star}': (run) => `/nakshatra/${['ashvini', 'bharani', 'krittika', 'rohini', 'mrigashira'][run]}`,
  // Drawn anew for each address: what follows the question mark is part of it.
  '/home/homepage': (run) => `/home/homepage?n=${run}`,
  '/home/natal-chart': (run) => `/home/natal-chart?n=${run}`,
  '/home/panchanga': (run) => `/home/panchanga?date=2026-03-1${run}`,
  '/home/shop': (run) => `/home/shop?n=${run}`,
  '/home/faq': (run) => `/home/faq?n=${run}`,
  '/share/ekadashi/{year}.png': (run) => `/share/ekadashi/${2026 + run}.png`,
};

const server = await startServer('PGlite');

/** How long the event loop stood still during a request, and how long the request took, ms. */
async function held(path: string, request?: RequestInit): Promise<{ readonly heldMs: number; readonly took: number }> {
  const started = performance.now();
  const heldMs = await server.longestHold(async () => {
    const answer = await fetch(server.url + path, request);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: nothing was measured`);
  });
  return { heldMs, took: performance.now() - started };
}

const headers = { 'content-type': 'application/json' };
const requests = [
  ...largestCalls.map(({ path, body }) => ({
    name: path.replace('/api/v2/', ''),
    ask: () => held(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  })),
  ...Object.entries(pages).map(([name, pathOf]) => ({ name, ask: (run: number) => held(pathOf(run)) })),
];

const rows = [];
for (const { name, ask } of requests) {
  const runs = [];
  for (let run = 0; run < REPEATS; run += 1) runs.push(await ask(run));
  // The first run pays for code that is loaded once.
  const [first, ...warm] = runs;
  const heldMs = Math.min(...warm.map((run) => run.heldMs));
  rows.push({
    request: name,
    'the loop stands, ms': Number(heldMs.toFixed(1)),
    'first time, ms': Number((first?.heldMs ?? Number.NaN).toFixed(1)),
    'takes, ms': Math.round(Math.min(...warm.map((run) => run.took))),
    [`≤ ${LIMIT_MS}`]: heldMs <= LIMIT_MS,
  });
}
await server.stop();
console.table(rows);
const missed = rows.filter((row) => row['the loop stands, ms'] > LIMIT_MS);
for (const { request } of missed) console.error(`${request} is over its bound.`);
if (missed.length > 0) process.exitCode = 1;
