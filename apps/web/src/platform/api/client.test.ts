import { noBody, nothing } from '@nebosvod/contracts/empty';
import { endpoint } from '@nebosvod/contracts/endpoint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { Client, pathOf, queryOf } from './client.ts';
import { type KeyValueStorage, storageKeys, TokenStore } from './token-store.ts';

const guarded = endpoint({
  method: 'GET',
  path: '/v3/user/products',
  summary: '',
  tag: '',
  cost: 1,
  access: 'user',
  params: nothing,
  query: z.object({ n: z.number().optional() }),
  body: noBody,
  response: z.array(z.number()),
});
const bodyOf = z.record(z.string(), z.string());
const auth = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: '',
    tag: '',
    cost: 1,
    renews: false,
    access: 'guest',
    params: nothing,
    query: nothing,
    body: bodyOf,
    response: z.unknown(),
    envelope: 'bare',
  });
const refresh = endpoint({
  method: 'POST',
  path: '/v3/auth/refresh',
  summary: '',
  tag: '',
  cost: 1,
  renews: false,
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.object({ refresh_token: z.string() }),
  response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  envelope: 'bare',
});

class MemoryStorage implements KeyValueStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

/** A lock shared by "tabs", as navigator.locks is. */
function sharedLock() {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = tail.then(task, task);
    tail = run.catch(() => undefined);
    return run;
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const problem = (status: number, code: string) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, code, detail: `текст ${code}`, requestId: 'request-1' }),
    { status },
  );

/** A server that rotates refresh tokens: only the newest access token is good, each refresh token works once. */
class FakeServer {
  generation = 1;
  refreshes = 0;
  served = 0;
  readonly seen: { path: string; authorization: string | undefined }[] = [];
  refuseRefresh = false;
  delay = (_path: string) => 0;

  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const path = url.split('?')[0] ?? '';
    this.seen.push({ path, authorization: headers.get('authorization') ?? undefined });
    await pause(this.delay(path));
    if (path === '/v3/auth/refresh') {
      this.refreshes += 1;
      const { refresh_token } = z.object({ refresh_token: z.string() }).parse(JSON.parse(String(init.body)));
      if (this.refuseRefresh || refresh_token !== `refresh-${this.generation}`)
        return problem(401, 'INVALID_REFRESH_TOKEN');
      this.generation += 1;
      return Response.json({ accessToken: `access-${this.generation}`, refreshToken: `refresh-${this.generation}` });
    }
    if (path.startsWith('/v3/auth/')) return problem(401, 'INVALID_CREDENTIALS');
    if (headers.get('authorization') !== `Bearer access-${this.generation}`) return problem(401, 'UNAUTHORIZED');
    this.served += 1;
    return Response.json({ response: [1, 2] });
  };
}

function tab(server: FakeServer, storage: MemoryStorage, alone = sharedLock()) {
  const lost = { count: 0 };
  const client = new Client({
    fetch: server.fetch,
    originOf: () => '',
    tokens: new TokenStore(storage),
    alone,
    onOtherTab: () => () => undefined,
    arrived: async () => undefined,
    exchange: (self, refresh_token) => self.call(refresh, { body: { refresh_token } }),
    onSessionLost: () => void lost.count++,
  });
  return { client, lost };
}

function signedIn(access: string, refreshToken: string | null) {
  const storage = new MemoryStorage();
  storage.setItem(storageKeys.email, 'anna@example.ru');
  storage.setItem(storageKeys.accessToken, access);
  if (refreshToken !== null) storage.setItem(storageKeys.refreshToken, refreshToken);
  return storage;
}

