import * as auth from '@nebosvod/contracts/auth';
import * as contract from '@nebosvod/contracts/second-factor';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, createTemporary, goodPassword, mailsTo, type Person, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  strict = await startTestApp({ database: test.database, env: { RATE_LIMIT: 'on' } });
});
afterAll(async () => {
  await strict.close();
  await test.close();
});

/** The code of an application that many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

const begin = (token: string, password = goodPassword) =>
  test.call(contract.beginSecondFactor, { token, body: { password } });
const pass = (token: string, code: string) => test.call(contract.passSecondFactor, { token, body: { code } });
const logIn = (email: string, code?: string) =>
  test.call(auth.login, { body: { email, password: goodPassword, ...(code === undefined ? {} : { code }) } });
const state = async (token: string) => (await test.call(contract.getSecondFactor, { token })).value;

/** A person with the factor on: the code of the step before now was taken. */
async function enrolled(): Promise<{ person: Person; secret: string; recoveryCodes: string[] }> {
  const person = await createPerson(test);
  const { secret } = (await begin(person.token)).value;
  const { value } = await test.call(contract.turnOnSecondFactor, {
    token: person.token,
    body: { code: await codeOf(secret, -1) },
  });
  return { person, secret, recoveryCodes: value.recoveryCodes };
}

describe('setting up', () => {
  it('asks for the password, begins anew until a code is shown, and tells the person', async () => {
    const person = await createPerson(test);
    expect(await state(person.token)).toEqual({
      isOn: false,
      forSignIn: false,
      recoveryCodesLeft: 0,
      passedUntil: null,
    });
    expect((await begin(person.token, 'не тот пароль')).problem).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'password' }],
    });
    const first = (await begin(person.token)).value;
    const { secret, uri } = (await begin(person.token)).value;
    expect(secret).not.toBe(first.secret);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const turnOn = (code: string) => test.call(contract.turnOnSecondFactor, { token: person.token, body: { code } });
    expect((await turnOn(await codeOf(first.secret))).problem.code).toBe('INVALID_CODE');
    const { recoveryCodes, passedUntil } = (await turnOn(await codeOf(secret))).value;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(Date.parse(passedUntil) - Date.now()).toBeGreaterThan(11.9 * HOUR_MS);
    expect(await state(person.token)).toEqual({ isOn: true, forSignIn: false, recoveryCodesLeft: 10, passedUntil });
    expect((await begin(person.token)).problem.code).toBe('CONFLICT');
    expect((await mailsTo(test, person.email)).map(({ subject }) => subject)).toContain(
      'Второй фактор включён: Небосвод',
    );
  });

  it('is not for a temporary person, who has no password', async () => {
    const person = await createTemporary(test);
    expect((await begin(person.token)).problem.detail).toBe('Сначала задайте пароль аккаунта');
  });

  it('stores no secret and no code as it is', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const { db } = test.database;
    const factor = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const codes = await db.selectFrom('recovery_code').selectAll().where('user_id', '=', person.id).execute();
    const stored = JSON.stringify([factor, codes.map(({ hash }) => hash.toString())]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const again = await createPerson(test);
    await db.updateTable('second_factor').set({ user_id: again.id }).where('user_id', '=', person.id).execute();
    // Moved to another person, a secret cannot be opened.
    expect((await pass(again.token, await codeOf(secret))).problem.code).toBe('UNAVAILABLE');
  });
});

describe('a code', () => {
  it('marks one session for twelve hours and works once', async () => {
    const { person, secret } = await enrolled();
    const other = await signIn(test, person.email, goodPassword);
    expect((await state(other.token)).passedUntil).toBeNull();
    expect((await pass(other.token, await codeOf(secret, -1))).problem.code).toBe('INVALID_CODE');
    const code = await codeOf(secret);
    const both = await Promise.all([pass(other.token, code), pass(other.token, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await state(other.token)).passedUntil).not.toBeNull();
    await test.database.db
      .updateTable('session')
      .set({ second_factor_until: new Date(Date.now() - 1000) })
      .where('user_id', '=', person.id)
      .execute();
    expect((await state(other.token)).passedUntil).toBeNull();
  });

  it('of recovery works once, in any writing', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await pass(person.token, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await pass(person.token, first)).problem.code).toBe('INVALID_CODE');
    const renewed = await test.call(contract.renewRecoveryCodes, { token: person.token });
    expect((await pass(person.token, second)).problem.code).toBe('INVALID_CODE');
    expect((await pass(person.token, renewed.value.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await state(person.token)).recoveryCodesLeft).toBe(9);
  });

  it('may be wrong five times', async () => {
    const { person, secret } = await enrolled();
    const attempt = (code: string) => strict.call(contract.passSecondFactor, { token: person.token, body: { code } });
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt('abcdabcdabcdabcd')).status).toBe(400);
    expect((await attempt(await codeOf(secret))).problem.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('at sign-in', () => {
  it('is asked for once a person wishes so, after the password', async () => {
    const { person, secret } = await enrolled();
    expect((await logIn(person.email)).status).toBe(200);
    await test.call(contract.changeSecondFactor, { token: person.token, body: { forSignIn: true } });
    const refused = await logIn(person.email);
    expect(refused.status).toBe(401);
    expect(refused.problem.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await logIn(person.email, '000000')).problem.code).toBe('INVALID_CODE');
    const stranger = await test.call(auth.login, { body: { email: person.email, password: 'не тот пароль' } });
    expect(stranger.problem.code).toBe('INVALID_CREDENTIALS');
    const entered = (await logIn(person.email, await codeOf(secret))).value;
    expect((await state(entered.accessToken)).passedUntil).not.toBeNull();
  });

  it('may be turned off in a session that has passed it', async () => {
    const { person } = await enrolled();
    const other = await signIn(test, person.email, goodPassword);
    const turnOff = (token: string) => test.call(contract.turnOffSecondFactor, { token });
    expect((await turnOff(other.token)).problem.code).toBe('SECOND_FACTOR_REQUIRED');
    for (const refused of [
      await test.call(contract.renewRecoveryCodes, { token: other.token }),
      await test.call(contract.changeSecondFactor, { token: other.token, body: { forSignIn: true } }),
    ])
      expect(refused.problem.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await turnOff(person.token)).status).toBe(204);
    expect(await state(person.token)).toEqual({
      isOn: false,
      forSignIn: false,
      recoveryCodesLeft: 0,
      passedUntil: null,
    });
  });
});
