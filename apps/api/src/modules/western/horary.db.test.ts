import { getHorary } from '@nebosvod/contracts/western-horary';
import { describe, expect, it } from 'vitest';
import { appOfOwner } from '../../../test/owner.ts';

const birth = {
  date: '1998-10-15',
  time: '16:22:00',
  latitude: 35 + 44 / 60,
  longitude: 139 + 46 / 60,
  timeZone: 'Asia/Tokyo',
};

const owners = appOfOwner([1]);

describe('western.getHorary', () => {
  it('is for owners of product 1', () => owners.expectRefusals(getHorary, { birth, house: 10 }, [17]));

  it('judges a question: significators, the Moon beside the first, warnings, dates', async () => {
    const { value } = await owners.ask(getHorary, { birth, house: 10 });
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
    const wrong = await owners.ask(getHorary, { birth, house: 1 });
    expect(wrong.problem.errors?.[0]).toMatchObject({ path: 'house', message: 'Дом вопроса от 2 до 12' });
  });

  it('says why there is no judgement: an unknown hour, a polar place; bears the end of the ephemeris', async () => {
    const ask = async (one: typeof birth | { readonly time: null }) =>
      (await owners.ask(getHorary, { birth: { ...birth, ...one }, house: 7 })).value;
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
