import { getMap } from '@nebosvod/contracts/western-map';
import { describe, expect, it } from 'vitest';
import { birth } from '../../../test/births.ts';
import { appOfOwner } from '../../../test/owner.ts';

const owners = appOfOwner([1]);

describe('western.getMap', () => {
  it('is for owners of product 1', () => owners.expectRefusals(getMap, { birth }, [2]));

  it('has the lines of ten planets, cities beside them and directions from the birth place', async () => {
    const { map } = (await owners.ask(getMap, { birth })).value;
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
    const chosen = await owners.ask(getMap, { ...body, bodies: [...body.bodies] });
    expect(chosen.value.map?.lines.map(({ id }) => id)).toEqual(['true-node', 'chiron']);
    const unknown = await owners.ask(getMap, { birth: { ...birth, time: null } });
    expect(unknown.value).toMatchObject({ map: null, reason: 'UNKNOWN_TIME' });
  });
});
