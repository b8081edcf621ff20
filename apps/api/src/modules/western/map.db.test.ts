import { getMap } from '@nebosvod/contracts/western-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await createPerson(test, [1]);
});
afterAll(() => test.close());

describe('western.getMap', () => {
  it('is for owners of product 1', async () => {
    expect((await test.call(getMap, { body: { birth } })).problem.code).toBe('UNAUTHORIZED');
    const other = await createPerson(test, [2]);
    expect((await test.call(getMap, { body: { birth }, token: other.token })).problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('has the lines of ten planets, cities beside them and directions from the birth place', async () => {
    const { map } = (await test.call(getMap, { body: { birth }, token: owner.token })).value;
    expect(map?.lines.map(({ id }) => id)).toHaveLength(10);
    expect(map?.localSpace[0]?.ahead[0]).toEqual([birth.latitude, birth.longitude]);
    expect(map?.cities.length).toBeGreaterThan(50);
    expect(map?.cities.every(({ distanceKm }) => distanceKm <= 300)).toBe(true);
    // Of the mock-up by the same birth: the Sun culminates over Kaliningrad, Mars sets over Yerevan.
    const near = map?.cities.map(({ name, body, angle }) => `${name} ${body} ${angle}`);
    expect(near).toContain('Ереван mars setting');
    expect(near?.some((one) => one.startsWith('Калининград sun'))).toBe(true);
  });

  it('takes nodes and Chiron when asked, and has nothing without an hour', async () => {
    const body = { birth, bodies: ['true-node', 'chiron'] as const };
    const chosen = await test.call(getMap, { body: { ...body, bodies: [...body.bodies] }, token: owner.token });
    expect(chosen.value.map?.lines.map(({ id }) => id)).toEqual(['true-node', 'chiron']);
    const unknown = await test.call(getMap, { body: { birth: { ...birth, time: null } }, token: owner.token });
    expect(unknown.value).toMatchObject({ map: null, reason: 'UNKNOWN_TIME' });
  });
});
