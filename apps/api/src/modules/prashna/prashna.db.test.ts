import { getPrashna } from '@nebosvod/contracts/chart-prashna';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '2026-11-23',
  time: '20:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await createPerson(test, [16]);
});
afterAll(() => test.close());

const ask = (body: SentBodyOf<typeof getPrashna>) => test.call(getPrashna, { body, token: owner.token });

describe('chart.getPrashna', () => {
  it('is for the levels of Veda that hold it', async () => {
    const body = { birth, matter: 'work' } as const;
    expect((await test.call(getPrashna, { body })).problem.code).toBe('UNAUTHORIZED');
    const lower = await createPerson(test, [15]);
    expect((await test.call(getPrashna, { body, token: lower.token })).problem.code).toBe('PRODUCT_REQUIRED');
    const higher = await createPerson(test, [17]);
    expect((await test.call(getPrashna, { body, token: higher.token })).value.matter).toBe('work');
  });

  it('judges by whole signs of the sidereal zodiac whatever the settings, with every side and its weight', async () => {
    const { value } = await ask({ birth, matter: 'marriage', settings: { zodiac: 'tropical', houseSystem: 'equal' } });
    expect(value.settings).toMatchObject({ zodiac: 'sidereal', houseSystem: 'whole-sign' });
    const { judgement } = value;
    expect(judgement).toMatchObject({ house: 7, kp: null });
    expect(judgement?.bodies).toHaveLength(9);
    const sum = judgement?.testimonies.reduce((total, { points }) => total + points, 0);
    expect(judgement?.points).toBe(sum);
    const asked = Date.parse(value.moment.instant);
    for (const { at } of judgement?.contacts ?? []) expect(Date.parse(at)).toBeGreaterThan(asked);
  });

  it('takes the lagna of a number, and the voice of Krishnamurti with 1–249', async () => {
    const { value } = await ask({ birth, matter: 'marriage', number: { by: 'kp', value: 74 } });
    expect(value.judgement?.lagna.longitude).toBeCloseTo(104.8889, 4);
    expect(value.judgement?.kp).toMatchObject({ number: 74, house: 7, grants: [2, 7, 11] });
    expect(value.judgement?.testimonies.some(({ part }) => part === 'kp')).toBe(true);
    const navamsha = await ask({ birth, matter: 'marriage', number: { by: 'navamsha', value: 78 } });
    expect(navamsha.value.judgement).toMatchObject({ kp: null, lagna: { sign: 9 } });
  });

  it('says what is wrong beside the field', async () => {
    const wrong = await ask({ birth, matter: 'work', number: { by: 'navamsha', value: 109 } });
    expect(wrong.problem.errors?.[0]).toMatchObject({ path: 'number.value', message: 'Число от 1 до 108' });
    const body = { birth, matter: 'weather' };
    const { problem } = await test.call(getPrashna, { body: body as never, token: owner.token });
    expect(problem.errors?.[0]).toMatchObject({ path: 'matter', message: 'Такого предмета вопроса нет' });
  });

  it('says why there is no judgement: an unknown hour; no voice of the school inside the polar circle', async () => {
    const unknown = await ask({ birth: { ...birth, time: null }, matter: 'home' });
    expect(unknown.value).toMatchObject({ judgement: null, reason: 'UNKNOWN_TIME' });
    const polar = await ask({ birth: { ...birth, latitude: 75 }, matter: 'home', number: { by: 'kp', value: 1 } });
    expect(polar.value).toMatchObject({ judgement: { kp: null, lagna: { sign: 1 } }, reason: 'POLAR_CIRCLE' });
  });
});
