import * as account from '@nebosvod/contracts/account';
import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '../src/mail/mailer.ts';
import { createMailStore } from '../src/mail/outbox.repository.ts';
import { grantByOperator } from '../src/modules/purchases/operator.service.ts';
import { consents, createPerson, freshEmail, goodPassword, latestCode, mailsTo, signIn, wrongCode } from './people.ts';
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

const newPassword = 'новый длинный пароль';

/** A call of the node that counts, from an address. */
const from = (address: string, path: string, body: unknown, token?: string) =>
  strict.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: JSON.stringify(body),
  });

const products = async (token: string) => (await test.call(listOwnedProducts, { token })).value.map(({ id }) => id);

describe('an address a stranger registered first', () => {
  async function registeredByStranger() {
    const email = freshEmail();
    await test.call(auth.register, { body: { email, password: goodPassword, consents } });
    const stranger = await signIn(test, email, goodPassword);
    await grantByOperator(test.database.db, email, ['1']);
    return { email, stranger, code: await latestCode(test, email) };
  }

  it('is not proven by the code alone: it ends all sessions and leads to a new password', async () => {
    const { email, stranger, code } = await registeredByStranger();
    const confirmed = await test.call(auth.confirm, { body: { email, code } });
    expect(confirmed.status).toBe(200);
    const { passwordToken } = auth.passwordTokenSchema.parse(confirmed.value);
    expect((await test.call(listOwnedProducts, { token: stranger.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: stranger.refreshToken } })).status).toBe(401);
    // Until the owner has a password of their own the stranger's still signs in, and owns nothing.
    const again = await signIn(test, email, goodPassword);
    expect(await products(again.token)).toEqual([]);

    const claim = (password: string) => test.call(auth.claimAccount, { body: { passwordToken, password, consents } });
    expect((await claim(newPassword)).status).toBe(200);
    expect((await test.call(listOwnedProducts, { token: again.token })).status).toBe(401);
    expect((await test.call(auth.login, { body: { email, password: goodPassword } })).status).toBe(401);
    expect(await products((await signIn(test, email, newPassword)).token)).toEqual([1]);
    expect((await claim('ещё один длинный пароль')).problem.code).toBe('INVALID_CODE');
  });

  it('gives a token that is good for nothing but the password', async () => {
    const { email, code } = await registeredByStranger();
    const confirmed = await test.call(auth.confirm, { body: { email, code } });
    const { passwordToken } = auth.passwordTokenSchema.parse(confirmed.value);
    for (const endpoint of [listOwnedProducts, auth.listSessions, account.listConsents]) {
      const { statusCode } = await test.inject({
        url: endpoint.path,
        headers: { authorization: `Bearer ${passwordToken}` },
      });
      expect(statusCode).toBe(401);
    }
    const { accessToken } = (await test.call(auth.login, { body: { email, password: goodPassword } })).value;
    const body = { passwordToken: accessToken, password: newPassword, consents };
    expect((await test.call(auth.claimAccount, { body })).problem.code).toBe('INVALID_CODE');
  });

  it('is proven by the code with the password or a session of the account', async () => {
    for (const how of ['password', 'session'] as const) {
      const { email, stranger, code } = await registeredByStranger();
      const other = await createPerson(test);
      const body = { email, code, ...(how === 'password' ? { password: goodPassword } : {}) };
      if (how === 'password') {
        const wrong = await test.call(auth.confirm, { body: { ...body, password: 'не тот пароль' } });
        expect(wrong.problem.errors?.[0]?.path).toBe('password');
      }
      const confirmed = await test.call(auth.confirm, {
        body,
        ...(how === 'session' ? { token: stranger.token } : {}),
      });
      expect(confirmed.status).toBe(204);
      expect(await products(stranger.token)).toEqual([1]);
      expect(other.token).not.toBe(stranger.token);
    }
  });

  it('makes way for a registration after a day of disuse', async () => {
    const { email } = await registeredByStranger();
    const register = () => test.call(auth.register, { body: { email, password: newPassword, consents } });
    expect((await register()).problem.code).toBe('USER_EXISTS');
    await sql`update account set created_at = now() - interval '25 hours' where email = ${email}`.execute(
      test.database.db,
    );
    expect((await register()).problem.code).toBe('USER_EXISTS');
    await sql`update session set last_used_at = now() - interval '25 hours'
      where user_id = (select id from account where email = ${email})`.execute(test.database.db);
    expect((await register()).status).toBe(201);
  });
});

