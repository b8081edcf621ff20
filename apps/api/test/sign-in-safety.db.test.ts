import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { signIn as openSession } from '../src/modules/auth/auth.repository.ts';
import { createSession } from '../src/modules/auth/session.repository.ts';
import { AddressLimiter } from '../src/plugins/rate-limit.ts';
import { createPerson, goodPassword, latestCode, type Person, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
/** A node that counts. */
let strict: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  strict = await startTestApp({ database: test.database, env: { RATE_LIMIT: 'on' } });
});
afterAll(async () => {
  await strict.close();
  await test.close();
});

const refresh = (token: string) => test.call(auth.refresh, { body: { refresh_token: token } });
const isAlive = async (token: string) => (await test.call(listOwnedProducts, { token })).status === 200;
const origin = { address: '203.0.113.9', device: 'test' };

const storedHash = async ({ id }: Person) => {
  const row = await test.database.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.password_hash ?? '';
};

describe('a sign-in that overlaps a change of the password', () => {
  it('opens no session when the password changed between the check and the session', async () => {
    const person = await createPerson(test);
    const checked = await storedHash(person);
    await test.call(auth.requestPasswordReset, { body: { email: person.email } });
    const code = await latestCode(test, person.email);
    await test.call(auth.resetPassword, { body: { email: person.email, code, password: 'новый длинный пароль' } });
    const late = openSession(test.database.db, person.id, checked, null, origin);
    await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('does not write a renewed hash of the old password over the new one', async () => {
    const person = await createPerson(test);
    const checked = await storedHash(person);
    await test.call(auth.changePassword, {
      token: person.token,
      body: { oldPassword: goodPassword, password: 'совсем другой пароль' },
    });
    const changed = await storedHash(person);
    const late = openSession(test.database.db, person.id, checked, 'renewed hash of the old password', origin);
    await expect(late).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await storedHash(person)).toBe(changed);
  });

  it('leaves no session of the old password alive, however sign-ins and the reset interleave', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await createPerson(test);
      await test.call(auth.requestPasswordReset, { body: { email: person.email } });
      const code = await latestCode(test, person.email);
      const body = { email: person.email, code, password: 'новый длинный пароль' };
      const tries = Array.from({ length: 12 }, () =>
        test.call(auth.login, { body: { email: person.email, password: goodPassword } }),
      );
      const [reset, ...logins] = await Promise.all([test.call(auth.resetPassword, { body }), ...tries]);
      expect(reset.status).toBe(200);
      for (const login of logins) {
        if (login.status === 200) expect(await isAlive(login.value.accessToken)).toBe(false);
      }
    }
  });
});

describe('a family of refresh tokens', () => {
  it('has one line: once a child is used, the other child ends the family', async () => {
    const { refreshToken } = await createPerson(test);
    const first = await refresh(refreshToken);
    const second = await refresh(refreshToken);
    const grandchild = await refresh(first.value.refreshToken);
    expect(grandchild.status).toBe(200);
    expect((await refresh(second.value.refreshToken)).problem.code).toBe('INVALID_REFRESH_TOKEN');
    expect(await isAlive(grandchild.value.accessToken)).toBe(false);
    expect((await refresh(grandchild.value.refreshToken)).status).toBe(401);
  });

  it('keeps a bounded number of used tokens', async () => {
    const { id, refreshToken } = await createPerson(test);
    let token = refreshToken;
    for (let i = 0; i < 130; i += 1) token = (await refresh(token)).value.refreshToken;
    const rows = await test.database.db
      .selectFrom('refresh_token as t')
      .innerJoin('session as s', 's.id', 't.session_id')
      .select('t.hash')
      .where('s.user_id', '=', id)
      .execute();
    expect(rows.length).toBeLessThanOrEqual(102);
    expect((await refresh(token)).status).toBe(200);
  });
});

it('a person has at most 100 sessions stored: the one unused for longest makes room', async () => {
  const person = await createPerson(test);
  const hash = await storedHash(person);
  const { db } = test.database;
  for (let i = 0; i < 12; i += 1) {
    await Promise.all(Array.from({ length: 10 }, () => createSession(db, person.id, hash, origin)));
  }
  const rows = await db.selectFrom('session').select('id').where('user_id', '=', person.id).execute();
  expect(rows.length).toBeLessThanOrEqual(100);
  expect(rows.length).toBeGreaterThan(80);
  expect(await isAlive((await signIn(test, person.email, goodPassword)).token)).toBe(true);
});

describe('guessing spread over networks', () => {
  const guess = (address: string, email: string, password = 'не тот пароль') =>
    strict.inject({
      method: 'POST',
      url: '/v3/auth/login',
      remoteAddress: address,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email, password }),
    });

  it('counts a /48 of IPv6 as well, at ten times what one network may', async () => {
    const { email } = await createPerson(test);
    const statuses: number[] = [];
    for (let net = 0; net < 11; net += 1) {
      for (let i = 0; i < 5; i += 1) statuses.push((await guess(`2001:db8:77:${net + 1}::1`, email)).statusCode);
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses.slice(50)).toEqual(Array(5).fill(429));
  });

  it('after 100 failures an hour of one person only networks they signed in from may try', async () => {
    const { email } = await createPerson(test);
    expect((await guess('198.51.100.7', email, goodPassword)).statusCode).toBe(200);
    for (let net = 0; net < 25; net += 1) {
      for (let i = 0; i < 4; i += 1) expect((await guess(`10.1.${net}.1`, email)).statusCode).toBe(401);
    }
    expect((await guess('10.2.0.1', email, goodPassword)).statusCode).toBe(429);
    expect((await guess('198.51.100.7', email, goodPassword)).statusCode).toBe(200);
  });

  it('calls of a /48 are limited together, not network by network', () => {
    const limiter = new AddressLimiter();
    let allowed = 0;
    for (let net = 0; net < 30; net += 1) {
      for (let i = 0; i < 300; i += 1) if (limiter.take(`2001:db8:5:${net.toString(16)}::1`, 0) === 0) allowed += 1;
    }
    expect(allowed).toBe(3_000);
  });
});

it('refuses a list of signing keys of which any is shorter than 32 characters', () => {
  const long = 'x'.repeat(40);
  expect(() => parseEnv({ TOKEN_SECRETS: `k,${long}` })).toThrow('TOKEN_SECRETS');
  expect(() => parseEnv({ TOKEN_SECRETS: `${long},k` })).toThrow('TOKEN_SECRETS');
  expect(parseEnv({ TOKEN_SECRETS: `${long}, ${long}` }).TOKEN_SECRETS).toContain(long);
});
