import { login } from '@nebosvod/contracts/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../src/modules/auth/auth-limits.ts';
import { createPerson, goodPassword } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const callers = 1_000;
const triesOfAddress = limits.login.count;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT: 'on' } });
});
afterAll(() => test.close());

describe('R8 overload', () => {
  it('of 1,000 sign-ins at once refuses what it cannot hold, stays healthy, recovers, and locks nobody out by it', async () => {
    const person = await createPerson(test);
    // Addresses told by the one trusted proxy, each with as many tries as it has: no limit refuses anybody here.
    const signIn = (address: number, password: string) =>
      test.call(login, {
        body: { email: person.email, password },
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
});
