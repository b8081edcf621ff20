import { describe, expect, it } from 'vitest';
import { areaOf, ownedMark } from './ownership.ts';
import { pollDelays } from './poll-delays.ts';
import { shopSearch } from './search.ts';

const may = '2027-05-14T09:00:00.000Z';
const june = '2027-06-14T09:00:00.000Z';

describe('the owned mark', () => {
  it('stands on what is bought, with its term', () => {
    expect(ownedMark([14], [{ id: 14, expiresAt: may }])).toEqual({ until: may, heldBy: null });
    expect(ownedMark([1], [{ id: 1, expiresAt: null }])).toEqual({ until: null, heldBy: null });
    expect(ownedMark([1], [{ id: 2, expiresAt: may }])).toBeNull();
    expect(ownedMark([1], [])).toBeNull();
  });
  it('stands on a lower level of Veda held by a higher one, never the other way round', () => {
    expect(ownedMark([14], [{ id: 17, expiresAt: june }])).toEqual({ until: june, heldBy: 'Veda: Полный доступ' });
    expect(ownedMark([17], [{ id: 14, expiresAt: june }])).toBeNull();
  });
  it('takes the later of two terms of one product and the earlier of two products', () => {
    const both = [
      { id: 14, expiresAt: may },
      { id: 15, expiresAt: june },
    ];
    expect(ownedMark([14], both)?.until).toBe(june);
    expect(
      ownedMark(
        [1, 3],
        [
          { id: 1, expiresAt: june },
          { id: 3, expiresAt: may },
        ],
      )?.until,
    ).toBe(may);
    expect(
      ownedMark(
        [1, 3],
        [
          { id: 1, expiresAt: null },
          { id: 3, expiresAt: may },
        ],
      )?.until,
    ).toBe(may);
    expect(ownedMark([1, 3], [{ id: 1, expiresAt: june }])).toBeNull();
  });
});

it('an item opens the area of its product', () => {
  expect([[1], [2], [3], [16], []].map(areaOf)).toEqual(['astrolog', 'numerolog', 'marketer', 'veda', null]);
});

it('waiting for a payment asks at once often, then every half a minute, five minutes in all', () => {
  const delays = pollDelays();
  expect(delays[0]).toBe(3000);
  expect(Math.max(...delays)).toBe(30_000);
  const sum = delays.reduce((all, delay) => all + delay, 0);
  expect(sum).toBeLessThanOrEqual(300_000);
  expect(sum).toBeGreaterThan(270_000);
});

it('the address of the shop keeps known parts only', () => {
  expect(shopSearch({ id: 'veda-full', category_id: 'veda', order: 'a1-b2', compare: 'true', utm: 'x' })).toEqual({
    id: 'veda-full',
    category_id: 'veda',
    order: 'a1-b2',
    compare: true,
  });
  expect(shopSearch({ id: 'astrolog', order: 'a1', pay: 'test' })).toEqual({
    id: 'astrolog',
    order: 'a1',
    pay: 'test',
  });
  expect(shopSearch({ id: 'astrolog', pay: 'test' })).toEqual({ id: 'astrolog' });
  expect(shopSearch({ id: '<b>', category_id: 7, order: '../x', compare: 'да' })).toEqual({});
});
