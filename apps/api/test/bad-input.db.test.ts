import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { problemSchema } from '@nebosvod/contracts/problem';
import { productIds } from '@nebosvod/contracts/products.table';
import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from './test-app.ts';

const caller = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  email: 'a@example.com',
  role: 'owner',
  isTemporary: false,
  secondFactorUntil: new Date('2399-01-01'),
  products: productIds.map((productId) => ({ productId, grantedAt: new Date(), expiresAt: null, used: 0 })),
} as const;

let site: TestApp;
/** What was thrown last: a failing fuzz names it. */
let thrown: unknown;
beforeAll(async () => {
  site = await startTestApp({
    // Everybody is signed in and owns everything, so that bad input reaches the inside of every call.
    gatekeeper: { authenticate: async () => caller },
    extend: (app) => {
      app.addHook('onError', async (_request, _reply, error) => {
        thrown = error;
      });
    },
  });
  await site.database.pool.query('insert into account (id, email, password_hash) values ($1, $2, $3)', [
    caller.userId,
    caller.email,
    await hash('a password', { memoryCost: 1_024, timeCost: 1, parallelism: 1 }),
  ]);
});
afterAll(() => site.close());

const token = 'Bearer a.b.c';
const planets = '/api/v2/chart.getPlanets';
const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.6 };

async function post(
  payload: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const response = await site.inject({ method: 'POST', url: planets, payload, headers });
  return { status: response.statusCode, body: response.json() };
}

describe('a body that cannot be read', () => {
  const cases: Record<string, [string | Buffer, number, string]> = {
    'not JSON': ['{"birth":', 400, 'VALIDATION'],
    'one bare word': ['nonsense', 400, 'VALIDATION'],
    'bytes that are not UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400, 'VALIDATION'],
    ['__proto__']: ['{"birth":{"__proto__":{"admin":true}}}', 400, 'VALIDATION'],
    'constructor.prototype': ['{"constructor":{"prototype":{"admin":true}}}', 400, 'VALIDATION'],
    'ten thousand levels': [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'VALIDATION'],
    'half a million open brackets': ['['.repeat(500_000), 400, 'VALIDATION'],
    'a NUL': [JSON.stringify({ birth: { ...birth, name: 'a\0b' } }), 400, 'VALIDATION'],
    'half of a surrogate pair': ['{"birth":{"name":"\\ud800"}}', 400, 'VALIDATION'],
    'a number beyond any': ['{"birth":{"latitude":1e309}}', 400, 'VALIDATION'],
    nothing: ['', 400, 'VALIDATION'],
    null: ['null', 400, 'VALIDATION'],
    'a list': ['[]', 400, 'VALIDATION'],
    'five megabytes': [JSON.stringify({ name: 'x'.repeat(5_000_000) }), 413, 'BODY_TOO_LARGE'],
  };
  for (const [name, [payload, status, code]] of Object.entries(cases)) {
    test(`${name}: ${status} ${code}`, async () => {
      const answer = await post(payload);
      expect(answer.status).toBe(status);
      expect(problemSchema.parse(answer.body)).toMatchObject({ code, detail: expect.stringMatching(/[а-яё]/i) });
    });
  }

  test('every bad field is named, in words', async () => {
    const { body } = await post(JSON.stringify({ birth: { ...birth, latitude: 91, time: '25:00' }, extra: 1 }));
    expect(body.errors).toEqual([
      { path: 'birth.time', message: 'Время пишется как ЧЧ:ММ или ЧЧ:ММ:СС' },
      { path: 'birth.latitude', message: 'Широта от −90 до 90 градусов' },
      { path: '', message: 'Неизвестное поле «extra»' },
    ]);
  });

  test('a million mistakes get a short answer', async () => {
    const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]));
    const response = await site.inject({ method: 'POST', url: planets, payload: { birth: keys } });
    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(20_000);
  });

  test('another content type is 415, an absent one with a body too', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ]) {
      expect((await post('a=1', { 'content-type': type })).status, type).toBe(415);
    }
    expect((await post('{}', {})).status).toBe(415);
  });

  test('a JSON type with a charset and an empty body are fine', async () => {
    const { status } = await post(JSON.stringify({ birth }), { 'content-type': 'application/json; charset=utf-8' });
    expect(status).toBe(200);
    const ready = await site.inject({
      method: 'GET',
      url: '/health/live',
      headers: { 'content-type': 'application/json' },
    });
    expect(ready.statusCode).toBe(200);
  });
});

describe('an address that cannot be read', () => {
  test('is a 4xx problem, whatever is wrong with it', async () => {
    for (const url of [
      '/%',
      '/%zz',
      '/health/live?a=1',
      '/health/live?__proto__=1',
      '/health/live?a=%00',
      `/health/live?a=${'x'.repeat(10_000)}`,
      `/${'x'.repeat(10_000)}`,
      '/api/v2/../../etc/passwd',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5c..%5cpackage.json',
      '/index.html',
    ]) {
      const response = await site.inject({ method: 'GET', url });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, url).toBeLessThan(500);
      problemSchema.parse(response.json());
    }
  });

  test('a repeated query key is refused by name', async () => {
    const response = await site.inject({ method: 'GET', url: '/health/live?limit=1&limit=2' });
    expect(response.json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'limit', message: 'Параметр указан дважды' }],
    });
  });

  test('a method that the address does not take is 405 with the ones it does', async () => {
    const response = await site.inject({ method: 'DELETE', url: planets });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    const health = await site.inject({ method: 'POST', url: '/health/live' });
    expect(health.headers.allow).toBe('GET, HEAD');
    for (const method of ['PUT', 'PATCH', 'GET', 'HEAD'] as const) {
      expect((await site.inject({ method, url: planets })).statusCode, method).toBe(405);
    }
  });
});

