import { getEphemeris } from '@nebosvod/contracts/western-ephemeris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await createPerson(test, [1]);
});
afterAll(() => test.close());

describe('western.getEphemeris', () => {
  const year = { from: '2027-01-01', to: '2027-12-31', stepDays: 1 };

  it('is for owners of product 1', async () => {
    expect((await test.call(getEphemeris, { body: year })).problem.code).toBe('UNAUTHORIZED');
    const other = await createPerson(test, [3]);
    expect((await test.call(getEphemeris, { body: year, token: other.token })).problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('gives each planet a longitude for every day asked for, the first at midnight of the first', async () => {
    const { value } = await test.call(getEphemeris, { body: year, token: owner.token });
    expect(value.start).toBe('2027-01-01T00:00:00.000Z');
    expect(value.series.map(({ id }) => id)).toHaveLength(10);
    for (const { longitudes } of value.series) {
      expect(longitudes).toHaveLength(365);
      expect(longitudes.every((one) => one >= 0 && one < 360)).toBe(true);
    }
    // The Sun of the first day of 2027 stands at 10°19′ of Capricorn.
    expect(value.series[0]?.longitudes[0]).toBeCloseTo(280.32, 1);
  });

  it('refuses more steps than an answer holds', async () => {
    const body = { from: '2027-01-01', to: '2036-12-31', stepDays: 1 };
    expect((await test.call(getEphemeris, { body, token: owner.token })).problem.code).toBe('LIMIT_EXCEEDED');
    const decade = await test.call(getEphemeris, {
      body: { ...body, stepDays: 5, bodies: ['pluto'] },
      token: owner.token,
    });
    expect(decade.value.series).toMatchObject([{ id: 'pluto' }]);
    expect(decade.value.series[0]?.longitudes).toHaveLength(731);
  });
});
