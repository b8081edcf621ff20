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

class SignIn implements Step {
  check = () => true;
  async run(model: Model, app: TestApp) {
    const { value } = await app.call(auth.login, { body: { email: person.email, password: goodPassword } });
    model.sessions.push({ refreshTokens: [value.refreshToken], accessToken: value.accessToken, isAlive: true });
  }
  toString = () => 'sign in';
}

class Refresh implements Step {
  constructor(
    readonly at: number,
    /** 0 = the newest token of the chain, 1 = its parent, 2 = its grandparent … */
    readonly age: number,
  ) {}
  check = (model: Readonly<Model>) => (pick(model.sessions, this.at)?.refreshTokens.length ?? 0) > this.age;
  async run(model: Model, app: TestApp) {
    const session = pick(model.sessions, this.at);
    const token = session?.refreshTokens.at(-1 - this.age);
    if (!session || !token) return;
    const answer = await app.call(auth.refresh, { body: { refresh_token: token } });
    // The parent is forgiven for ten seconds while no child of it was used; anything older ends the family.
    if (!session.isAlive || this.age > 1) {
      expect(answer.status).toBe(401);
      session.isAlive = false;
      return;
    }
    expect(answer.status).toBe(200);
    session.accessToken = answer.value.accessToken;
    if (this.age === 1) session.refreshTokens.pop();
    session.refreshTokens.push(answer.value.refreshToken);
  }
  toString = () => `refresh ${this.at} by its token ${this.age} back`;
}

class SignOut implements Step {
  constructor(readonly at: number) {}
  check = (model: Readonly<Model>) => model.sessions.length > 0;
  async run(model: Model, app: TestApp) {
    const session = pick(model.sessions, this.at);
    if (!session) return;
    await app.call(auth.logout, { body: { refresh_token: session.refreshTokens.at(-1) ?? '' } });
    session.isAlive = false;
  }
  toString = () => `sign out ${this.at}`;
}

let orders = 0;

class Buy implements Step {
  constructor(readonly product: number) {}
  check = () => true;
  async run(model: Model, app: TestApp) {
    const id = `model-${++orders}`;
    await tell(app, id, 'paid', this.product);
    model.orders.set(id, { product: this.product, state: 'paid' });
  }
  toString = () => `buy ${this.product}`;
}

class TellAgain implements Step {
  constructor(
    readonly at: number,
    readonly status: 'paid' | 'refunded' | 'pending',
  ) {}
  check = (model: Readonly<Model>) => model.orders.size > 0;
  async run(model: Model, app: TestApp) {
    const found = pick([...model.orders], this.at);
    if (!found) return;
    const [id, order] = found;
    await tell(app, id, this.status, order.product);
    if (this.status === 'refunded') order.state = 'refunded';
  }
  toString = () => `order ${this.at} is told ${this.status}`;
}

class Look implements Step {
  constructor(readonly at: number) {}
  check = (model: Readonly<Model>) => model.sessions.length > 0;
  async run(model: Model, app: TestApp) {
    const session = pick(model.sessions, this.at);
    if (!session) return;
    const answer = await app.call(listOwnedProducts, { token: session.accessToken });
    expect(answer.status).toBe(session.isAlive ? 200 : 401);
    if (!session.isAlive) return;
    const paid = [...model.orders.values()].filter(({ state }) => state === 'paid').map(({ product }) => product);
    expect(answer.value.map(({ id }) => id)).toEqual([...new Set(paid)].sort((a, b) => a - b));
  }
  toString = () => `look from ${this.at}`;
}

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
      fc.constant(new SignIn()),
      fc.tuple(at, fc.nat(3)).map(([session, age]) => new Refresh(session, age)),
      at.map((session) => new Refresh(session, 0)),
      at.map((session) => new SignOut(session)),
      fc.constantFrom(1, 2, 3, 14, 15, 16, 17).map((product) => new Buy(product)),
      fc
        .tuple(at, fc.constantFrom('paid', 'refunded', 'pending'))
        .map(([order, status]) => new TellAgain(order, status)),
      at.map((session) => new Look(session)),
      at.map((session) => new Look(session)),
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
