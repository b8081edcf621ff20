import { randomUUID } from 'node:crypto';
import * as logs from '@nebosvod/contracts/admin-logs';
import * as orders from '@nebosvod/contracts/admin-orders';
import * as people from '@nebosvod/contracts/admin-people';
import * as setup from '@nebosvod/contracts/admin-setup';
import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, type TestConsole } from './console.ts';
import { createPerson, goodPassword, mailsTo, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

let test: TestApp;
let operator: Person;
let token: TestConsole['token'];
let passed: TestConsole['passed'];
let pass: TestConsole['pass'];
beforeAll(async () => {
  ({ test, operator, token, pass, passed } = await startConsole());
});
afterAll(() => test.close());

describe('the console', () => {
  it('opens to the operator alone, and only after the second factor', async () => {
    const stranger = await createPerson(test);
    await pass(stranger, new Date(Date.now() + HOUR_MS));
    const closed = test.app.endpoints.filter(({ path }) => path.startsWith('/v1/admin/'));
    expect(closed.length).toBeGreaterThan(10);
    for (const endpoint of closed) {
      expect(endpoint.access, endpoint.path).toBe('operator');
      const codes = [undefined, stranger.token, operator.token].map(async (of) => {
        const answer = await test.call(endpoint, {
          params: { id: operator.id, kind: endpoint.path.includes('/settings/') ? 'later' : 'news' },
          ...(of && { token: of }),
        });
        return answer.problem.code;
      });
      expect(await Promise.all(codes), endpoint.path).toEqual(['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED']);
    }
    await passed();
    expect((await test.call(people.findPeople, { token: token(), body: {} })).status).toBe(200);
  });
});

describe('people', () => {
  it('are found, granted, revoked, and every change is written down', async () => {
    await passed();
    const anna = await createPerson(test);
    const found = await test.call(people.findPeople, { token: token(), body: { search: anna.email.toUpperCase() } });
    expect(found.value.rows.map(({ email }) => email)).toEqual([anna.email]);
    const params = { id: anna.id };
    const granted = await test.call(people.grantToPerson, {
      token: token(),
      params,
      body: { productId: 14, months: 1 },
    });
    const [owned] = granted.value.products;
    expect(owned?.id).toBe(14);
    expect(Date.parse(owned?.expiresAt ?? '') - Date.now()).toBeLessThan(32 * 24 * HOUR_MS);
    const revoked = await test.call(people.revokeFromPerson, { token: token(), params, body: { productId: 14 } });
    expect(revoked.value.products).toEqual([]);
    const log = await test.call(logs.findOperatorEvents, { token: token(), body: { search: anna.email } });
    expect(log.value.rows.map(({ action, actor, subject, details }) => ({ action, actor, subject, details }))).toEqual([
      { action: 'revoke', actor: operator.email, subject: anna.email, details: { productId: 14 } },
      { action: 'grant', actor: operator.email, subject: anna.email, details: { productId: 14, months: 1 } },
    ]);
  });

  it('are kept out: sessions end, none opens, until the operator lets them in again', async () => {
    await passed();
    const anna = await createPerson(test);
    const block = (isBlocked: boolean, id = anna.id) =>
      test.call(people.blockPerson, { token: token(), params: { id }, body: { isBlocked } });
    const logIn = () => test.call(auth.login, { body: { email: anna.email, password: goodPassword } });
    expect((await block(true)).value).toMatchObject({ isBlocked: true, sessions: 0 });
    expect((await test.call(auth.listSessions, { token: anna.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: anna.refreshToken } })).status).toBe(401);
    expect((await logIn()).problem.detail).toBe('Вход закрыт организатором. Напишите ему');
    expect((await block(false)).value.isBlocked).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect((await block(true, operator.id)).problem.code).toBe('CONFLICT');
    const ended = await test.call(people.endPersonSessions, { token: token(), params: { id: anna.id } });
    expect(ended.value.sessions).toBe(0);
    expect((await block(true, crypto.randomUUID())).problem.code).toBe('NOT_FOUND');
  });

  it('come page by page, each once', async () => {
    await passed();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof next>> = await next(cursor);
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    const { rows } = await test.database.pool.query('select id from account');
    expect(seen.sort()).toEqual(rows.map(({ id }) => id).sort());
  });
  const next = async (cursor: string | null) =>
    (await test.call(people.findPeople, { token: token(), body: { cursor, limit: 2 } })).value;
});

it('opens a product to an address: at once to who has proven it, to a newcomer with the proof', async () => {
  await passed();
  const grant = (email: string, more: object) =>
    test.call(people.grantToAddress, { token: token(), body: { email, productId: 15, ...more } });
  const anna = await createPerson(test);
  expect((await grant(anna.email.toUpperCase(), { months: null })).value).toEqual({ isWaiting: false });
  const owned = async (who: Person) => (await test.call(listOwnedProducts, { token: who.token })).value;
  expect(await owned(anna)).toMatchObject([{ id: 15, expiresAt: null }]);
  const email = `newcomer-${randomUUID()}@example.ru`;
  expect((await grant(email, {})).value).toEqual({ isWaiting: true });
  const found = await test.database.db.selectFrom('purchase').selectAll().where('email', '=', email).execute();
  expect(found).toMatchObject([{ user_id: null, product_id: 15, state: 'paid' }]);
  const log = await test.call(logs.findOperatorEvents, { token: token(), body: {} });
  expect(log.value.rows.slice(0, 2).map(({ action, subjectKind }) => [action, subjectKind])).toEqual([
    ['grant', 'waiting-grant'],
    ['grant', 'person'],
  ]);
  expect(JSON.stringify(log.value.rows[0])).not.toContain(email);
  expect((await grant('не адрес', {})).problem.code).toBe('VALIDATION');
});

it('tells what is set up and what is not, and sends a letter to the operator', async () => {
  await passed();
  const { value } = await test.call(setup.getSetup, { token: token() });
  expect(value.map(({ id }) => id)).toEqual([...setup.setupSteps]);
  expect(value.find(({ id }) => id === 'mail')).toEqual({ id: 'mail', isSet: false, note: null, isLater: false });
  expect(value.find(({ id }) => id === 'legal')?.note).toMatch(/^незаполненных шаблонов: \d из 6$/);
  const sent = await test.call(setup.testMail, { token: token() });
  expect(sent.value).toEqual({ to: operator.email, by: 'outbox', fault: null });
  expect((await mailsTo(test, operator.email)).at(-1)?.subject).toBe('Проверка почты: Небосвод');
});

it('shows letters, documents, consents and orders, each a hundred rows at most', async () => {
  await passed();
  const none = { token: token(), body: { search: 'нет такого' } };
  const tooMany = { token: token(), body: { limit: 101 } };
  const answers = await Promise.all([
    test.call(logs.findLetters, none),
    test.call(logs.findJobs, none),
    test.call(logs.findConsents, none),
    test.call(orders.findOrders, none),
  ]);
  expect(answers.map(({ value }) => value.rows.length)).toEqual([0, 0, 0, 0]);
  expect((await test.call(orders.findOrders, tooMany)).problem.code).toBe('VALIDATION');
  const consents = await test.call(logs.findConsents, { token: token(), body: { search: operator.email } });
  expect(consents.value.rows).toHaveLength(2);
});
