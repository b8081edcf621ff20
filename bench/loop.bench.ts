// How long does one call, at the largest its endpoint takes, keep the server from answering others?
import { largestCalls } from '../apps/api/test/largest-calls.ts';
import { startServer } from './server.ts';

const REPEATS = 6;
const LIMIT_MS = 50;

const server = await startServer('PGlite');

/** The longest wait of `/health/live` while a call runs, and how long the call took, ms. */
async function held(path: string, body: object): Promise<{ readonly longest: number; readonly took: number }> {
  let isOver = false;
  const started = performance.now();
  const call = fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .finally(() => {
      isOver = true;
    });
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${server.url}/health/live`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - asked);
  }
  const status = await call;
  if (status >= 400) throw new Error(`${path} answered ${status}: nothing was measured`);
  return { longest, took: performance.now() - started };
}

const rows: object[] = [];
for (const { path, body } of largestCalls) {
  const runs = [];
  for (let run = 0; run < REPEATS; run += 1) runs.push(await held(path, body));
  // The first run pays for code that is loaded once.
  const [, ...warm] = runs;
  const longest = Math.min(...warm.map((run) => run.longest));
  rows.push({
    call: path.replace('/api/v2/', ''),
    'others wait, ms': longest.toFixed(1),
    'first time, ms': (runs[0]?.longest ?? 0).toFixed(1),
    'takes, ms': Math.min(...warm.map((run) => run.took)).toFixed(0),
    [`≤ ${LIMIT_MS}`]: longest <= LIMIT_MS ? 'yes' : 'NO',
  });
}
await server.stop();
console.table(rows);