describe('fuzz over every mounted call', () => {
  const budgetMs = 12_000;
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      '',
      ' ',
      '0',
      -1,
      Number.POSITIVE_INFINITY,
      -0,
      1e21,
      '\0',
      '\ud800',
      'ё'.repeat(3_000),
      [],
      {},
      [[]],
    ),
    fc.constantFrom<unknown>(
      '1990-02-30',
      '0000-00-00',
      '9999-12-31',
      '24:00',
      '../../etc/passwd',
      "' or 1=1 --",
      '$1',
      '%00',
    ),
    fc.jsonValue({ maxDepth: 4 }),
    fc.array(fc.double(), { maxLength: 200 }),
  );

  /** A value of roughly the right shape with something wrong in it: it gets further in than noise does. */
  function shaped(schema: z.ZodType): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 3, arbitrary: fromJsonSchema(jsonSchemaOf(schema), 0) }, { weight: 1, arbitrary: odd });
  }

  test('never ends in a 5xx, and every answer is JSON of its kind', async () => {
    const endpoints = site.app.endpoints.filter(({ envelope }) => envelope !== 'raw');
    const deadline = Date.now() + budgetMs;
    const counts = new Map<Endpoint, number>();
    const failures = new Map<Endpoint, string>();
    while (Date.now() < deadline) {
      for (const endpoint of endpoints) {
        const failure = failures.has(endpoint) ? null : await fuzz(endpoint, 5);
        if (failure) failures.set(endpoint, failure);
        counts.set(endpoint, (counts.get(endpoint) ?? 0) + 5);
        // Every endpoint has its turn, however slow the machine.
        if (counts.size === endpoints.length && Date.now() > deadline + 5_000) break;
      }
    }
    expect([...failures.values()].join('\n\n')).toBe('');
    for (const endpoint of endpoints) expect(counts.get(endpoint), endpoint.path).toBeGreaterThanOrEqual(5);
    expect(await site.inject({ method: 'GET', url: '/health/ready' })).toHaveProperty('statusCode', 200);
  }, 60_000);

  /** The story of the first answer that broke the rule, or null. */
  async function fuzz(endpoint: Endpoint, runs: number): Promise<string | null> {
    const parts = fc.record({
      params: fc.dictionary(fc.string(), odd),
      query: shaped(endpoint.query),
      body: shaped(endpoint.body),
    });
    for (const request of fc.sample(parts, runs)) {
      const url = `${pathOf(endpoint.path, request.params)}${queryOf(request.query)}`;
      const payload = endpoint.method === 'GET' ? undefined : JSON.stringify(request.body);
      const response = await site.inject({
        method: endpoint.method,
        url,
        headers: { authorization: token, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(payload === undefined ? {} : { payload }),
      });
      const isGood =
        response.statusCode < 400 || (response.statusCode < 500 && problemSchema.safeParse(response.json()).success);
      if (isGood) continue;
      const cause = thrown instanceof Error ? thrown.stack?.split('\n').slice(0, 6).join('\n') : '';
      return `${endpoint.method} ${url} ${payload?.slice(0, 600)} → ${response.statusCode}\n${cause}`;
    }
    return null;
  }
});

function pathOf(pattern: string, values: Record<string, unknown>): string {
  const texts = Object.values(values).map((value) =>
    asText(value)
      .slice(0, 300)
      .replaceAll(/\p{Surrogate}/gu, '?'),
  );
  let next = 0;
  return pattern.replaceAll(/:\w+\??/g, () => encodeURIComponent(texts[next++] || randomUUID()));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(asText(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))
    .slice(0, 1_000)
    .replace(/%[\dA-F]?$/, '');
}

type JsonSchema = { readonly [key: string]: unknown };

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Mostly valid values of a JSON Schema; every leaf now and then something else. */
function fromJsonSchema(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(
    fc.constantFrom<unknown>(null, '', -1, 1e308, 'x'.repeat(500), [], {}),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const right = valid(schema, depth);
  return depth === 0 ? right : fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

function valid(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices) return fc.oneof(...choices.filter(isSchema).map((choice) => fromJsonSchema(choice, depth + 1)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
      const fields = Object.fromEntries(
        properties.map(([name, inner]) => [name, isSchema(inner) ? fromJsonSchema(inner, depth + 1) : fc.anything()]),
      );
      const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
      return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
    }
    case 'array':
      return fc.array(isSchema(schema.items) ? fromJsonSchema(schema.items, depth + 1) : fc.jsonValue(), {
        maxLength: 4,
      });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.double({ noNaN: true, ...bounds(schema) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function bounds(schema: JsonSchema) {
  const min = typeof schema.minimum === 'number' ? Math.max(schema.minimum, -2e9) : -2e9;
  const max = typeof schema.maximum === 'number' ? Math.min(schema.maximum, 2e9) : 2e9;
  return { min, max };
}

function text(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.constantFrom('a@example.com', 'b@example.com', 'A@EXAMPLE.COM');
  if (typeof schema.pattern === 'string' && schema.pattern.length < 200) {
    // Calendar days and clock times that exist get further in than random digits.
    const real = fc.constantFrom('1990-05-17', '1981-09-30', '2399-12-31', '2000-02-29', '14:30', '23:30:59');
    return fc.oneof(real, fc.stringMatching(new RegExp(schema.pattern)));
  }
  return fc.string({ unit: 'grapheme', maxLength: 60 });
}