describe('a call', () => {
  it('carries the bearer, takes the envelope off once and checks the answer', async () => {
    const server = new FakeServer();
    const { client } = tab(server, signedIn('access-1', 'refresh-1'));
    await expect(client.call(guarded, { query: { n: 1 } })).resolves.toEqual([1, 2]);
    expect(server.seen).toEqual([{ path: '/v3/user/products', authorization: 'Bearer access-1' }]);
  });

  it('under /v3/auth/ carries no bearer and is never refreshed', async () => {
    const server = new FakeServer();
    const { client, lost } = tab(server, signedIn('access-0', 'refresh-1'));
    for (const path of ['/v3/auth/login', '/v3/auth/register', '/v3/auth/create_temp_user', '/v3/auth/refresh']) {
      await expect(client.call(auth(path), { body: { refresh_token: 'refresh-9' } })).rejects.toMatchObject({
        status: 401,
      });
    }
    expect(server.seen.map((one) => one.authorization)).toEqual([undefined, undefined, undefined, undefined]);
    expect(server.refreshes).toBe(1); // only the call to refresh itself
    expect(lost.count).toBe(0);
  });

  it('turns a problem document into a typed error with the server’s words', async () => {
    const { client } = tab(new FakeServer(), signedIn('access-1', 'refresh-1'));
    const error = await client.call(auth('/v3/auth/login'), { body: { email: 'a' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: 'текст INVALID_CREDENTIALS',
      isFromServer: true,
    });
  });

  it('says NETWORK when nothing answered and BAD_RESPONSE when the answer has another shape', async () => {
    const down = new FakeServer();
    down.fetch = () => Promise.reject(new TypeError('failed'));
    await expect(tab(down, signedIn('a', 'b')).client.call(guarded, {})).rejects.toMatchObject({
      code: 'NETWORK',
      status: null,
    });
    const odd = new FakeServer();
    odd.fetch = async () => Response.json({ response: 'text' });
    await expect(tab(odd, signedIn('a', 'b')).client.call(guarded, {})).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  });
});

describe('a 401', () => {
  it('of 20 parallel calls causes exactly 1 refresh and 20 replays, and both tokens are stored', async () => {
    const server = new FakeServer();
    server.delay = () => Math.random() * 5;
    const storage = signedIn('access-0', 'refresh-1');
    const { client } = tab(server, storage);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(guarded, {})));
    expect(answers).toHaveLength(20);
    expect(server.refreshes).toBe(1);
    expect(server.served).toBe(20);
    expect(storage.values.get('userToken')).toBe('access-2');
    expect(storage.values.get('refreshToken')).toBe('refresh-2');
  });

  it('is renewed once in several tabs, whatever the timing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tab: fc.nat(2), delay: fc.nat(6) }), { minLength: 1, maxLength: 24 }),
        fc.nat(4),
        async (requests, refreshDelay) => {
          const server = new FakeServer();
          let turn = 0;
          server.delay = (path) =>
            path === '/v3/auth/refresh' ? refreshDelay : (requests[turn++ % requests.length]?.delay ?? 0);
          const storage = signedIn('access-0', 'refresh-1');
          const alone = sharedLock();
          const tabs = [tab(server, storage, alone), tab(server, storage, alone), tab(server, storage, alone)];
          await Promise.all(
            requests.map(async (request) => {
              await pause(request.delay);
              return tabs[request.tab]?.client.call(guarded, {});
            }),
          );
          expect(server.refreshes).toBe(1);
          expect(server.served).toBe(requests.length);
          expect(tabs.every((one) => one.lost.count === 0)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('holds back requests that start during the refresh', async () => {
    const server = new FakeServer();
    server.delay = (path) => (path === '/v3/auth/refresh' ? 20 : 1);
    const { client } = tab(server, signedIn('access-0', 'refresh-1'));
    const first = client.call(guarded, {});
    await pause(10);
    await Promise.all([first, client.call(guarded, {})]);
    expect(server.seen.map((one) => one.authorization)).toEqual([
      'Bearer access-0',
      undefined,
      'Bearer access-2',
      'Bearer access-2',
    ]);
  });

  it('is never refreshed twice for one request', async () => {
    const server = new FakeServer();
    const original = server.fetch;
    server.fetch = async (url, init) =>
      url.startsWith('/v3/auth/') ? original(url, init) : problem(401, 'UNAUTHORIZED');
    const { client } = tab(server, signedIn('access-0', 'refresh-1'));
    await expect(client.call(guarded, {})).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(server.refreshes).toBe(1);
  });

  it('with a refused refresh or none removes both tokens and reports the loss', async () => {
    for (const refreshToken of ['refresh-9', null]) {
      const server = new FakeServer();
      const storage = signedIn('access-0', refreshToken);
      const { client, lost } = tab(server, storage);
      await expect(client.call(guarded, {})).rejects.toMatchObject({ code: 'SESSION_LOST' });
      expect(storage.values.has('userToken')).toBe(false);
      expect(storage.values.has('refreshToken')).toBe(false);
      expect(lost.count).toBe(1);
      expect(server.refreshes).toBe(refreshToken === null ? 0 : 1);
    }
  });
});

describe('addresses', () => {
  it('encode path parts and leave out what is not given', () => {
    expect(pathOf('/content_plans/:userId', { userId: 'a/b c' })).toBe('/content_plans/a%2Fb%20c');
    expect(pathOf('/v1/available_cons/:a/:b?', { a: 1 })).toBe('/v1/available_cons/1');
    expect(queryOf({ a: 1, b: undefined, c: 'да' })).toBe('?a=1&c=%D0%B4%D0%B0');
    expect(queryOf({})).toBe('');
  });
});
