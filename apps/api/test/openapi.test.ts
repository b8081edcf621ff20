import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let site: TestApp;
let document: unknown;
beforeAll(async () => {
  site = await startTestApp();
  const response = await site.inject({ method: 'GET', url: '/openapi.json' });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  document = response.json();
});
afterAll(() => site.close());

type Json = { readonly [key: string]: unknown };

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner: unknown, key) => (isJson(inner) ? inner[key] : undefined), value);
}

/** Every object of the document with the path that leads to it. */
function* objects(value: unknown, path = ''): Generator<[string, Json]> {
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* objects(inner, `${path}/${index}`);
  if (!isJson(value)) return;
  yield [path, value];
  for (const [key, inner] of Object.entries(value)) yield* objects(inner, `${path}/${key}`);
}

function operations(): [string, string, Json][] {
  const paths = at(document, 'paths');
  if (!isJson(paths)) throw new Error('no paths');
  return Object.entries(paths).flatMap(([path, item]) =>
    isJson(item)
      ? Object.entries(item).flatMap(([method, value]): [string, string, Json][] =>
          isJson(value) ? [[path, method, value]] : [],
        )
      : [],
  );
}

test('the document is OpenAPI 3.1 and describes every mounted call', () => {
  expect(at(document, 'openapi')).toBe('3.1.0');
  const described = new Set(operations().map(([path, method]) => `${method} ${path}`));
  for (const { method, path } of site.app.endpoints) {
    expect(described, path).toContain(`${method.toLowerCase()} ${path.replaceAll(/:(\w+)\??/g, '{$1}')}`);
  }
});

test('every reference leads somewhere and no schema keeps definitions of its own', () => {
  for (const [path, value] of objects(document)) {
    expect(Object.keys(value), path).not.toContain('$defs');
    if (typeof value.$ref !== 'string') continue;
    expect(value.$ref, path).toMatch(/^#\/components\//);
    expect(at(document, ...value.$ref.slice(2).split('/')), value.$ref).toBeDefined();
  }
});

test('operation ids are unique, every path parameter is declared, every refusal is a problem', () => {
  const ids = operations().map(([, , operation]) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [path, method, operation] of operations()) {
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isJson) : [];
    const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(declared.sort(), `${method} ${path}`).toEqual(wanted.sort());
    expect(at(operation, 'responses', 'default'), path).toEqual({ $ref: '#/components/responses/Problem' });
    expect(operation.summary, path).toMatch(/[А-ЯЁ]/);
  }
});

test('success is described inside its envelope', () => {
  const schema = at(
    document,
    'paths',
    '/api/v2/chart.getUTS',
    'post',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  );
  expect(at(schema, 'required')).toEqual(['response']);
  expect(at(schema, 'properties', 'response', 'properties', 'utcOffsetSeconds', 'type')).toBe('number');
});
