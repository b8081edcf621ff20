import { nearestPlace, searchPlaces } from '@nebosvod/contracts/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { zoneAt } from '../../computation/zone.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('GET /v1/places', () => {
  it('finds a place by its beginning, a misspelling, the wrong layout and a former name', async () => {
    const first = async (query: string) => (await server.call(searchPlaces, { query: { query } })).value[0];
    expect(await first('санкт-пет')).toMatchObject({ name: 'Санкт-Петербург', timeZone: 'Europe/Moscow' });
    expect(await first('Екатеренбург')).toMatchObject({ name: 'Екатеринбург' });
    expect(await first('vjcrdf')).toMatchObject({ name: 'Москва', country: 'Россия' });
    expect(await first('Фрунзе')).toMatchObject({ name: 'Бишкек', matchedName: 'Фрунзе' });
  });

  it('answers a bare array in the envelope, eight places unless asked otherwise', async () => {
    const response = await server.inject({ url: '/v1/places?query=%D0%BC' });
    expect(response.json().response).toHaveLength(8);
    const { value } = await server.call(searchPlaces, { query: { query: 'м', limit: '3' } });
    expect(value).toHaveLength(3);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('answers an empty list when nothing is near', async () => {
    const { status, value } = await server.call(searchPlaces, { query: { query: 'xqzjwvkk' } });
    expect([status, value]).toEqual([200, []]);
  });

  it.each([
    [{}, 'Введите название места'],
    [{ query: '   ' }, 'Введите название места'],
    [{ query: 'м'.repeat(101) }, 'Название места — до 100 знаков'],
    [{ query: 'м', limit: '0' }, 'limit — от 1 до 20'],
    [{ query: 'м', limit: '-1' }, 'limit — целое число от 1 до 20'],
    [{ query: 'м', limit: '1e9' }, 'limit — целое число от 1 до 20'],
  ])('refuses %j with one Russian sentence', async (query, message) => {
    const { problem } = await server.call(searchPlaces, { query });
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION', detail: message });
  });

  it('takes any text without failing', async () => {
    for (const query of ['%', '\u{1F30D}', "'; drop table", '<script>', '....', 'ъ', '\\', '-1']) {
      const { status } = await server.call(searchPlaces, { query: { query } });
      expect(status).toBe(200);
    }
  });
});

describe('POST /v1/places/nearest', () => {
  it('names coordinates and their zone', async () => {
    const { value } = await server.call(nearestPlace, { body: { latitude: 58.01, longitude: 56.25 } });
    expect(value).toMatchObject({ place: { name: 'Пермь' }, timeZone: 'Asia/Yekaterinburg' });
    expect(value.distanceKm).toBeLessThan(10);
  });

  it('refuses points that are not on the globe', async () => {
    const { problem } = await server.call(nearestPlace, { body: { latitude: 91, longitude: 200 } });
    expect(problem.errors?.map(({ path }) => path)).toEqual(['latitude', 'longitude']);
  });
});

describe('zones of coordinates', () => {
  it.each([
    ['Мурманск', 68.9585, 33.0827, 'Europe/Moscow'],
    ['Калининград', 54.7104, 20.4522, 'Europe/Kaliningrad'],
    ['Самара', 53.2001, 50.15, 'Europe/Samara'],
    ['Алма-Ата', 43.25, 76.95, 'Asia/Almaty'],
    ['Стокгольм', 59.3293, 18.0686, 'Europe/Stockholm'],
  ])('%s', async (_, latitude, longitude, zone) => {
    expect(await zoneAt(latitude, longitude)).toBe(zone);
  });

  it('exist at sea and at the poles', async () => {
    for (const [latitude, longitude] of [
      [0, -150],
      [90, 0],
      [-90, 180],
    ] as const) {
      const timeZone = await zoneAt(latitude, longitude);
      expect(() => new Intl.DateTimeFormat('ru', { timeZone })).not.toThrow();
    }
  });
});
