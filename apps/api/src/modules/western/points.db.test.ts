import { getWesternPoints } from '@nebosvod/contracts/western-points';
import { describe, expect, it } from 'vitest';
import { birth } from '../../../test/births.ts';
import { appOfOwner } from '../../../test/owner.ts';

const owners = appOfOwner([1]);

describe('western.getPoints', () => {
  it('is for owners of product 1', () => owners.expectRefusals(getWesternPoints, { birth }, [14]));

  it('gives the points of a birth and the harmonic asked for', async () => {
    const { value } = await owners.ask(getWesternPoints, { birth, harmonic: 7 });
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
    const { value } = await owners.ask(getWesternPoints, { birth: far });
    expect(value).toMatchObject({ lots: null, parans: null, dignities: null, almutens: null, reason: 'UNKNOWN_TIME' });
    expect(value.declinations.map(({ id }) => id)).not.toContain('ascendant');
    const polar = await owners.ask(getWesternPoints, { birth: { ...birth, latitude: 70 } });
    expect(polar.status).toBe(200);
  });

  it('refuses a harmonic beyond its bounds', async () => {
    const { status } = await owners.ask(getWesternPoints, { birth, harmonic: 181 });
    expect(status).toBe(400);
  });
});
