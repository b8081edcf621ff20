import * as auth from '@nebosvod/contracts/auth';
import type { ProductId } from '@nebosvod/contracts/products.table';
import { listPurchases } from '@nebosvod/contracts/purchases';
import { generationCount, incrementGenerations, listOwnedProducts } from '@nebosvod/contracts/user';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { grantKnownOffers, readAmount, readOffers, readStatus } from '../src/modules/purchases/getcourse.service.ts';
import { revokeByOperator } from '../src/modules/purchases/operator.service.ts';
import {
  applyOrderNews,
  grantProducts,
  nextStatus,
  type Order,
} from '../src/modules/purchases/purchases.repository.ts';
import { freeGeneration, reserveGeneration, spendGeneration } from '../src/modules/user/quota.repository.ts';
import { quotaMonth } from '../src/quota-month.ts';
import { consents, createPerson, freshEmail, goodPassword, latestCode, type Person, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const secret = 'getcourse-secret-of-this-test';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { GETCOURSE_SECRET: secret } });
});
afterAll(() => test.close());

const owned = async (person: Person) =>
  (await test.call(listOwnedProducts, { token: person.token })).value.map(({ id }) => id);

const notify = (fields: Record<string, string>, given = secret, method: 'GET' | 'POST' = 'GET') =>
  test.inject({ method, url: `/v3/webhook/getcourse/callback/${given}?${new URLSearchParams(fields)}` });

let orders = 1000;
const nextOrder = () => String(orders++);

const tell = (email: string, externalId: string, status: Order['status'], productIds: number[]) =>
  applyOrderNews(test.database.db, {
    provider: 'getcourse',
    externalId,
    email,
    status,
    number: externalId,
    title: 'Астролог',
    amountKopecks: 199_000,
    currency: 'RUB',
    productIds,
    payload: {},
  });

describe('reading what GetCourse writes', () => {
  it.each([
    ['1 990,00 руб.', 199_000],
    ['1990', 199_000],
    ['7\u00a0900.5', 790_050],
    ['0', 0],
    ['', null],
    ['бесплатно', null],
    ['-5', null],
    [undefined, null],
  ])('sum %j', (text, kopecks) => expect(readAmount(text)).toBe(kopecks));

  it.each([
    ['payed', 'paid'],
    ['Завершён', 'paid'],
    ['cancelled', 'cancelled'],
    ['Отменен', 'cancelled'],
    ['returned', 'refunded'],
    ['new', 'pending'],
    ['что-то новое', 'pending'],
  ])('status %s', (told, status) => expect(readStatus(told)).toBe(status));

  it('offers', () => expect(readOffers('12, 34;56 x -7')).toEqual(['12', '34', '56']));
});

describe('GetCourse callback', () => {
  it('stores by GET and POST once the secret fits, and is 404 otherwise', async () => {
    const { email } = await createPerson(test);
    const fields = { id: nextOrder(), email, status: 'payed', offers: '42', cost_money: '1 990,00', extra: 'поле' };
    expect((await notify(fields, 'wrong')).statusCode).toBe(404);
    expect((await notify(fields, `${secret}x`)).statusCode).toBe(404);
    expect((await notify(fields)).json()).toEqual({ response: { stored: true } });
    expect((await notify(fields, secret, 'POST')).json()).toEqual({ response: { stored: false } });
    expect((await notify({ id: 'x', email, status: 'payed' })).statusCode).toBe(400);
  });

  it('is 404 when the operator has set no secret', async () => {
    const bare = await startTestApp({ database: test.database });
    const answer = await bare.inject({ url: '/v3/webhook/getcourse/callback/?id=1&email=a@b.ru&status=payed' });
    expect(answer.statusCode).toBe(404);
    const guessed = await bare.inject({
      url: '/v3/webhook/getcourse/callback/undefined?id=1&email=a@b.ru&status=payed',
    });
    expect(guessed.statusCode).toBe(404);
    await bare.close();
  });

  it('stores an unknown offer, grants nothing, shows the order to its owner', async () => {
    const person = await createPerson(test);
    const id = nextOrder();
    await notify({
      id,
      email: person.email.toUpperCase(),
      status: 'payed',
      offers: '999',
      cost_money: '1 990,00',
      number: 'N-1',
    });
    expect(await owned(person)).toEqual([]);
    const { value } = await test.call(listPurchases, { token: person.token, query: { email: person.email } });
    expect(value).toEqual([expect.objectContaining({ number: 'N-1', amount: 1990, status: 'paid', productIds: [] })]);
  });

  it('grants by the offer map, and later offers by remapping', async () => {
    const person = await createPerson(test);
    const { db } = test.database;
    const content = { ...(await loadContent()), offers: new Map<string, ProductId[]>([['501', [1, 3]]]) };
    await notify({ id: nextOrder(), email: person.email, status: 'payed', offers: '501' });
    expect(await owned(person)).toEqual([]);
    expect(await grantKnownOffers({ db, content })).toBeGreaterThanOrEqual(1);
    expect(await owned(person)).toEqual([1, 3]);
    expect(await grantKnownOffers({ db, content })).toBe(0);
  });
});

