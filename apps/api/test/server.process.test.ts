import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Child, freePort, kill, runChild } from './child.ts';
import { createOnCluster } from './test-database.ts';

const cluster = process.env.TEST_DATABASE_URL;
let folder: string;
let created: Awaited<ReturnType<typeof createOnCluster>> | null = null;
let children: Child[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nebosvod-server-'));
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
  await created?.drop();
  created = null;
  await rm(folder, { recursive: true, force: true });
});

function serve(port: number, env: Record<string, string> = {}): Child {
  const child = runChild('apps/api/dist/server.js', {
    PORT: String(port),
    DATA_DIR: folder,
    ...(created ? { DATABASE_URL: created.url } : {}),
    ...env,
  });
  children.push(child);
  return child;
}

const opened = /Небосвод открыт: (http:\S+)/;
const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.6 };

// Every process runs from the built files. Without TEST_DATABASE_URL only what needs no PostgreSQL is run.
describe.each(['embedded', ...(cluster ? ['PostgreSQL'] : [])])('a server process: %s', (kind) => {
  beforeEach(async () => {
    created = cluster && kind === 'PostgreSQL' ? await createOnCluster(cluster) : null;
  });

  test('prints its address, logs no personal data, and answers everything it accepted before it stops', async () => {
    const port = await freePort();
    // All of the load comes from one address: its limit would answer instead of what is tested.
    const server = serve(port, { RATE_LIMIT: 'off' });
    const [, address] = opened.exec(await server.waitFor(opened, 60_000)) ?? [];
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);

    const canary = 'canary-7f3a';
    const secrets = [
      fetch(`${address}/v3/user/get_user_by_email?email=${canary}@example.com`),
      fetch(`${address}/content_plans/${canary}`, {
        headers: { authorization: `Bearer ${canary}.${canary}.${canary}` },
      }),
      fetch(`${address}/v3/webhook/getcourse/callback/${canary}?email=${canary}@example.com`),
      fetch(`${address}/${canary}/%zz?token=${canary}`),
      fetch(`${address}/v3/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': canary,
          cookie: canary,
          referer: `https://${canary}/`,
        },
        body: JSON.stringify({ email: `${canary}@example.com`, password: canary }),
      }),
      fetch(`${address}/v3/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"${canary}`,
      }),
    ];
    for (const response of await Promise.all(secrets)) expect(response.status).toBeLessThan(500);
    // The lines of a log come in the order of the answers.
    await fetch(`${address}/health/live`);
    await server.waitFor(/"route":"\/health\/live"/);
    expect(server.output()).not.toContain(canary);
    expect(server.output()).not.toContain('127.0.0.1"');
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const logged = lines.map((line): unknown => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        route: '/health/ready',
        status: 200,
        reqId: expect.stringMatching(/^[\w-]{36}$/),
      }),
    );

    const load = underLoad(port);
    await load.answered(20);
    const stopped = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    const { answered, broken } = await load.result();
    expect(answered).toBeGreaterThanOrEqual(20);
    expect(broken).toEqual([]);
  }, 120_000);

  test('ends with one line that names a wrong variable', async () => {
    const server = serve(0, { DATA_DIR: folder, METRIKA_ID: 'abc' });
    expect(await server.exited).toBe(1);
    expect(server.output().trim()).toBe('Ошибка настройки: METRIKA_ID: нужен номер счётчика');
  }, 60_000);

  test('refuses the embedded database in production unless told otherwise', async () => {
    const server = serve(0, { DATABASE_URL: '', NODE_ENV: 'production' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('DATABASE_URL');
  }, 60_000);

  test('that finds its port taken says so', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const server = serve(port);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(`Порт ${port} занят`);
    taken.close();
  }, 60_000);
});

describe('several processes on one embedded database', () => {
  test('one serves, the others end with its number', async () => {
    const first = serve(await freePort());
    await first.waitFor(opened, 60_000);
    const others = [serve(await freePort()), serve(await freePort())];
    for (const other of others) {
      expect(await other.exited).toBe(1);
      expect(other.output()).toContain(`процессом ${first.process.pid}`);
    }
  }, 120_000);

  test('everything one writes is for its own system user only, whatever the folder was before', async () => {
    await chmod(folder, 0o755);
    const port = await freePort();
    await serve(port, { PUBLIC_URL: `http://127.0.0.1:${port}` }).waitFor(opened, 60_000);
    await fetch(`http://127.0.0.1:${port}/v3/auth/create_temp_user?email=modes@example.ru`, {
      headers: { 'x-client': 'nebosvod' },
    });
    await untilFound(join(folder, 'outbox'), /^[^.].*\.eml$/);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const open: string[] = [];
    for (const name of await readdir(folder, { recursive: true })) {
      const { mode } = await stat(join(folder, name));
      if ((mode & 0o077) !== 0) open.push(`${(mode & 0o777).toString(8)} ${name}`);
    }
    expect(open).toEqual([]);
  }, 120_000);

  test('one that slept through the loss of its lock ends without another word to its clients', async () => {
    const first = serve(await freePort());
    await first.waitFor(opened, 60_000);
    const lock = join(folder, 'database.lock');
    const holder: object = JSON.parse(await readFile(lock, 'utf8'));
    await writeFile(lock, JSON.stringify({ ...holder, nonce: 'another' }));
    expect(await first.exited).toBe(1);
    expect(first.output()).toContain('Замок базы данных перешёл к другому процессу');
    expect(await readFile(lock, 'utf8')).toContain('another');
  }, 120_000);

  test('one stops in order and in time while a client of the operator socket says nothing', async () => {
    const first = serve(await freePort());
    await first.waitFor(opened, 60_000);
    const silent = connect(join(folder, 'operator.sock')).on('error', () => {});
    await new Promise((resolve) => silent.once('connect', resolve));
    const stopped = performance.now();
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(5_000);
    silent.destroy();
  }, 120_000);
});

