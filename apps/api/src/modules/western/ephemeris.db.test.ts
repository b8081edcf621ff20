import { getEphemeris } from '@nebosvod/contracts/western-ephemeris';
import { describe, expect, it } from 'vitest';
import { appOfOwner } from '../../../test/owner.ts';

const owners = appOfOwner([1]);

describe('western.getEphemeris', () => {
  const year = { from: '2027-01-01', to: '2027-12-31', stepDays: 1 };

  it('is for owners of product 1', () => owners.expectRefusals(getEphemeris, year, [3]));

  it('gives each planet a longitude for every day asked for, the first at midnight of the first', async () => {
    const { value } = await owners.ask(getEphemeris, year);
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
    expect((await owners.ask(getEphemeris, body)).problem.code).toBe('LIMIT_EXCEEDED');
    const decade = await owners.ask(getEphemeris, { ...body, stepDays: 5, bodies: ['pluto'] });
    expect(decade.value.series).toMatchObject([{ id: 'pluto' }]);
    expect(decade.value.series[0]?.longitudes).toHaveLength(731);
  });
});
