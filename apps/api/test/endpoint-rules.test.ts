import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { costOf } from '../src/cost.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Json = { readonly [key: string]: unknown };

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function schemaOf(part: z.ZodType): unknown {
  return z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
}

/** Every part of a schema, with the path to it. */
function* parts(value: unknown, path = ''): Generator<[string, Json]> {
  if (!isJson(value)) return;
  yield [path, value];
  for (const [key, inner] of Object.entries(value)) yield* parts(inner, `${path}/${key}`);
}

/** Lists a caller may send, each with the call and the way to it. */
function lists(): [string, Json][] {
  return site.app.endpoints.flatMap((endpoint) =>
    (['body', 'query'] as const).flatMap((part) =>
      [...parts(schemaOf(endpoint[part]))]
        .filter(([, schema]) => schema.type === 'array')
        .map(([path, schema]): [string, Json] => [`${endpoint.path} ${part}${path}`, schema]),
    ),
  );
}

const isIds = ({ items }: Json) => isJson(items) && (items.enum !== undefined || items.format === 'uuid');
const takesMapId = ({ body }: Endpoint) =>
  [...parts(schemaOf(body))].some(([path, schema]) => path.endsWith('/mapId') && isJson(schema));

describe('every endpoint', () => {
  test('says what it costs', () => {
    expect(site.app.endpoints.filter(({ cost }) => !(costOf(cost, undefined) > 0))).toEqual([]);
  });

  test('has a maximum for every list it takes', () => {
    expect(lists().length).toBeGreaterThan(40);
    expect(
      lists()
        .filter(([, { maxItems }]) => typeof maxItems !== 'number')
        .map(([path]) => path),
    ).toEqual([]);
  });

  test('refuses an id that stands twice in a list', () => {
    const ofIds = lists().filter(([, schema]) => isIds(schema));
    expect(ofIds.length).toBeGreaterThan(20);
    expect(ofIds.filter(([, { uniqueItems }]) => uniqueItems !== true).map(([path]) => path)).toEqual([]);
  });

  test('that takes a birth takes a saved map in its place, and no other does', () => {
    const wrong = site.app.endpoints.filter(
      (endpoint) => endpoint.tag !== 'maps' && takesMapId(endpoint) !== endpoint.takesMap,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('of a person renews the session, and of sign-in never', () => {
    // With a session of the account a mailed code alone proves its address.
    const withSession = ['/v3/auth/confirm'];
    const wrong = site.app.endpoints.filter(
      ({ access, renews, tag, path }) =>
        renews !== (access !== 'guest' || tag !== 'auth' || withSession.includes(path)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('but those of health is counted by the limit', () => {
    const free = site.app.endpoints.filter(({ limit }) => limit === 'none');
    expect(free.map(({ path }) => path)).toEqual(['/health/live', '/health/ready']);
  });

  test('of a list costs more the longer that is', () => {
    const cost = { base: 10, perEntry: 3, list: 'rules' };
    expect(costOf(cost, { rules: [1, 2], births: [1] })).toBe(16);
    for (const body of [{ rules: 'три' }, {}, null, undefined]) expect(costOf(cost, body)).toBe(10);
  });

  test('of a period costs more the longer it is', () => {
    const cost = { base: 10, perDay: 2 };
    expect(costOf(cost, { from: '2026-01-01', to: '2026-01-01' })).toBe(12);
    expect(costOf(cost, { from: '2026-01-01', to: '2026-01-31' })).toBe(72);
    expect(costOf(cost, { from: '2026-01-31', to: '2026-01-01' })).toBe(10);
    expect(costOf(cost, { from: 'завтра', to: '2026-01-01' })).toBe(10);
    const ofKinds = { ...cost, perDayOf: { few: 1 } };
    const day = { from: '2026-01-01', to: '2026-01-01' };
    expect(costOf(ofKinds, { ...day, kinds: ['few'] })).toBe(11);
    expect(costOf(ofKinds, { ...day, kinds: ['few', 'many'] })).toBe(12);
    expect(costOf(ofKinds, day)).toBe(12);
  });
});

describe('a list of twelve thousand ids', () => {
  const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.6, timeZone: 'Europe/Moscow' };
  const post = (url: string, payload: object) => site.inject({ method: 'POST', url, payload });
  const cases: readonly (readonly [string, object])[] = [
    ['/api/v2/western.getAspects', { birth, bodies: Array(12_000).fill('sun') }],
    ['/api/v2/western.getAspects', { birth, aspects: Array(2_000).fill('square') }],
    ['/api/v2/western.getAspects', { birth, bodies: ['sun', 'sun'] }],
    ['/api/v2/chart.getTransits', { birth, bodies: Array(3_000).fill('moon') }],
    ['/api/v2/chart.getTransits', { birth, bodies: ['moon', 'moon'] }],
    ['/api/v2/chart.getEvents', { from: '2026-01-01', to: '2026-12-31', kinds: Array(900).fill('eclipse') }],
    ['/api/v2/chart.getEvents', { from: '2026-01-01', to: '2026-12-31', kinds: ['eclipse', 'eclipse'] }],
    ['/api/v2/chart.GetChartData', { birth, vargas: [9, 9] }],
  ];
  for (const [url, payload] of cases) {
    test(`or with a repeat is refused at once: ${url} ${JSON.stringify(payload).slice(-40)}`, async () => {
      await post('/api/v2/chart.getPlanets', { birth });
      const start = performance.now();
      const answer = await post(url, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('VALIDATION');
      expect(performance.now() - start).toBeLessThan(1_000);
    });
  }

  test('of the wrong kind is not looked at one by one', async () => {
    const start = performance.now();
    const answer = await post('/api/v2/western.getAspects', { birth, bodies: Array(300_000).fill(1) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toMatch(/слишком много значений/);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