if (cluster) {
  const create = async () => {
    created = await createOnCluster(cluster);
  };

  describe('five nodes on one PostgreSQL', () => {
    beforeEach(create);
    test('start together on an empty database and are all ready', async () => {
      const ports = await Promise.all(Array.from({ length: 5 }, freePort));
      const nodes = ports.map((port) => serve(port));
      await Promise.all(nodes.map((node) => node.waitFor(opened, 90_000)));
      for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
      const applied = nodes.filter((node) => node.output().includes('migrations applied'));
      expect(applied).toHaveLength(1);
    }, 120_000);
  });

  describe('a server whose PostgreSQL is away', () => {
    beforeEach(create);
    test('starts, computes, refuses the rest as unavailable, and heals within five seconds', async () => {
      const gate = new Gate(created?.url ?? '');
      const port = await freePort();
      const server = serve(port, { DATABASE_URL: await gate.address() });
      await server.waitFor(/База данных пока недоступна/, 60_000);
      const base = `http://127.0.0.1:${port}`;
      const ready = await fetch(`${base}/health/ready`);
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await fetch(`${base}/health/live`)).status).toBe(200);
      expect((await compute(base)).status).toBe(200);

      await gate.open();
      await untilReady(base);

      // Connections cut in the middle of work: 503 at worst, never a 500, and whole again.
      await gate.close();
      await untilReady(base, 503);
      expect((await compute(base)).status).toBe(200);
      await gate.open();
      await untilReady(base);
      await gate.close();
    }, 120_000);
  });
}

async function untilFound(directory: string, name: RegExp): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await readdir(directory).catch(() => [])).some((found) => name.test(found))) {
    expect(performance.now(), `${name} appears in ${directory}`).toBeLessThan(deadline);
    await sleep(50);
  }
}

/** Readiness keeps a verdict for a second, so a change shows within a few. */
async function untilReady(base: string, status = 200): Promise<void> {
  const deadline = performance.now() + 5_000;
  while ((await fetch(`${base}/health/ready`)).status !== status) {
    expect(performance.now(), 'heals within five seconds').toBeLessThan(deadline);
    await sleep(100);
  }
}

function compute(base: string): Promise<Response> {
  return fetch(`${base}/api/v2/chart.getPlanets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ birth }),
  });
}

/** Keeps ten connections busy until the server says it closes; counts answers and broken requests. */
function underLoad(port: number) {
  const broken: string[] = [];
  let answered = 0;
  const waiting = new Set<() => void>();
  const lanes = Array.from({ length: 10 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let isOpen = true;
    while (isOpen) {
      const outcome = await computeOnce(port, agent);
      if (outcome.status === 200) {
        answered += 1;
        for (const look of waiting) look();
      } else if (outcome.error !== 'ECONNREFUSED') broken.push(`${outcome.status} ${outcome.error}`);
      isOpen = outcome.status === 200 && !outcome.isLast;
    }
    agent.destroy();
  });
  return {
    /** Resolves when so many have been answered. */
    answered(count: number) {
      return new Promise<void>((resolve) => {
        waiting.add(() => {
          if (answered >= count) resolve();
        });
      });
    },
    async result() {
      await Promise.all(lanes);
      return { answered, broken };
    },
  };
}

function computeOnce(port: number, agent: Agent): Promise<{ status: number; isLast: boolean; error: string }> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: '/api/v2/chart.getPlanets',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume().on('end', () => {
          resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close', error: '' });
        });
      },
    );
    call.on('error', (error) => {
      resolve({ status: 0, isLast: true, error: 'code' in error ? String(error.code) : error.message });
    });
    call.end(JSON.stringify({ birth }));
  });
}

/** A port before PostgreSQL that can be shut and opened. */
class Gate {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  async address(): Promise<string> {
    this.#port = await freePort();
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }

  open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    return new Promise((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}
