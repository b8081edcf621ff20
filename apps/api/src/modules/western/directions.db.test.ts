import { getDirections } from '@nebosvod/contracts/western-directions';
import { describe, expect, it } from 'vitest';
import { birth } from '../../../test/births.ts';
import { appOfOwner } from '../../../test/owner.ts';

const owners = appOfOwner([1]);

describe('western.getDirections', () => {
  it('is for owners of product 1', () => owners.expectRefusals(getDirections, { birth }, [3]));

  it('dates the contacts of each system in order, by the method and key asked for', async () => {
    const body = { birth, method: 'regiomontanus', key: 'ptolemy' } as const;
    const { value } = await owners.ask(getDirections, body);
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
    const { value } = await owners.ask(getDirections, { birth: unknown });
    expect(value.reason).toBe('UNKNOWN_TIME');
    const isAngle = (id: string) => id === 'ascendant' || id === 'midheaven';
    expect(
      value.contacts.some((one) => one.system === 'primary' || isAngle(one.promissor) || isAngle(one.significator)),
    ).toBe(false);
    for (const one of [
      { ...birth, date: '2399-12-30' },
      { ...birth, latitude: 75 },
    ]) {
      expect((await owners.ask(getDirections, { birth: one })).status).toBe(200);
    }
  });
});