describe('ownership', () => {
  it('waits until the address is proven: registering a stranger’s address steals nothing', async () => {
    const email = freshEmail();
    await tell(email, nextOrder(), 'paid', [17]);
    await test.call(auth.register, { body: { email, password: goodPassword, consents } });
    const thief = await signIn(test, email, goodPassword);
    expect(await owned(thief)).toEqual([]);
    expect((await test.call(listPurchases, { token: thief.token, query: { email } })).value).toEqual([]);
    const code = await latestCode(test, email);
    await test.call(auth.confirm, { token: thief.token, body: { email, code } });
    expect(await owned(thief)).toEqual([17]);
    expect((await test.call(listPurchases, { token: thief.token, query: { email } })).value).toHaveLength(1);
  });

  it('ends with the term, with a refund, with the operator’s revoke: at the next request', async () => {
    const person = await createPerson(test);
    const order = nextOrder();
    await tell(person.email, order, 'paid', [1]);
    await grantProducts(test.database.db, person.email, [2], { provider: 'operator', externalId: nextOrder() });
    expect(await owned(person)).toEqual([1, 2]);
    await tell(person.email, order, 'refunded', [1]);
    expect(await owned(person)).toEqual([2]);
    expect(await revokeByOperator(test.database.db, person.email, ['2'])).toBe(1);
    expect(await owned(person)).toEqual([]);
    await grantProducts(test.database.db, person.email, [3], { provider: 'operator', externalId: nextOrder() });
    await test.database.db
      .updateTable('purchase')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('email', '=', person.email)
      .execute();
    expect(await owned(person)).toEqual([]);
  });

  it('adds a renewal to the running term', async () => {
    const person = await createPerson(test, [1]);
    await grantProducts(test.database.db, person.email, [1], { provider: 'operator', externalId: nextOrder() });
    const { value } = await test.call(listOwnedProducts, { token: person.token });
    const months = (Date.parse(value[0]?.expiresAt ?? '') - Date.now()) / (30.44 * DAY_MS);
    expect(months).toBeGreaterThan(23.5);
    expect(months).toBeLessThan(24.5);
    expect(value).toHaveLength(1);
  });

  it('R15: any order of repeated messages gives what the first of each kind gives, in 1,000 histories', async () => {
    const kinds = ['pending', 'paid', 'cancelled', 'refunded'] as const;
    const person = await createPerson(test);
    // The state machine itself, against the rule in words.
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }), (told) => {
        const firsts = [...new Set(told)];
        const final = firsts.reduce<Order['status'] | null>(nextStatus, null);
        const paidAt = firsts.indexOf('paid');
        const endings = firsts.filter(
          (kind, at) => kind === 'refunded' || (kind === 'cancelled' && paidAt >= 0 && at > paidAt),
        );
        const owns = paidAt >= 0 && endings.length === 0;
        expect(final === 'paid').toBe(owns);
      }),
      { numRuns: 1000 },
    );
    // And the database against the state machine.
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }), async (told) => {
        const order = nextOrder();
        for (const kind of told) await tell(person.email, order, kind, [14]);
        const final = [...new Set(told)].reduce<Order['status'] | null>(nextStatus, null);
        const row = await test.database.db
          .selectFrom('purchase_order')
          .select('status')
          .where('external_id', '=', order)
          .executeTakeFirstOrThrow();
        expect(row.status).toBe(final);
        const paid = await test.database.db
          .selectFrom('purchase')
          .select('id')
          .where('external_id', '=', order)
          .where('state', '=', 'paid')
          .execute();
        expect(paid).toHaveLength(final === 'paid' ? 1 : 0);
      }),
      { numRuns: 40 },
    );
  });

  it('ten deliveries of one payment at once are one purchase', async () => {
    const person = await createPerson(test);
    const order = nextOrder();
    const stored = await Promise.all(Array.from({ length: 10 }, () => tell(person.email, order, 'paid', [16])));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await owned(person)).toEqual([16]);
  });

  it('a later message cannot move an order to another address', async () => {
    const [first, second] = [await createPerson(test), await createPerson(test)];
    const order = nextOrder();
    await tell(first.email, order, 'pending', [1]);
    await tell(second.email, order, 'paid', [1]);
    expect([await owned(first), await owned(second)]).toEqual([[1], []]);
  });
});

