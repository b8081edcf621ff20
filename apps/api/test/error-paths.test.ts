import { problemSchema } from '@nebosvod/contracts/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { largestCalls } from './largest-calls.ts';
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

/** Whether a schema has a field at the end of a path. */
function leads(schema: unknown, [next, ...rest]: readonly string[]): boolean {
  if (next === undefined) return true;
  if (!isJson(schema)) return false;
  const inner: unknown[] = [];
  if (isJson(schema.properties) && next in schema.properties) inner.push(schema.properties[next]);
  if (/^\d+$/.test(next) && schema.items) inner.push(schema.items);
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return inner.some((one) => leads(one, rest)) || choices.some((one) => leads(one, [next, ...rest]));
}

/** The body with each of its dates and zones made wrong in turn. */
function* spoilt(value: unknown, key = ''): Generator<unknown> {
  if (typeof value === 'string') {
    if (key === 'timeZone') yield 'Mars/Olympus';
    if (/^\d{4}-\d\d-\d\d$/.test(value)) yield* ['2026-02-30', '1700-01-01', '2400-01-01'];
    if (/^\d{4}$/.test(value)) yield* ['1700', '2400'];
    return;
  }
  if (key === 'year' && typeof value === 'number') yield* [1799, 2400];
  if (!isJson(value)) return;
  if (key === '' && typeof value.from === 'string' && typeof value.to === 'string') {
    yield { ...value, from: value.to, to: value.from };
    yield { ...value, to: undefined };
    yield { ...value, from: undefined };
  }
  if (isJson(value.birth)) {
    yield { ...value, mapId: '3f2b8a54-5b5e-4a0e-8a38-1f6f8a6a2a11' };
    yield { ...value, birth: { ...value.birth, time: null, timeUncertaintyMinutes: 30 } };
    yield {
      ...value,
      birth: { ...value.birth, time: null, timeUncertaintyMinutes: undefined, disambiguation: 'later' },
    };
  }
  for (const [name, inner] of Object.entries(value)) {
    for (const wrong of spoilt(inner, name)) {
      yield Array.isArray(value)
        ? value.map((one, index) => (String(index) === name ? wrong : one))
        : { ...value, [name]: wrong };
    }
  }
}

describe('a refusal names fields that the request has', () => {
  for (const path of new Set(largestCalls.map((call) => call.path))) {
    test(path, async () => {
      const endpoint = site.app.endpoints.find((one) => one.path === path && one.method === 'POST');
      if (!endpoint) throw new Error(`no endpoint ${path}`);
      const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
      let refusals = 0;
      for (const { body } of largestCalls.filter((call) => call.path === path)) {
        for (const wrong of spoilt(JSON.parse(JSON.stringify(body)))) {
          const answer = await site.inject({
            method: 'POST',
            url: path,
            payload: JSON.stringify(wrong),
            headers: { 'content-type': 'application/json' },
          });
          expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
          if (answer.statusCode < 400) continue;
          refusals += 1;
          const problem = problemSchema.parse(answer.json());
          const strangers = (problem.errors ?? []).filter(
            (error) => !leads(schema, error.path.split('.').filter(Boolean)),
          );
          expect(strangers, JSON.stringify(wrong)).toEqual([]);
        }
      }
      if (!path.startsWith('/v1/')) expect(refusals).toBeGreaterThan(0);
    });
  }
});
