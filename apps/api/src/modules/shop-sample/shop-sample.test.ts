import { access } from 'node:fs/promises';
import { sampleKinds, sampleOf } from '@nebosvod/contracts/samples.table';
import { shopSample } from '@nebosvod/contracts/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('gives a whole document of an item, the same each time, and nothing where a product has no writer', async () => {
  const [first, again] = [
    await test.inject({ url: '/v3/shop/sample?id=veda-periods' }),
    await test.inject({ url: '/v3/shop/sample?id=veda-periods' }),
  ];
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.rawPayload.length).toBeGreaterThan(20_000);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  for (const id of ['marketer', 'no-such'])
    expect((await test.call(shopSample, { query: { id } })).problem.code).toBe('NOT_FOUND');
});

it('has two drawn pages of every sample', async () => {
  const pages = new URL('../../../../web/public/samples/', import.meta.url);
  for (const kind of Object.values(sampleKinds))
    for (const number of [1, 2]) await expect(access(new URL(`${kind}-${number}.jpg`, pages))).resolves.toBeUndefined();
});

it('shows of several products the sample of the last', () => {
  expect([[1], [3], [1, 2], [14, 17], []].map(sampleOf)).toEqual([
    'western-portrait',
    null,
    'numerology-matrix',
    'veda-tajaka',
    null,
  ]);
});