describe('generations', () => {
  it('counts by the server: increment tells the same counts however often it is called', async () => {
    const person = await createPerson(test, [1]);
    const query = { user_id: person.id, product_id: '1' };
    const before = await test.call(generationCount, { token: person.token, query });
    expect(before.value).toMatchObject({ limit: 30, used: 0, left: 30 });
    const { month } = quotaMonth(new Date());
    const charge = { userId: person.id, productId: 1, generationId: 'g1', month, limit: 30, cost: 1 };
    expect(await reserveGeneration(test.database.db, charge)).toBe(true);
    expect(await reserveGeneration(test.database.db, charge)).toBe(true);
    const aside = await test.call(generationCount, { token: person.token, query });
    expect(aside.value).toMatchObject({ used: 0, reserved: 1, left: 29 });
    expect(await spendGeneration(test.database.db, person.id, 'g1')).toBe(true);
    expect(await spendGeneration(test.database.db, person.id, 'g1')).toBe(false);
    for (let i = 0; i < 3; i += 1) {
      const body = { user_id: person.id, product_id: 1, generation_id: 'g1' };
      const { value } = await test.call(incrementGenerations, { token: person.token, body });
      expect(value).toMatchObject({ limit: 30, used: 1, reserved: 0, left: 29 });
    }
    expect(await freeGeneration(test.database.db, person.id, 'g1')).toBe(true);
    expect(await freeGeneration(test.database.db, person.id, 'g1')).toBe(false);
    expect((await test.call(generationCount, { token: person.token, query })).value.used).toBe(0);
  });

  it('never passes the limit, however many race', async () => {
    const person = await createPerson(test, [14]);
    const { month } = quotaMonth(new Date());
    const results = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        test.database.db.transaction().execute(async (tx) => {
          const generationId = `r${i}`;
          const charge = { userId: person.id, productId: 14, generationId, month, limit: 10, cost: 1 };
          return (await reserveGeneration(tx, charge)) && spendGeneration(tx, person.id, generationId);
        }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(10);
    const { value } = await test.call(listOwnedProducts, { token: person.token });
    expect(value[0]?.quota).toEqual({ limit: 10, used: 10 });
  });

  it('turns over at midnight in Moscow', () => {
    expect(quotaMonth(new Date('2026-11-30T20:59:59.999Z'))).toEqual({
      month: '2026-11-01',
      resetsAt: new Date('2026-11-30T21:00:00Z'),
    });
    expect(quotaMonth(new Date('2026-12-31T21:00:00Z')).month).toBe('2027-01-01');
  });
});
