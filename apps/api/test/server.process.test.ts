import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { calculation, opened, servedProcesses, untilReady } from './served.ts';

const cluster = process.env.TEST_DATABASE_URL;

// Every process runs from the built files. Without TEST_DATABASE_URL only what needs no PostgreSQL is run.
describe.each(['embedded', ...(cluster ? ['PostgreSQL'] : [])])('a server process: %s', (kind) => {
  const { serve, folder, migrated } = servedProcesses(cluster, () => kind === 'PostgreSQL');

  test('prints its address, logs no personal data, and answers everything it accepted before it stops', async () => {
    const port = await freePort();
    // All of the load comes from one address: its limit would answer instead of what is tested.
    const server = serve(port, { RATE_LIMIT: 'off' });
    const [, address] = opened.exec(await server.waitFor(opened)) ?? [];
    expect(address).toBe(`http://127.0.0.1:${port}`);
    await untilReady(port);

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
    server.process.kill('SIGTERM');
    // Longer than ten seconds it would end itself, with 1.
    expect(await server.exited).toBe(0);
    const { answered, broken } = await load.result();
    expect(answered).toBeGreaterThanOrEqual(20);
    expect(broken).toEqual([]);
  });

  test('ends with one line that names a wrong variable', async () => {
    const server = serve(0, { DATA_DIR: folder(), METRIKA_ID: 'abc' });
    expect(await server.exited).toBe(1);
    expect(server.output().trim()).toBe('Ошибка настройки: METRIKA_ID: нужен номер счётчика');
  });

  test('refuses the embedded database in production unless told otherwise', async () => {
    const server = serve(0, { DATABASE_URL: '', NODE_ENV: 'production' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('DATABASE_URL');
  });

  test('that finds its port taken says so', async () => {
    await migrated();
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const server = serve(port);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(`Порт ${port} занят`);
    taken.close();
  });
});

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
        method: calculation.method,
        path: calculation.path,
        headers: calculation.headers,
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
    call.end(calculation.body);
  });
}
