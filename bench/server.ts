import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../scripts/free-port.mjs';
import { startCluster } from '../scripts/postgres-cluster.mjs';
import { serverMemory } from '../scripts/server-memory.mjs';

/** The real server in a process of its own, on its own database, with the password costs of production. */
export interface BenchServer {
  readonly kind: 'PGlite' | 'PostgreSQL';
  readonly url: string;
  /** Environment that opens the same database. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  /** Does something and tells how long the event loop of the server stood still meanwhile at most, milliseconds. */
  longestHold(work: () => Promise<void>): Promise<number>;
  /** Processor time of the server so far, all its threads, milliseconds; NaN where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const meter = new URL('loop-meter.mjs', import.meta.url).href;

/**
 * Starts the built server on the embedded database, or on a cluster made for this run.
 * @param more of its environment
 */
export async function startServer(
  kind: BenchServer['kind'],
  more: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nebosvod-bench-'));
  const cluster = kind === 'PostgreSQL' ? await startCluster() : null;
  const settings = { DATA_DIR: folder, DATABASE_URL: cluster?.url ?? '' };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(
    process.execPath,
    [...serverMemory, '--import', meter, join(root, 'apps/api/dist/server.js')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        ...settings,
        // All load comes from one address: the limits would answer instead of what is measured.
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        ...more,
      },
    },
  );
  for (let attempt = 0; ; attempt += 1) {
    const ready = await fetch(`${url}/health/ready`).catch(() => null);
    if (ready?.ok) break;
    if (attempt > 300) throw new Error('the server did not start');
    await new Promise((later) => setTimeout(later, 100));
  }
  mailFolders.set(url, join(folder, 'outbox'));
  return {
    kind,
    url,
    settings,
    async longestHold(work) {
      await ask(server, 'begin');
      await work();
      return ask(server, 'end');
    },
    cpuMs: () => {
      if (process.platform !== 'linux') return Number.NaN;
      // After the name in brackets: state is the third field, ticks of user and system the 14th and 15th, a hundred a second.
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop() {
      server.kill('SIGTERM');
      await new Promise((ended) => server.once('exit', ended));
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One word to the meter of a server (loop-meter.mjs); answers with the longest hold so far, milliseconds. */
function ask(server: ChildProcess, word: 'begin' | 'end'): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (told) => {
      resolve(typeof told === 'object' && 'heldMs' in told ? Number(told.heldMs) : Number.NaN);
    });
    server.send(word);
  });
}

/** Where each server puts its mails. */
const mailFolders = new Map<string, string>();

const password = 'полночный чай с бергамотом';

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}

export interface BenchPerson {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

/** The code of the only mail of this server's outbox to an address. */
async function mailedCode(server: BenchServer, email: string): Promise<string> {
  const folder = mailFolders.get(server.url) ?? '';
  for (let attempt = 0; attempt < 50; attempt += 1) {
    for (const file of existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []) {
      const [head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n');
      const text = /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
      const code = /\b(\d{4}) (\d{4})\b/.exec(text);
      if (head.includes(email) && code) return `${code[1]}${code[2]}`;
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('no code was mailed');
}

/** Makes a person the way people are made: registers, proves the address, is granted three products, signs in. */
export async function createPerson(server: BenchServer): Promise<BenchPerson> {
  const email = `bench-${randomUUID().slice(0, 8)}@example.ru`;
  await post(`${server.url}/v3/auth/register`, { email, password, consents: { offer: true, personalData: true } });
  await post(`${server.url}/v3/auth/confirm`, { email, password, code: await mailedCode(server, email) });
  const granted = spawnSync(process.execPath, [join(root, 'apps/api/dist/admin.js'), 'grant', email, '1', '3', '17'], {
    cwd: root,
    env: { ...process.env, ...server.settings },
    encoding: 'utf8',
  });
  if (granted.status !== 0) throw new Error(`grant: ${granted.stderr}`);
  const tokens = await post(`${server.url}/v3/auth/login`, { email, password });
  if (typeof tokens !== 'object' || tokens === null || !('accessToken' in tokens)) throw new Error('no tokens');
  return { email, password, accessToken: String(tokens.accessToken) };
}

export interface Measure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
}

/** 50 connections for ten seconds after a warm-up; load and server share this machine's cores. */
export async function measure(options: autocannon.Options): Promise<Measure> {
  await autocannon({ ...options, connections: 50, duration: 3 });
  const result = await autocannon({ ...options, connections: 50, duration: 10 });
  return {
    perSecond: Math.round(result['2xx'] / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}
