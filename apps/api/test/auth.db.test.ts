import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  consents,
  createPerson,
  createTemporary,
  freshEmail,
  goodPassword,
  latestCode,
  mailsTo,
  signIn,
  wrongCode,
} from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const register = (email: string, password = goodPassword) =>
  test.call(auth.register, { body: { email, password, consents } });
const login = (email: string, password: string) => test.call(auth.login, { body: { email, password } });

describe('register', () => {
  it('answers 201 with id and address, and does not sign in', async () => {
    const email = freshEmail();
    const answer = await register(email);
    expect(answer.status).toBe(201);
    expect(answer.value.email).toBe(email);
    expect(answer.text).not.toMatch(/token/i);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 409 USER_EXISTS for a taken address, in any case', async () => {
    const email = freshEmail();
    await register(email);
    const again = await register(email.toUpperCase());
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({
      code: 'USER_EXISTS',
      detail: 'Пользователь с таким email уже зарегистрирован',
    });
  });

  it('needs both consents as separate ticks, and keeps them with the version of their texts', async () => {
    const email = freshEmail();
    const refused = await test.call(auth.register, {
      body: { email, password: goodPassword, consents: { offer: true, personalData: false } },
    });
    expect(refused.problem.errors?.[0]?.path).toBe('consents.personalData');
    const { value } = await test.call(auth.register, {
      body: { email, password: goodPassword, consents: { ...consents, newsletter: true } },
    });
    const rows = await test.database.db
      .selectFrom('consent')
      .innerJoin('legal_text', 'legal_text.hash', 'consent.text_hash')
      .select(['purpose', 'text_version', 'body'])
      .where('user_id', '=', value.id)
      .execute();
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['newsletter', 'offer', 'personal-data']);
    for (const row of rows) {
      expect(row.text_version).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(row.body.length).toBeGreaterThan(100);
    }
  });

  it('makes way for a person whose address somebody else used for temporary access', async () => {
    const email = freshEmail();
    await test.call(auth.createTempUser, { query: { email }, headers: { 'x-client': 'nebosvod' } });
    expect((await register(email)).status).toBe(201);
  });
});

