import { createCalendarFeed, revokeCalendarFeed } from '@nebosvod/contracts/panchanga-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', place: 'Москва' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the renewed calendar', () => {
  it('is read by its unlisted address and by no other', async () => {
    const { value } = await test.call(createCalendarFeed, { body: { ...MOSCOW, layers: ['ekadashi', 'eclipses'] } });
    const found = await test.inject({ method: 'GET', url: value.path });
    expect(found.statusCode).toBe(200);
    expect(found.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    expect(found.body).toContain('BEGIN:VEVENT');
    const other = await test.inject({ method: 'GET', url: `/calendar/${'A'.repeat(22)}.ics` });
    expect(other.statusCode).toBe(404);
    expect((await test.inject({ method: 'GET', url: '/calendar/short.ics' })).statusCode).toBe(400);
  });

  it('is closed by the key of the one who made it, and not by its address', async () => {
    const { value } = await test.call(createCalendarFeed, { body: MOSCOW });
    const close = (key: string) =>
      test
        .inject({ method: 'POST', url: revokeCalendarFeed.path, payload: { key } })
        .then(({ statusCode }) => statusCode);
    expect(await close(value.path.slice(10, 32))).toBe(404);
    expect((await test.inject({ method: 'GET', url: value.path })).statusCode).toBe(200);
    expect(await close(value.key)).toBe(204);
    expect((await test.inject({ method: 'GET', url: value.path })).statusCode).toBe(404);
    expect(await close(value.key)).toBe(404);
  });
});
