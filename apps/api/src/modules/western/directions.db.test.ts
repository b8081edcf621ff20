import { getDirections } from '@nebosvod/contracts/western-directions';
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

describe('western.getDirections', () => {
  it('is for owners of product 1', async () => {
    expect((await test.call(getDirections, { body: { birth } })).problem.code).toBe('UNAUTHORIZED');
    const other = await createPerson(test, [3]);
    const refused = await test.call(getDirections, { body: { birth }, token: other.token });
    expect(refused.problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('dates the contacts of each system in order, by the method and key asked for', async () => {
    const body = { birth, method: 'regiomontanus', key: 'ptolemy' } as const;
    const { value } = await test.call(getDirections, { body, token: owner.token });
    expect(value).toMatchObject({ method: 'regiomontanus', key: 'ptolemy' });
    for (const system of ['primary', 'solar-arc', 'progression'] as const) {
      const dates = value.contacts.filter((one) => one.system === system).map(({ at }) => at);
      expect(dates.length).toBeGreaterThan(50);
      expect(dates).toEqual([...dates].sort());
    }
    expect(value.phases.length).toBeGreaterThanOrEqual(12);
  });

  it('without an hour has no primary directions and no angles, and bears the ends of the ephemeris', async () => {
    const unknown = { ...birth, time: null };
    const { value } = await test.call(getDirections, { body: { birth: unknown }, token: owner.token });
    expect(value.reason).toBe('UNKNOWN_TIME');
    const isAngle = (id: string) => id === 'ascendant' || id === 'midheaven';
    expect(
      value.contacts.some((one) => one.system === 'primary' || isAngle(one.promissor) || isAngle(one.significator)),
    ).toBe(false);
    for (const one of [
      { ...birth, date: '2399-12-30' },
      { ...birth, latitude: 75 },
    ]) {
      expect((await test.call(getDirections, { body: { birth: one }, token: owner.token })).status).toBe(200);
    }
  });
});