describe('login', () => {
  it('takes passwords exactly: Cyrillic, emoji, spaces at the ends', async () => {
    for (const password of ['Ёлка и Ёжик', '🌙🌙✨🌞🌙🔭🪐🌍', '  края  важны  ', 'cafe\u0301 на площади']) {
      const email = freshEmail();
      await register(email, password);
      expect((await login(email, password)).status).toBe(200);
      expect((await login(email, password.normalize('NFC').trim())).status).toBe(
        password === password.normalize('NFC').trim() ? 200 : 401,
      );
    }
  });

  it('knows a person by the address in any case', async () => {
    const email = freshEmail();
    await register(email);
    const { value } = await login(` ${email.toUpperCase()} `, goodPassword);
    expect(value.accessToken.split('.')).toHaveLength(3);
    expect(value.refreshToken.length).toBeGreaterThanOrEqual(43);
  });

  it('answers a wrong password, an unknown address and a temporary person alike', async () => {
    const email = freshEmail();
    await register(email);
    const temporary = await createTemporary(test);
    const answers = [
      await login(email, 'не тот пароль'),
      await login(freshEmail(), 'не тот пароль'),
      await login(temporary.email, 'не тот пароль'),
    ].map(({ problem }) => ({ ...problem, requestId: '' }));
    expect(answers[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('renews a hash that was made with older costs', async () => {
    const email = freshEmail();
    const { value } = await register(email);
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await test.database.db.updateTable('account').set({ password_hash: old }).where('id', '=', value.id).execute();
    expect((await login(email, goodPassword)).status).toBe(200);
    const row = await test.database.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', value.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await login(email, goodPassword)).status).toBe(200);
  });
});

describe('temporary access', () => {
  it('refuses a bare link and a prefetch', async () => {
    const query = { email: freshEmail() };
    const senders: Record<string, string>[] = [
      {},
      { 'x-client': 'other' },
      { 'x-client': 'nebosvod', 'sec-purpose': 'prefetch' },
    ];
    for (const headers of senders) {
      const answer = await test.call(auth.createTempUser, { query, headers });
      expect(answer.status).toBe(403);
      expect(answer.problem.code).toBe('FORBIDDEN');
    }
    // A program that only looks whether an address answers creates nobody either, header or not.
    const url = `${auth.createTempUser.path}?email=${query.email}`;
    expect((await test.inject({ method: 'HEAD', url, headers: { 'x-client': 'nebosvod' } })).statusCode).toBe(403);
    expect(await mailsTo(test, query.email)).toHaveLength(0);
  });

  it('answers 201 without tokens, mails a code, enters by it, becomes full by a password', async () => {
    const email = freshEmail();
    const created = await test.call(auth.createTempUser, { query: { email }, headers: { 'x-client': 'nebosvod' } });
    expect(created.status).toBe(201);
    expect(Object.keys(created.value).sort()).toEqual(['email', 'expiresAt']);
    expect(created.headers['cache-control']).toBe('no-store');
    const days = (Date.parse(created.value.expiresAt) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);

    const again = await test.call(auth.createTempUserByPost, { body: { email }, headers: { 'x-client': 'nebosvod' } });
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({
      code: 'USER_ALREADY_EXISTS',
      detail: 'Пользователь с таким email уже существует',
    });

    const entered = await test.call(auth.confirm, { body: { email, code: await latestCode(test, email) } });
    expect(entered.status).toBe(200);
    const token = auth.tokensSchema.parse(entered.value).accessToken;
    const full = await test.call(auth.setPassword, { token, body: { password: goodPassword, consents } });
    expect(full.status).toBe(200);
    expect((await login(email, goodPassword)).status).toBe(200);
    const twice = await test.call(auth.setPassword, { token, body: { password: goodPassword, consents } });
    expect(twice.problem.code).toBe('CONFLICT');
  });

  it('ends when its week is over: no entry, no session, the address is free', async () => {
    const person = await createTemporary(test);
    await test.database.db
      .updateTable('account')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', person.id)
      .execute();
    expect((await test.call(listOwnedProducts, { token: person.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: person.refreshToken } })).status).toBe(401);
    expect((await register(person.email)).status).toBe(201);
  });
});

describe('codes', () => {
  const reset = (email: string, code: string, password = 'новый длинный пароль') =>
    test.call(auth.resetPassword, { body: { email, code, password } });

  it('resets the password once, ends all sessions, proves the address', async () => {
    const person = await createPerson(test);
    const asked = await test.call(auth.requestPasswordReset, { body: { email: person.email } });
    expect(asked.status).toBe(202);
    const code = await latestCode(test, person.email);
    expect((await reset(person.email, code)).status).toBe(200);
    expect((await test.call(listOwnedProducts, { token: person.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: person.refreshToken } })).problem.code).toBe(
      'INVALID_REFRESH_TOKEN',
    );
    expect((await login(person.email, goodPassword)).status).toBe(401);
    expect((await login(person.email, 'новый длинный пароль')).status).toBe(200);
    expect((await reset(person.email, code)).problem.code).toBe('INVALID_CODE');
  });

  it('answers 202 for an unknown address and mails nothing', async () => {
    const email = freshEmail();
    const asked = await test.call(auth.requestPasswordReset, { body: { email } });
    const known = await test.call(auth.requestPasswordReset, { body: { email: (await createPerson(test)).email } });
    expect([asked.status, Object.keys(asked.value)]).toEqual([202, Object.keys(known.value)]);
    expect(asked.value.requestId).toHaveLength(known.value.requestId.length);
    expect(await mailsTo(test, email)).toHaveLength(0);
    expect((await reset(email, '12345678')).problem).toMatchObject({ code: 'INVALID_CODE' });
  });

  it('allows five tries, then the right code is no longer taken', async () => {
    const { email } = await createPerson(test);
    await test.call(auth.requestPasswordReset, { body: { email } });
    const code = await latestCode(test, email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await reset(email, wrongCode(code))).problem.code).toBe('INVALID_CODE');
    }
    expect((await reset(email, code)).problem.code).toBe('INVALID_CODE');
  });

  it('a new request makes the old code useless, ten minutes end any', async () => {
    const { email, id } = await createPerson(test);
    await test.call(auth.requestPasswordReset, { body: { email } });
    const first = await latestCode(test, email);
    await test.call(auth.requestPasswordReset, { body: { email } });
    const second = await latestCode(test, email);
    expect(second).not.toBe(first);
    expect((await reset(email, first)).status).toBe(400);
    await test.database.db
      .updateTable('mail_code')
      .set({ expires_at: sql`expires_at - interval '10 minutes'` })
      .where('user_id', '=', id)
      .execute();
    expect((await reset(email, second)).status).toBe(400);
  });

  it('of several who bring the right code at once exactly one succeeds', async () => {
    const { email } = await createPerson(test);
    await test.call(auth.requestPasswordReset, { body: { email } });
    const code = await latestCode(test, email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) => reset(email, code, `новый пароль номер ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('confirms the address of a registered person with 204', async () => {
    const email = freshEmail();
    await register(email);
    const code = await latestCode(test, email);
    expect((await test.call(auth.confirm, { body: { email, code: wrongCode(code) } })).status).toBe(400);
    const confirmed = await test.call(auth.confirm, { body: { email, code, password: goodPassword } });
    expect([confirmed.status, confirmed.text]).toEqual([204, '']);
  });
});

describe('sessions', () => {
  it('lists own sessions and ends one, the others, or this one by logout', async () => {
    const first = await createPerson(test);
    const second = await signIn(test, first.email, goodPassword);
    const third = await signIn(test, first.email, goodPassword);
    const sessions = await test.call(auth.listSessions, { token: first.token });
    expect(sessions.value).toHaveLength(3);
    expect(sessions.value.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const others = await test.call(auth.listSessions, { token: third.token });
    const thirdId = others.value.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const ended = await test.call(auth.endSession, { token: first.token, params: { sessionId: thirdId } });
    expect(ended.status).toBe(204);
    expect((await test.call(auth.listSessions, { token: third.token })).status).toBe(401);

    const rest = await test.call(auth.endOtherSessions, { token: first.token });
    expect(rest.value.endedSessions).toBe(1);
    expect((await test.call(auth.listSessions, { token: second.token })).status).toBe(401);

    expect((await test.call(auth.logout, { body: { refresh_token: first.refreshToken } })).status).toBe(204);
    expect((await test.call(auth.listSessions, { token: first.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: first.refreshToken } })).status).toBe(401);
  });

  it('changes the password only with the old one and ends the other sessions', async () => {
    const here = await createPerson(test);
    const there = await signIn(test, here.email, goodPassword);
    const wrong = await test.call(auth.changePassword, {
      token: here.token,
      body: { oldPassword: 'не он', password: 'совсем другой пароль' },
    });
    expect(wrong.problem.errors).toEqual([{ path: 'oldPassword', message: 'Прежний пароль неверен' }]);
    const changed = await test.call(auth.changePassword, {
      token: here.token,
      body: { oldPassword: goodPassword, password: 'совсем другой пароль' },
    });
    expect(changed.value.endedSessions).toBe(1);
    expect((await test.call(auth.listSessions, { token: there.token })).status).toBe(401);
    expect((await test.call(auth.listSessions, { token: here.token })).status).toBe(200);
  });
});
