import * as auth from '@nebosvod/contracts/auth';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyOrderNews } from '../src/modules/purchases/purchases.repository.ts';
import { createPerson, goodPassword, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp();
  person = await createPerson(test);
});
afterAll(() => test.close());

/** One signed-in session as it should be: its chain of refresh tokens, oldest first, and whether it lives. */
interface ModelSession {
  readonly refreshTokens: string[];
  accessToken: string;
  isAlive: boolean;
}

/** All that the server should know of the person in this history. */
interface Model {
  readonly sessions: ModelSession[];
  /** Orders by id: an order that was refunded never comes back. */
  readonly orders: Map<string, { readonly product: number; state: 'paid' | 'refunded' }>;
}

type Step = fc.AsyncCommand<Model, TestApp>;

const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];

const signIn: Step = {
  check: () => true,
  async run(model, app) {
    const { value } = await app.call(auth.login, { body: { email: person.email, password: goodPassword } });
    model.sessions.push({ refreshTokens: [value.refreshToken], accessToken: value.accessToken, isAlive: true });
  },
  toString: () => 'sign in',
};

/** @param age 0 = the newest token of the chain, 1 = its parent, 2 = its grandparent … */
const refresh = (at: number, age: number): Step => ({
  check: (model) => (pick(model.sessions, at)?.refreshTokens.length ?? 0) > age,
  async run(model, app) {
    const session = pick(model.sessions, at);
    const token = session?.refreshTokens.at(-1 - age);
    if (!session || !token) return;
    const answer = await app.call(auth.refresh, { body: { refresh_token: token } });
    // The parent is forgiven for ten seconds while no child of it was used; anything older ends the family.
    if (!session.isAlive || age > 1) {
      expect(answer.status).toBe(401);
      session.isAlive = false;
      return;
    }
    expect(answer.status).toBe(200);
    session.accessToken = answer.value.accessToken;
    if (age === 1) session.refreshTokens.pop();
    session.refreshTokens.push(answer.value.refreshToken);
  },
  toString: () => `refresh ${at} by its token ${age} back`,
});

const signOut = (at: number): Step => ({
  check: (model) => model.sessions.length > 0,
  async run(model, app) {
    const session = pick(model.sessions, at);
    if (!session) return;
    await app.call(auth.logout, { body: { refresh_token: session.refreshTokens.at(-1) ?? '' } });
    session.isAlive = false;
  },
  toString: () => `sign out ${at}`,
});

let orders = 0;

const buy = (product: number): Step => ({
  check: () => true,
  async run(model, app) {
    const id = `model-${++orders}`;
    await tell(app, id, 'paid', product);
    model.orders.set(id, { product, state: 'paid' });
  },
  toString: () => `buy ${product}`,
});

const tellAgain = (at: number, status: 'paid' | 'refunded' | 'pending'): Step => ({
  check: (model) => model.orders.size > 0,
  async run(model, app) {
    const found = pick([...model.orders], at);
    if (!found) return;
    const [id, order] = found;
    await tell(app, id, status, order.product);
    if (status === 'refunded') order.state = 'refunded';
  },
  toString: () => `order ${at} is told ${status}`,
});

const look = (at: number): Step => ({
  check: (model) => model.sessions.length > 0,
  async run(model, app) {
    const session = pick(model.sessions, at);
    if (!session) return;
    const answer = await app.call(listOwnedProducts, { token: session.accessToken });
    expect(answer.status).toBe(session.isAlive ? 200 : 401);
    if (!session.isAlive) return;
    const paid = [...model.orders.values()].filter(({ state }) => state === 'paid').map(({ product }) => product);
    expect(answer.value.map(({ id }) => id)).toEqual([...new Set(paid)].sort((a, b) => a - b));
  },
  toString: () => `look from ${at}`,
});

const tell = (app: TestApp, externalId: string, status: 'paid' | 'refunded' | 'pending', product: number) =>
  applyOrderNews(app.database.db, {
    provider: 'getcourse',
    externalId,
    email: person.email,
    status,
    number: externalId,
    title: 'Астролог',
    amountKopecks: 199_000,
    currency: 'RUB',
    productIds: [product],
    payload: {},
  });

describe('R16 histories of one person against a model', () => {
  it('sign in, refresh, buy, refund, sign out in any order: sessions and products are as the rules say', async () => {
    const at = fc.nat(5);
    const steps = [
      fc.constant(signIn),
      fc.tuple(at, fc.nat(3)).map(([session, age]) => refresh(session, age)),
      at.map((session) => refresh(session, 0)),
      at.map(signOut),
      fc.constantFrom(1, 2, 3, 14, 15, 16, 17).map(buy),
      fc.tuple(at, fc.constantFrom('paid', 'refunded', 'pending')).map(([order, status]) => tellAgain(order, status)),
      at.map(look),
      at.map(look),
    ];
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 30 }), async (commands) => {
        await test.database.db.deleteFrom('session').where('user_id', '=', person.id).execute();
        await test.database.db.deleteFrom('purchase').where('user_id', '=', person.id).execute();
        await fc.asyncModelRun(() => ({ model: { sessions: [], orders: new Map() }, real: test }), commands);
      }),
      { numRuns: 300 },
    );
  });
});
