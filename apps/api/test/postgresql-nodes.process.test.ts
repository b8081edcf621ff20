import { connect, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { calculation, opened, servedProcesses, untilReady } from './served.ts';

const cluster = process.env.TEST_DATABASE_URL;

describe.runIf(cluster !== undefined)('five nodes on one PostgreSQL', () => {
  const { serve } = servedProcesses(cluster, () => true);
  test('start together on an empty database and are all ready', async () => {
    const ports = await Promise.all(Array.from({ length: 5 }, freePort));
    const nodes = ports.map((port) => serve(port));
    await Promise.all(nodes.map((node) => node.waitFor(opened)));
    for (const port of ports) await untilReady(port);
    const applied = nodes.filter((node) => node.output().includes('migrations applied'));
    expect(applied).toHaveLength(1);
  });
});

describe.runIf(cluster !== undefined)('a server whose PostgreSQL is away', () => {
  const { serve, databaseUrl } = servedProcesses(cluster, () => true);
  test('starts, computes, refuses the rest as unavailable, and heals by itself', async () => {
    const gate = new Gate(databaseUrl());
    const port = await freePort();
    const server = serve(port, { DATABASE_URL: await gate.address() });
    await server.waitFor(/База данных пока недоступна/);
    const base = `http://127.0.0.1:${port}`;
    const ready = await fetch(`${base}/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    expect((await compute(base)).status).toBe(200);

    await gate.open();
    await untilReady(port);

    // Connections cut in the middle of work: 503 at worst, never a 500, and whole again.
    await gate.close();
    await untilReady(port, 503);
    expect((await compute(base)).status).toBe(200);
    await gate.open();
    await untilReady(port);
    await gate.close();
  });
});

function compute(base: string): Promise<Response> {
  const { path, method, headers, body } = calculation;
  return fetch(`${base}${path}`, { method, headers, body });
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
