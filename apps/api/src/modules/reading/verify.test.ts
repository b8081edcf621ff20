import { verifyRules } from '@nebosvod/contracts/verify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const birth = {
  date: '1987-03-17',
  time: '14:20',
  latitude: 56.8389,
  longitude: 60.6057,
  timeZone: 'Asia/Yekaterinburg',
};
const births = [{ role: 'client', birth }];
const refused = async (body: unknown) => (await server.call(verifyRules, { body })).problem;

describe('POST /v1/verify', () => {
  test('decides rules in the order asked, with the numbers they were decided by', async () => {
    const rules = [
      { kind: 'lord-in-house', lord: 10, house: 10 },
      { kind: 'lagna-in-sign', sign: 5 },
      { kind: 'transit-in-house', graha: 'jupiter', house: 1, at: '2027-04-01' },
      { kind: 'combust', graha: 'jupiter', of: 'second' },
    ];
    const { value } = await server.call(verifyRules, { body: { births, rules } });
    expect(value.results.map(({ holds }) => holds)).toEqual([true, false, true, null]);
    expect(value.results[0]?.value).toMatchObject({ graha: 'mars', sign: 1, dignity: 'own' });
    expect(value.results[2]?.value).toMatchObject({ from: '2027-01-25', until: '2027-06-26' });
    expect(value.results[3]?.reason).toBe('NO_BIRTH');
    expect(value.engineVersion).toMatch(/swisseph/);
  });

  test('of an unknown time decides only what holds all day', async () => {
    const unknown = [{ role: 'client', birth: { ...birth, time: null } }];
    const rules = [
      { kind: 'graha-in-sign', graha: 'jupiter', sign: 12 },
      { kind: 'lagna-in-sign', sign: 4 },
    ];
    const { value } = await server.call(verifyRules, { body: { births: unknown, rules } });
    expect(value.results.map(({ holds }) => holds)).toEqual([true, null]);
  });

  test('refuses an unknown kind by its index, too many rules and a role named twice', async () => {
    const unknown = await refused({ births, rules: [{ kind: 'combust', graha: 'mars' }, { kind: 'tarot' }] });
    expect(unknown).toMatchObject({ status: 400, errors: [{ path: expect.stringMatching(/^rules\.1\b/) }] });
    const rule = { kind: 'combust', graha: 'mars' };
    expect(await refused({ births, rules: Array(501).fill(rule) })).toMatchObject({ status: 400 });
    expect(await refused({ births: [...births, ...births], rules: [rule] })).toMatchObject({
      errors: [{ path: 'births', message: 'Одна роль названа дважды' }],
    });
  });

  test('names the birth that cannot be', async () => {
    const impossible = [...births, { role: 'second', birth: { ...birth, date: '1987-02-30' } }];
    expect(await refused({ births: impossible, rules: [] })).toMatchObject({
      status: 400,
      errors: [{ path: 'births.1.birth.date' }],
    });
  });

  test('decides five hundred transits of six births without a stop of the loop', async () => {
    const rules = Array.from({ length: 500 }, (_, index) => ({
      kind: 'transit-conjunction',
      graha: 'saturn',
      natal: 'mars',
      at: `20${10 + (index % 80)}-0${1 + (index % 9)}-1${index % 9}`,
    }));
    const { value } = await server.call(verifyRules, { body: { births, rules } });
    expect(value.results).toHaveLength(500);
  });
});
