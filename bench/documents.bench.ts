// How long does the server keep others waiting while it prints a chart as PDF?
import { must } from '../scripts/must.ts';
import { startServer } from './server.ts';

const PING_MS = 5;
const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  name: 'Анна Ковалёва',
  place: 'Москва',
};

/** Answers of a cheap endpoint, milliseconds, asked one after another while `work` runs. */
async function waitsDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  work.then(end, end);
  while (isRunning) {
    const start = performance.now();
    await (await fetch(`${url}/health/live`)).text();
    waits.push(performance.now() - start);
    await new Promise((later) => setTimeout(later, PING_MS));
  }
  return waits.sort((a, b) => a - b);
}

async function print(url: string, preset: string): Promise<void> {
  const response = await fetch(`${url}/api/v2/chart.getDocument`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ birth, preset }),
  });
  if (!response.ok) throw new Error(`${preset}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

const server = await startServer('PGlite');
const rows: object[] = [];
// The first document also starts a thread and loads the PDF engine; the rest find both.
for (const [preset, note] of [
  ['student', 'first'],
  ['student', 'later'],
  ['client', 'later'],
  ['full', 'later'],
  ['full', 'two at once'],
] as const) {
  const start = performance.now();
  const work = Promise.all(Array.from({ length: note === 'two at once' ? 2 : 1 }, () => print(server.url, preset)));
  const waits = await waitsDuring(server.url, work);
  await work;
  rows.push({
    preset,
    note,
    'document, ms': Math.round(performance.now() - start),
    'others: p50, ms': Math.round(must(waits[Math.floor(waits.length / 2)])),
    'p99, ms': Math.round(must(waits[Math.floor(waits.length * 0.99)])),
    'longest, ms': Math.round(must(waits[waits.length - 1])),
  });
}
await server.stop();
console.table(rows);
