import { getHorary } from '@nebosvod/contracts/western-horary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1998-10-15',
  time: '16:22:00',
  latitude: 35 + 44 / 60,
  longitude: 139 + 46 / 60,
  timeZone: 'Asia/Tokyo',
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await createPerson(test, [1]);
});
afterAll(() => test.close());

describe('western.getHorary', () => {
  it('is for owners of product 1', async () => {
    expect((await test.call(getHorary, { body: { birth, house: 10 } })).problem.code).toBe('UNAUTHORIZED');
    const other = await createPerson(test, [17]);
    const refused = await test.call(getHorary, { body: { birth, house: 10 }, token: other.token });
    expect(refused.problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('judges a question: significators, the Moon beside the first, warnings, dates', async () => {
    const { value } = await test.call(getHorary, { body: { birth, house: 10 }, token: owner.token });
    expect(value.significators).toEqual({ querent: 'mars', quesited: 'saturn' });
    expect(value.pairs?.map(({ a, b }) => [a, b])).toEqual([
      ['mars', 'saturn'],
      ['moon', 'saturn'],
    ]);
    expect(value.considerations).toContain('saturn-in-first');
    expect(value.cusps).toHaveLength(12);
    expect(value.settings).toMatchObject({ zodiac: 'tropical', houseSystem: 'regiomontanus' });
    const asked = Date.parse(value.moment.instant);
    for (const { at } of value.pairs?.flatMap(({ perfections }) => perfections) ?? []) {
      if (at !== null) expect(Date.parse(at)).toBeGreaterThan(asked);
    }
    const wrong = await test.call(getHorary, { body: { birth, house: 1 }, token: owner.token });
    expect(wrong.problem.errors?.[0]).toMatchObject({ path: 'house', message: 'Дом вопроса от 2 до 12' });
  });

  it('says why there is no judgement: an unknown hour, a polar place; bears the end of the ephemeris', async () => {
    const ask = async (one: typeof birth | { readonly time: null }) =>
      (await test.call(getHorary, { body: { birth: { ...birth, ...one }, house: 7 }, token: owner.token })).value;
    expect(await ask({ time: null })).toMatchObject({ planets: null, pairs: null, reason: 'UNKNOWN_TIME' });
    const polar = await ask({ ...birth, date: '1998-12-20', latitude: 75 });
    expect(polar).toMatchObject({
      cusps: null,
      significators: null,
      pairs: null,
      hourLord: null,
      reason: 'POLAR_CIRCLE',
    });
    expect(polar.planets).toHaveLength(7);
    expect((await ask({ ...birth, date: '2399-12-30' })).planets).toHaveLength(7);
  });
});
