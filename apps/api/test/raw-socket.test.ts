import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientErrorHandler } from '../src/plugins/client-errors.ts';
import { securityHeaders } from '../src/plugins/security-headers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await startTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => site.close());

function open(to = port): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => {});
  });
}

/** Sends bytes and resolves with what came back until the server hung up or the time was over. */
async function exchange(bytes: string, waitMs = 3_000, to = port): Promise<string> {
  const socket = await open(to);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.write(bytes);
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(waitMs)]);
  socket.destroy();
  return received;
}

async function isServing(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/health/live`);
  return response.status === 200;
}

const host = 'Host: 127.0.0.1\r\n';

test('sockets beyond the bound of the server are hung up on, and those inside it go on', async () => {
  const { server } = site.app;
  const bound = server.maxConnections;
  expect(bound).toBeGreaterThan(0);
  expect(bound).toBeLessThanOrEqual(10_000);
  server.maxConnections = 2;
  const inside = [await open(), await open()];
  const beyond = connect(port, '127.0.0.1');
  await new Promise((resolve) => beyond.once('close', resolve));
  server.maxConnections = bound;
  for (const socket of inside) {
    const answer = new Promise((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
    socket.write(`GET /health/live HTTP/1.1\r\n${host}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  }
});

describe('bytes that are not a request', () => {
  const cases: Record<string, string> = {
    'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n',
    'a header without a colon': `GET /health/live HTTP/1.1\r\n${host}nonsense\r\n\r\n`,
    'headers of a megabyte': `GET /health/live HTTP/1.1\r\n${host}X-Large: ${'x'.repeat(1_000_000)}\r\n\r\n`,
    'two lengths': `POST /api/v2/chart.getPlanets HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
    'a length and chunks': `POST /api/v2/chart.getPlanets HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'a broken chunk': `POST /api/v2/chart.getPlanets HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    'a negative length': `POST /api/v2/chart.getPlanets HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  };
  for (const [name, bytes] of Object.entries(cases)) {
    test(`${name}: 400 with the security headers, then the line is cut`, async () => {
      const answer = await exchange(bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('"code":"VALIDATION"');
      expect(await isServing()).toBe(true);
    });
  }
});

describe('a client that is waited for too long', () => {
  let waiting: Server;
  let answers: (bytes: string) => Promise<string>;
  beforeAll(async () => {
    waiting = createServer({ headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 }).on(
      'clientError',
      clientErrorHandler(securityHeaders(site.env)),
    );
    await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
    const address = waiting.address();
    answers = (bytes) => exchange(bytes, 10_000, typeof address === 'object' && address !== null ? address.port : 0);
  });
  afterAll(() => waiting.close());

  test('is told so when its request has begun', async () => {
    expect(await answers(`GET / HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('hears nothing on a connection opened ahead of need, where an answer would be taken for that of the next request', async () => {
    const began = performance.now();
    expect(await answers('')).toBe('');
    expect(performance.now() - began).toBeLessThan(9_000);
  });
});

describe('unusual clients', () => {
  test('two requests in one packet get two answers in order', async () => {
    const one = `GET /health/live HTTP/1.1\r\n${host}\r\n`;
    const answer = await exchange(`${one}GET /v1/nowhere HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '404']);
  });

  test('a method of another protocol is refused and told which ones serve', async () => {
    for (const method of ['PROPFIND', 'TRACE', 'SEARCH']) {
      const answer = await exchange(`${method} /health/live HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer, method).toContain('allow: GET, HEAD');
    }
  });

  test('half a request and a hang-up harm nobody', async () => {
    for (const part of [
      'GET /hea',
      `POST /api/v2/chart.getPlanets HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\n{"bi`,
    ]) {
      const socket = await open();
      await new Promise((resolve) => socket.write(part, resolve));
      socket.destroy();
    }
    expect(await isServing()).toBe(true);
  });

  test('two hundred clients that never finish their headers keep nobody else waiting', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => open()));
    for (const socket of slow) socket.write(`GET /health/live HTTP/1.1\r\n${host}X-Slow: `);
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const started = performance.now();
      expect(await isServing()).toBe(true);
      waits.push(performance.now() - started);
    }
    // A machine that pauses makes one of them late; a server that waits for its slow clients makes all of them.
    expect(Math.min(...waits)).toBeLessThan(1_000);
    for (const socket of slow) socket.destroy();
  });

  test('a body of five megabytes gets its answer to the end, and the connection lives on', async () => {
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/api/v2/chart.getPlanets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x'.repeat(5_000_000) }),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
    }
  });

  test('a page of another version of HTTP or with a full address is answered', async () => {
    expect(await exchange(`GET /health/live HTTP/1.0\r\n${host}\r\n`)).toMatch(/^HTTP\/1\.1 200/);
    const absolute = await exchange(
      `GET http://other.example/health/live HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect(absolute).toMatch(/^HTTP\/1\.1 [24]\d\d/);
  });
});
