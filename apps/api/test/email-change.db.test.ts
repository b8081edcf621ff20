import * as auth from '@nebosvod/contracts/auth';
import { getUserByEmail } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  consents,
  createPerson,
  createTemporary,
  freshEmail,
  goodPassword,
  latestCode,
  mailsTo,
  type Person,
  signIn,
  wrongCode,
} from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = ({ token }: Person, email: string, password = goodPassword) =>
  test.call(auth.requestEmailChange, { token, body: { email, password } });
const change = ({ token }: Person, email: string, oldCode: string, newCode: string) =>
  test.call(auth.changeEmail, { token, body: { email, oldCode, newCode } });

describe('the address of an account', () => {
  it('changes when both addresses prove it: other sessions end, the former one hears of it', async () => {
    const anna = await createPerson(test);
    const other = await signIn(test, anna.email, goodPassword);
    const email = freshEmail();
    expect((await ask(anna, email)).status).toBe(202);
    const [oldCode, newCode] = [await latestCode(test, anna.email), await latestCode(test, email)];
    const { value } = await change(anna, email, oldCode, newCode);
    expect(value).toEqual({ id: anna.id, email, endedSessions: 1 });
    const read = await test.call(getUserByEmail, { token: anna.token, query: { email } });
    expect(read.value).toMatchObject({ id: anna.id, email, isEmailConfirmed: true });
    expect((await test.call(auth.listSessions, { token: other.token })).status).toBe(401);
    expect((await mailsTo(test, anna.email)).at(-1)?.text).toContain(`теперь другая почта: ${email}`);
    expect((await test.call(auth.login, { body: { email: anna.email, password: goodPassword } })).status).toBe(401);
    expect((await signIn(test, email, goodPassword)).id).toBe(anna.id);
    expect((await change(anna, email, oldCode, newCode)).status).toBe(400);
  });

  it('does not change by one address alone, nor to another than was asked for', async () => {
    const anna = await createPerson(test);
    const email = freshEmail();
    await ask(anna, email);
    const [oldCode, newCode] = [await latestCode(test, anna.email), await latestCode(test, email)];
    const wrongOld = await change(anna, email, wrongCode(oldCode), newCode);
    expect(wrongOld.problem.errors?.[0]?.path).toBe('oldCode');
    const wrongNew = await change(anna, email, oldCode, wrongCode(newCode));
    expect(wrongNew.problem.errors?.[0]?.path).toBe('newCode');
    expect((await change(anna, freshEmail(), oldCode, newCode)).status).toBe(400);
    const stranger = await createPerson(test);
    expect((await change(stranger, email, oldCode, newCode)).status).toBe(400);
    expect((await change(anna, email, oldCode, newCode)).status).toBe(200);
  });

  it('has five tries, whatever comes after', async () => {
    const anna = await createPerson(test);
    const email = freshEmail();
    await ask(anna, email);
    const [oldCode, newCode] = [await latestCode(test, anna.email), await latestCode(test, email)];
    for (let tries = 0; tries < 5; tries += 1) await change(anna, email, wrongCode(oldCode), newCode);
    expect((await change(anna, email, oldCode, newCode)).problem.errors?.[0]?.path).toBe('oldCode');
  });

  it('asks for the password, and takes neither the same address nor somebody’s', async () => {
    const [anna, boris] = [await createPerson(test), await createPerson(test)];
    expect((await ask(anna, freshEmail(), 'не тот пароль')).problem.errors?.[0]?.path).toBe('password');
    expect((await ask(anna, anna.email)).problem.errors?.[0]?.path).toBe('email');
    expect((await ask(anna, boris.email)).problem.code).toBe('USER_EXISTS');
    expect((await ask(await createTemporary(test), freshEmail())).problem.code).toBe('CONFLICT');
  });

  it('that somebody has registered meanwhile stays theirs', async () => {
    const anna = await createPerson(test);
    const email = freshEmail();
    await ask(anna, email);
    const [oldCode, newCode] = [await latestCode(test, anna.email), await latestCode(test, email)];
    await test.call(auth.register, { body: { email, password: goodPassword, consents } });
    expect((await change(anna, email, oldCode, newCode)).problem.code).toBe('USER_EXISTS');
    expect((await signIn(test, anna.email, goodPassword)).id).toBe(anna.id);
  });
});
