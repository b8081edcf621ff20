import { availableParallelism } from 'node:os';
import { requestDeletion } from '@nebosvod/contracts/account';
import {
  changePassword,
  confirm,
  createTempUserByPost,
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '@nebosvod/contracts/auth';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../src/modules/auth/auth-limits.ts';
import { hashQueue } from '../src/modules/auth/password-hash.ts';
import {
  consents,
  createPerson,
  freshEmail,
  goodPassword,
  latestCode,
  type Person,
  signIn,
  wrongCode,
} from './people.ts';
import { type CallParts, startTestApp, type TestApp } from './test-app.ts';

const callers = 1_000;
const triesOfAddress = limits.login.count;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT: 'on' } });
});
afterAll(() => test.close());

describe('R8 overload', () => {
  it('of 1,000 sign-ins at once refuses what it cannot hold, stays healthy, recovers, and locks nobody out by it', async () => {
    // As many people as keep the tries of each within the total of a person, and addresses told by the one trusted
    // proxy, each with as many tries as it has: no limit refuses anybody here.
    const people = await createTwins(await createPerson(test), callers / limits.loginByPerson.count);
    const signIn = (address: number, password: string) =>
      test.call(login, {
        body: { email: people[address % people.length], password },
        headers: { 'x-forwarded-for': `10.7.0.${address}` },
      });
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        const address = Math.floor(caller / triesOfAddress);
        return { address, answer: await signIn(address, 'не тот пароль') };
      }),
    ).finally(() => {
      isOver = true;
    });
    const started = performance.now();
    expect((await test.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect(isOver).toBe(false);
    expect(performance.now() - started).toBeLessThan(10_000);

    const answers = await flood;
    const busy = answers.filter(({ answer }) => answer.status === 503);
    const heard = answers.filter(({ answer }) => answer.status === 401);
    expect(busy.length).toBeGreaterThan(0);
    expect(heard.length).toBeGreaterThan(0);
    expect(busy.length + heard.length).toBe(callers);
    expect(busy.filter(({ answer }) => !(Number(answer.headers['retry-after']) > 0))).toEqual([]);

    // A try the server was too busy to make is no failure of the person: the address may still sign in.
    const turnedAway = busy.find(({ address }) => heard.every((other) => other.address !== address));
    const again = await signIn(turnedAway?.address ?? callers, goodPassword);
    expect(again.status).toBe(200);
    expect(turnedAway).toBeDefined();
  });

  it('takes no try of a code and counts against no limit what it was too busy to hash', async () => {
    const { email, token } = await createPerson(test);
    const unproven = freshEmail();
    await test.call(register, { body: { email: unproven, password: goodPassword, consents } });
    await test.call(requestPasswordReset, { body: { email } });
    const [resetCode, confirmCode] = [await latestCode(test, email), await latestCode(test, unproven)];
    const password = 'другой чай с чабрецом';

    // Each more often than its limit allows; whatever was counted would end in 429 or a dead code below.
    const calls: readonly (readonly [times: number, endpoint: Endpoint, parts: CallParts])[] = [
      [6, resetPassword, { body: { email, code: resetCode, password } }],
      [6, confirm, { body: { email: unproven, code: confirmCode } }],
      [4, requestPasswordReset, { body: { email: unproven } }],
      [11, register, { body: { email: freshEmail(), password, consents } }],
      [11, createTempUserByPost, { body: { email: freshEmail() }, headers: { 'x-client': 'nebosvod' } }],
      [6, changePassword, { token, body: { oldPassword: goodPassword, password } }],
      [6, requestDeletion, { token, body: { password: goodPassword } }],
      [6, login, { body: { email, password: goodPassword } }],
    ];
    const held = holdHashing();
    for (const [times, endpoint, parts] of calls) {
      for (let n = 0; n < times; n += 1) expect((await test.call(endpoint, parts)).status).toBe(503);
    }
    await held.release();

    for (const [, endpoint, parts] of calls.slice(1, 5))
      expect((await test.call(endpoint, parts)).status).toBeLessThan(300);
    expect((await test.call(changePassword, { token, body: { oldPassword: 'не тот', password } })).status).toBe(400);
    for (let n = 0; n < 4; n += 1) {
      const wrong = { email, code: wrongCode(resetCode), password };
      expect((await test.call(resetPassword, { body: wrong })).problem.code).toBe('INVALID_CODE');
    }
    expect((await test.call(resetPassword, { body: { email, code: resetCode, password } })).status).toBe(200);
    expect((await signIn(test, email, password)).email).toBe(email);
  });
});

/** People with the password of one, that one first; returns their addresses. */
async function createTwins(person: Person, count: number): Promise<string[]> {
  const emails = [person.email, ...Array.from({ length: count - 1 }, freshEmail)];
  const { db } = test.database;
  for (const email of emails.slice(1)) {
    await sql`insert into account (id, email, password_hash, email_verified_at)
      select gen_random_uuid(), ${email}, password_hash, now() from account where id = ${person.id}`.execute(db);
  }
  return emails;
}

/** Occupies every place at the hashes and in their queue, so that whoever comes is told to come back. */
function holdHashing(): { release(): Promise<void> } {
  let free = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    free = () => void resolve(undefined);
  });
  const places = Array.from({ length: availableParallelism() + 100 }, () => hashQueue.run(() => held));
  return {
    release: async () => {
      free();
      await Promise.all(places);
    },
  };
}
