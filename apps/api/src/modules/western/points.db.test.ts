import { getWesternPoints } from '@nebosvod/contracts/western-points';
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

describe('western.getPoints', () => {
  it('is for owners of product 1', async () => {
    expect((await test.call(getWesternPoints, { body: { birth } })).problem.code).toBe('UNAUTHORIZED');
    const other = await createPerson(test, [14]);
    const refused = await test.call(getWesternPoints, { body: { birth }, token: other.token });
    expect(refused.problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('gives the points of a birth and the harmonic asked for', async () => {
    const { value } = await test.call(getWesternPoints, { body: { birth, harmonic: 7 }, token: owner.token });
    expect(value.lots?.map(({ id }) => id)).toEqual([
      'fortune',
      'spirit',
      'eros',
      'necessity',
      'courage',
      'victory',
      'nemesis',
    ]);
    expect(value.extras).toHaveLength(5);
    expect(value.stars).toContainEqual(expect.objectContaining({ star: 'bePer', point: 'sun' }));
    expect(value.parans?.length).toBeGreaterThan(0);
    expect(value.dignities).toHaveLength(7);
    expect(value.almutens).toHaveLength(5);
    expect(value.harmonic.number).toBe(7);
    expect(value.dial.every(({ at }) => at >= 0 && at < 90)).toBe(true);
  });

  it('without an hour keeps what does not hang on it, inside the polar circle too', async () => {
    const far = { ...birth, latitude: 70, time: null };
    const { value } = await test.call(getWesternPoints, { body: { birth: far }, token: owner.token });
    expect(value).toMatchObject({ lots: null, parans: null, dignities: null, almutens: null, reason: 'UNKNOWN_TIME' });
    expect(value.declinations.map(({ id }) => id)).not.toContain('ascendant');
    const polar = await test.call(getWesternPoints, {
      body: { birth: { ...birth, latitude: 70 } },
      token: owner.token,
    });
    expect(polar.status).toBe(200);
  });

  it('refuses a harmonic beyond its bounds', async () => {
    const { status } = await test.call(getWesternPoints, { body: { birth, harmonic: 181 }, token: owner.token });
    expect(status).toBe(400);
  });
});
