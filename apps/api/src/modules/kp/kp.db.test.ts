import { getKp } from '@nebosvod/contracts/chart-kp';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1935-09-12',
  time: '21:08:00',
  latitude: 24.65,
  longitude: 77.3,
  utcOffsetSeconds: 19_800,
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await createPerson(test, [16]);
});
afterAll(() => test.close());

const ask = (body: SentBodyOf<typeof getKp>) => test.call(getKp, { body, token: owner.token });

describe('chart.getKp', () => {
  it('is for the levels of Veda that hold it', async () => {
    expect((await test.call(getKp, { body: { birth } })).problem.code).toBe('UNAUTHORIZED');
    const lower = await createPerson(test, [15]);
    expect((await test.call(getKp, { body: { birth }, token: lower.token })).problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('counts by the school whatever the settings', async () => {
    const { value } = await ask({ birth, settings: { zodiac: 'tropical', ayanamsha: 'raman', houseSystem: 'equal' } });
    expect(value.settings).toMatchObject({ zodiac: 'sidereal', ayanamsha: 'krishnamurti', houseSystem: 'placidus' });
    const first = value.cusps?.[0];
    expect(first?.lords).toMatchObject({ sign: 'mars', star: 'venus', sub: 'rahu' });
    expect(value.bodies.every(({ house, known }) => house !== null && known === 4)).toBe(true);
    expect(value.houses).toHaveLength(12);
    expect(value.ruling?.rulers).toHaveLength(5);
    const newer = await ask({ birth, ayanamsha: 'krishnamurti-vp291' });
    expect(newer.value.settings.ayanamsha).toBe('krishnamurti-vp291');
  });

  it('takes the ascendant of a number and the moment of a judgement', async () => {
    const judgement = { at: '2026-11-23T09:00:00Z', latitude: 55.7558, longitude: 37.6173 };
    const { value } = await ask({ birth: { ...birth, time: null }, number: 74, judgement });
    expect(value.number).toMatchObject({ number: 74, lords: { sign: 'moon', star: 'saturn', sub: 'jupiter' } });
    expect(value.cusps?.[0]?.longitude).toBeCloseTo(104.8889, 4);
    expect(value.ruling?.at).toBe('2026-11-23T09:00:00.000Z');
    const far = await ask({ birth, judgement: { ...judgement, at: '1500-01-01T00:00:00Z' } });
    expect([far.problem.code, far.problem.errors?.[0]?.path]).toEqual(['DATE_OUT_OF_RANGE', 'judgement.at']);
    const wrong = await ask({ birth, number: 250 });
    expect(wrong.problem.errors?.[0]).toMatchObject({ path: 'number', message: 'Число от 1 до 249' });
  });

  it('without an hour has no houses, and says which lords hold over the day', async () => {
    const { value } = await ask({ birth: { ...birth, time: null } });
    expect(value).toMatchObject({ cusps: null, houses: null, significations: null, ruling: null });
    expect(value.reason).toBe('UNKNOWN_TIME');
    const known = (id: string) => value.bodies.find((body) => body.id === id)?.known;
    expect(known('moon')).toBeLessThan(3);
    expect(known('saturn')).toBeGreaterThanOrEqual(3);
  });

  it('of a time within minutes says which lords of the cusps hold', async () => {
    const { value } = await ask({ birth: { ...birth, timeUncertaintyMinutes: 5 } });
    expect(value.cusps?.every(({ known }) => known < 4)).toBe(true);
    expect(value.cusps?.some(({ known }) => known > 0)).toBe(true);
    const { value: wide } = await ask({ birth: { ...birth, timeUncertaintyMinutes: 300 } });
    expect(wide.cusps?.every(({ known }) => known === 0)).toBe(true);
  });

  it('inside the polar circle has no cusps, and the lords of the grahas all the same', async () => {
    const { value } = await ask({ birth: { ...birth, latitude: 75, date: '1935-12-20' } });
    expect(value).toMatchObject({ cusps: null, reason: 'POLAR_CIRCLE' });
    expect(value.bodies).toHaveLength(9);
    expect(value.ruling?.reason).toBe('POLAR_NIGHT');
  });
});
