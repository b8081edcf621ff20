import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getPanchanga } from '@nebosvod/contracts/panchanga';
import { getFestivals } from '@nebosvod/contracts/panchanga-period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, goodPassword } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const day = { date: '2026-11-21', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const ask = (encoding?: string) =>
  test.inject({
    method: getPanchanga.method,
    url: getPanchanga.path,
    payload: day,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

describe('compressed answers', () => {
  it('are sent to whoever asks for them, and hold the same', async () => {
    const plain = await ask();
    expect(plain.headers['content-encoding']).toBeUndefined();
    const [brotli, gzip] = [await ask('gzip, deflate, br'), await ask('gzip')];
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it('of problems and of small things stay as they are; tokens are never compressed', async () => {
    const refused = await test.inject({
      method: getFestivals.method,
      url: getFestivals.path,
      payload: {},
      headers: { 'accept-encoding': 'br' },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['content-encoding']).toBeUndefined();
    const { email } = await createPerson(test);
    const entered = await test.inject({
      method: 'POST',
      url: '/v3/auth/login',
      payload: { email, password: goodPassword },
      headers: { 'accept-encoding': 'br' },
    });
    expect(entered.statusCode).toBe(200);
    expect(entered.headers['content-encoding']).toBeUndefined();
  });
});