describe('a reset', () => {
  const askReset = async (address: string, email: string) => {
    const answer = await from(address, '/v3/auth/request_password_reset', { email });
    const json: { response?: { requestId: string } } = answer.json();
    return { status: answer.statusCode, requestId: json.response?.requestId ?? '' };
  };

  it('cannot be denied by a stranger who asks for it', async () => {
    const { email } = await createPerson(test);
    for (let i = 0; i < 5; i += 1) await askReset('203.0.113.50', email);
    const { status, requestId } = await askReset('203.0.113.51', email);
    expect(status).toBe(202);
    const body = { requestId, email, code: await latestCode(strict, email), password: newPassword };
    expect((await from('203.0.113.51', '/v3/auth/reset_password', body)).statusCode).toBe(200);
  });

  it('goes on with the last letter when no more may go out', async () => {
    const { email } = await createPerson(test);
    for (const address of ['203.0.113.60', '203.0.113.61']) {
      for (let i = 0; i < 3; i += 1) await askReset(address, email);
    }
    const letters = await mailsTo(strict, email);
    const { requestId } = await askReset('203.0.113.62', email);
    expect(await mailsTo(strict, email)).toHaveLength(letters.length);
    const body = { requestId, email, code: await latestCode(strict, email), password: newPassword };
    expect((await from('203.0.113.62', '/v3/auth/reset_password', body)).statusCode).toBe(200);
  });

  it('is not spoilt by wrong codes of a stranger: tries are counted on the request', async () => {
    const { email } = await createPerson(test);
    const { value } = await test.call(auth.requestPasswordReset, { body: { email } });
    const code = await latestCode(test, email);
    const made = 'x'.repeat(43);
    for (const requestId of [undefined, made]) {
      for (let i = 0; i < 6; i += 1) {
        const body = { email, code: wrongCode(code), password: newPassword, ...(requestId ? { requestId } : {}) };
        expect((await test.call(auth.resetPassword, { body })).problem.code).toBe('INVALID_CODE');
      }
    }
    const body = { requestId: value.requestId, email, code, password: newPassword };
    expect((await test.call(auth.resetPassword, { body })).status).toBe(200);
  });

  it('answers wrong codes of people who exist and who do not in the same time', async () => {
    const { email } = await createPerson(test);
    await test.call(auth.requestPasswordReset, { body: { email } });
    const spent = async (who: string) => {
      const started = performance.now();
      await test.call(auth.resetPassword, { body: { email: who, code: '00000000', password: newPassword } });
      return performance.now() - started;
    };
    const [known, unknown] = [await spent(email), await spent(freshEmail())];
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(118);
  });
});

describe('letters', () => {
  it('to one address are at most three an hour for a cause and ten in all, whatever call asks', async () => {
    const { email, token } = await createPerson(test);
    const before = (await mailsTo(test, email)).length;
    for (let i = 0; i < 8; i += 1) {
      const address = `198.51.100.${i}`;
      const asked = await from(address, '/v1/account/deletion', { password: goodPassword }, token);
      expect(asked.statusCode).toBe(202);
      await sql`update account set delete_after = null where email = ${email}`.execute(test.database.db);
      expect((await from(address, '/v3/auth/request_password_reset', { email })).statusCode).toBe(202);
    }
    await strict.app.mailer.idle();
    const bySubject = new Map<string, number>();
    for (const { subject } of (await mailsTo(test, email)).slice(before)) {
      bySubject.set(subject, (bySubject.get(subject) ?? 0) + 1);
    }
    expect([...bySubject.values()]).toEqual([3, 3]);
    const post = (cause: 'confirm' | 'access' | 'password-changed') =>
      strict.app.mailer.post({ cause, to: email, subject: cause, text: '' });
    const rest = [];
    for (const cause of ['confirm', 'access', 'password-changed'] as const) {
      for (let i = 0; i < 4; i += 1) rest.push(await post(cause));
    }
    expect(rest.filter((isTaken) => isTaken)).toHaveLength(4);
  });

  it('about a removal go once, and never to an address nobody has proven', async () => {
    const { email, token } = await createPerson(test);
    for (let i = 0; i < 5; i += 1)
      await test.call(account.requestDeletion, { token, body: { password: goodPassword } });
    const removal = (mails: { subject: string }[]) => mails.filter(({ subject }) => subject.startsWith('Аккаунт'));
    expect(removal(await mailsTo(test, email))).toHaveLength(1);
    const unproven = freshEmail();
    await test.call(auth.register, { body: { email: unproven, password: goodPassword, consents } });
    const person = await signIn(test, unproven, goodPassword);
    await test.call(account.requestDeletion, { token: person.token, body: { password: goodPassword } });
    expect(removal(await mailsTo(test, unproven))).toHaveLength(0);
  });

  it('survive a stop: what one server could not deliver another does', async () => {
    const { db, settings } = test.database;
    const store = createMailStore(db);
    const mail = { cause: 'access', to: freshEmail(), subject: 'Тема', text: 'Текст' } as const;
    const options = { MAIL_FROM: 'x@example.ru', DATA_DIR: settings.DATA_DIR };
    const first = createMailer({ ...options, SMTP_URL: 'smtp://127.0.0.1:1' }, () => {}, { store });
    expect(await first.post(mail)).toBe(true);
    await first.close();
    const second = createMailer(options, () => {}, { store });
    await second.sweep();
    await second.idle();
    await second.sweep();
    await second.idle();
    await second.close();
    expect(await mailsTo(test, mail.to)).toHaveLength(1);
    expect(await db.selectFrom('mail_outbox').select('id').where('recipient', '=', mail.to).execute()).toEqual([]);
  });
});

describe('a removal', () => {
  it('begun by withdrawing the consent needs the password too', async () => {
    const { token } = await createPerson(test);
    const withdraw = (password?: string) =>
      test.call(account.withdrawConsent, {
        token,
        body: { purpose: 'personal-data', ...(password ? { password } : {}) },
      });
    for (const wrong of [undefined, 'не тот пароль']) {
      expect((await withdraw(wrong)).problem.errors?.[0]?.path).toBe('password');
    }
    const { value } = await test.call(account.listConsents, { token });
    expect(value.every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true);
    expect((await withdraw(goodPassword)).value.deleteAfter).not.toBeNull();
  });

  it('is cancelled only with the consent given anew', async () => {
    const { token } = await createPerson(test);
    await test.call(account.withdrawConsent, { token, body: { purpose: 'personal-data', password: goodPassword } });
    expect((await test.call(account.cancelDeletion, { token })).problem.code).toBe('CONFLICT');
    await test.call(account.grantConsent, { token, body: { purpose: 'personal-data' } });
    expect((await test.call(account.cancelDeletion, { token })).status).toBe(204);
  });
});
