// How long from the request of a document to its end, alone and among fifty started together? How long is a PDF of twelve pages
// printed, and what does the page of a client weigh? The ceilings are 2 s, 30 s for the last, 3 s and 120 KB.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { must } from '../scripts/must.ts';
import { type BenchServer, createPerson, startServer } from './server.ts';

const CEILINGS = { aloneMs: 2_000, lastOfFiftyMs: 30_000, printMs: 3_000, pageKb: 120 } as const;
const TOGETHER = 50;
const POLL_MS = 25;

const birthOf = (index: number) => ({
  date: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
  time: `${String(index % 24).padStart(2, '0')}:30`,
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  name: 'Анна',
});

/** What is inside an answer of the API. */
function inside(answer: unknown, field: string): unknown {
  const response = typeof answer === 'object' && answer !== null && 'response' in answer ? answer.response : null;
  return typeof response === 'object' && response !== null ? Reflect.get(response, field) : undefined;
}

interface Written {
  readonly id: string;
  readonly status: string;
  readonly ms: number;
}

/** Calls of one practitioner. */
function practitioner({ url }: BenchServer, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() } : headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    ask,
    /** From the request to the end. */
    async write(index: number, detail: 'middle' | 'long' = 'middle'): Promise<Written> {
      const start = performance.now();
      const client = { birth: birthOf(index), save: false };
      const id = String(
        inside(await ask('/v3/consultation/generate', { productId: 17, kind: 'veda-portrait', detail, client }), 'id'),
      );
      for (;;) {
        const status = String(inside(await ask(`/v3/consultation/${id}`), 'status'));
        if (status !== 'queued' && status !== 'running') return { id, status, ms: performance.now() - start };
        await new Promise((later) => setTimeout(later, POLL_MS));
      }
    },
    async print(id: string): Promise<{ readonly ms: number; readonly pages: number }> {
      const start = performance.now();
      const response = await fetch(`${url}/v3/consultation/${id}/pdf`, { headers });
      if (!response.ok) throw new Error(`pdf: ${response.status}`);
      const content = Buffer.from(await response.arrayBuffer());
      return { ms: performance.now() - start, pages: pagesOf(content) };
    },
  };
}

/** Pages of a PDF, told by a tool of poppler. */
function pagesOf(pdf: Buffer, tool = 'pdfinfo'): number {
  const folder = mkdtempSync(join(tmpdir(), 'nebosvod-bench-'));
  const path = join(folder, 'document.pdf');
  try {
    writeFileSync(path, pdf);
    return Number(/Pages:\s+(\d+)/.exec(execFileSync(tool, [path], { encoding: 'utf8' }))?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** HTML, style and script that the page of a link asks for at once, KB gzip. */
async function weightOf(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"/g)];
  const files = await Promise.all(
    [...new Set(linked.map(([, file = '']) => file))].map(async (file) => (await fetch(`${origin}${file}`)).text()),
  );
  return [html, ...files].reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;
}

const median = (times: readonly number[]) => must([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]);

const server = await startServer('PGlite');
const rows: Record<string, { readonly measured: string; readonly ceiling: string; readonly holds: boolean }> = {};
const note = (name: string, value: number, ceiling: number, unit: string) => {
  rows[name] = { measured: `${Math.round(value)} ${unit}`, ceiling: `${ceiling} ${unit}`, holds: value <= ceiling };
};
try {
  const { accessToken } = await createPerson(server);
  const me = practitioner(server, accessToken);
  // The first starts a thread and loads the ephemeris and the base; it counts too.
  const first = await me.write(0);
  note('one alone, the first', first.ms, CEILINGS.aloneMs, 'ms');
  const alone = [];
  for (let index = 1; index <= 5; index += 1) alone.push((await me.write(index)).ms);
  note('one alone, median of five', median(alone), CEILINGS.aloneMs, 'ms');
  const together = await Promise.all(Array.from({ length: TOGETHER }, (_, index) => me.write(index + 6)));
  const failed = together.filter(({ status }) => status !== 'done').length;
  note(`of ${TOGETHER} together, failed`, failed, 0, '');
  note(`of ${TOGETHER} together, the last`, Math.max(...together.map(({ ms }) => ms)), CEILINGS.lastOfFiftyMs, 'ms');
  const long = await me.write(60, 'long');
  await me.print(long.id);
  const { ms, pages } = await me.print(long.id);
  note(`a PDF of ${pages} pages`, ms, CEILINGS.printMs, 'ms');
  const url = String(inside(await me.ask(`/v3/consultation/${long.id}/links`, { withProof: true }), 'url'));
  note('the page of a client, gzip', await weightOf(server.url, new URL(url).pathname), CEILINGS.pageKb, 'KB');
} finally {
  await server.stop();
}
console.table(rows);
if (Object.values(rows).some(({ holds }) => !holds)) {
  console.error('A document is late or heavy: see above.');
  process.exitCode = 1;
}
