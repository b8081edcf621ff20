import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashRefreshToken } from '../src/modules/auth/secret-token.ts';
import { createPerson, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
/** A second node on the same database. */
let twin: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  twin = await startTestApp({ database: test.database });
});
afterAll(async () => {
  await twin.close();
  await test.close();
});

const refresh = (token: string, node = test) => node.call(auth.refresh, { body: { refresh_token: token } });
const isAlive = async (token: string, node = test) => (await node.call(listOwnedProducts, { token })).status === 200;

/** Makes the use of a token look `seconds` old. */
async function ageUse(token: string, seconds: number): Promise<void> {
  await test.database.db
    .updateTable('refresh_token')
    .set({ used_at: sql`used_at - make_interval(secs => ${seconds})` })
    .where('hash', '=', hashRefreshToken(token))
    .execute();
}

const sessionsOf = (person: Person) =>
  test.database.db.selectFrom('session').select(['id', 'revoked_at']).where('user_id', '=', person.id).execute();

describe('R12 refresh', () => {
  it('rotates: both tokens are new, the old access token lives on with its session', async () => {
    const person = await createPerson(test);
    const { value } = await refresh(person.refreshToken);
    expect(value.refreshToken).not.toBe(person.refreshToken);
    expect(value.accessToken).not.toBe(person.token);
    expect(await isAlive(value.accessToken)).toBe(true);
    expect(await isAlive(person.token)).toBe(true);
  });

  it('stores only hashes', async () => {
    const person = await createPerson(test);
    const rows = await sql<{ found: string }>`select t::text as found from refresh_token t`.execute(test.database.db);
    expect(rows.rows.some(({ found }) => found.includes(person.refreshToken))).toBe(false);
  });

  it('50 parallel refreshes with one token over two nodes stay one family and are all answered', async () => {
    const person = await createPerson(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => refresh(person.refreshToken, i % 2 === 0 ? test : twin)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ value }) => value.refreshToken)).size).toBe(50);
    const sessions = await sessionsOf(person);
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.revoked_at).toBeNull();
  });

  it('answers the parent within 10 seconds, and ends the family after them', async () => {
    const person = await createPerson(test);
    const first = await refresh(person.refreshToken);
    await ageUse(person.refreshToken, 8);
    expect((await refresh(person.refreshToken)).status).toBe(200);
    await ageUse(person.refreshToken, 3);
    expect((await refresh(person.refreshToken)).problem.code).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh(first.value.refreshToken)).status).toBe(401);
    expect(await isAlive(first.value.accessToken)).toBe(false);
    expect(await isAlive(first.value.accessToken, twin)).toBe(false);
  });

  it('ends the grace as soon as a child was used: the parent is a grandparent then', async () => {
    const person = await createPerson(test);
    const child = await refresh(person.refreshToken);
    const grandchild = await refresh(child.value.refreshToken);
    expect((await refresh(person.refreshToken)).status).toBe(401);
    for (const token of [child.value.refreshToken, grandchild.value.refreshToken]) {
      expect((await refresh(token, twin)).status).toBe(401);
    }
    expect(await isAlive(grandchild.value.accessToken)).toBe(false);
  });

  it('ends only the family that was reused', async () => {
    const person = await createPerson(test);
    const other = await test.call(auth.login, {
      body: { email: person.email, password: 'полночный чай с бергамотом' },
    });
    const child = await refresh(person.refreshToken);
    await refresh(child.value.refreshToken);
    await refresh(person.refreshToken);
    expect(await isAlive(person.token)).toBe(false);
    expect(await isAlive(other.value.accessToken)).toBe(true);
  });

  it('refuses what is unknown, what is an access token, and what is 30 days unused or 90 days old', async () => {
    const person = await createPerson(test);
    for (const token of ['x', person.token.slice(0, 200), '0'.repeat(43)]) {
      expect((await refresh(token)).problem.code).toBe('INVALID_REFRESH_TOKEN');
    }
    const idle = await createPerson(test);
    await test.database.db
      .updateTable('refresh_token')
      .set({ expires_at: sql`expires_at - interval '30 days'` })
      .where('hash', '=', hashRefreshToken(idle.refreshToken))
      .execute();
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    await test.database.db
      .updateTable('session')
      .set({ expires_at: sql`expires_at - interval '90 days'` })
      .where('user_id', '=', person.id)
      .execute();
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect(await isAlive(person.token)).toBe(false);
  });

  it('logout on one node ends the session on the other at once', async () => {
    const person = await createPerson(test);
    expect(await isAlive(person.token, twin)).toBe(true);
    await test.call(auth.logout, { body: { refresh_token: person.refreshToken } });
    expect(await isAlive(person.token, twin)).toBe(false);
    expect((await refresh(person.refreshToken, twin)).status).toBe(401);
  });
});
