import { createServer } from 'node:http';
import { register } from '@nebosvod/contracts/auth';
import * as contract from '@nebosvod/contracts/purchases';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { configuredYookassa, settlePending } from '../src/modules/payments/payments.service.ts';
import { isNotificationSource } from '../src/modules/payments/yookassa-sources.ts';
import { consents, createPerson, freshEmail, goodPassword, type Person, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface FakePayment {
  id: string;
  status: string;
  paid: boolean;
  test: boolean;
  amount: { value: string; currency: string };
  refunded_amount?: { value: string };
  recipient: { account_id: string };
  metadata: Record<string, string>;
  confirmation: { type: string; confirmation_url: string };
}

/** A stand-in of api.yookassa.ru: same paths, authorization, idempotence and bodies. */
const payments = new Map<string, FakePayment>();
/** Payments that were asked about, in order. */
const asked: string[] = [];
const byKey = new Map<string, FakePayment>();
let failures = 0;
const fake = createServer((request, response) => {
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.headers.authorization !== `Basic ${Buffer.from('100500:shop-secret').toString('base64')}`) {
      return answer(401, { type: 'error' });
    }
    const key = String(request.headers['idempotence-key'] ?? '');
    if (request.method === 'POST' && request.url === '/v3/payments') {
      const known = byKey.get(key);
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const payment: FakePayment = known ?? {
        id: `pay-${payments.size + 1}`,
        status: 'pending',
        paid: false,
        test: true,
        amount: body.amount,
        recipient: { account_id: '100500' },
        metadata: body.metadata,
        confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.example.ru/pay' },
      };
      payments.set(payment.id, payment);
      byKey.set(key, payment);
      // The payment was made, its answer is lost: the case the idempotence key is for.
      if (failures > 0) {
        failures -= 1;
        return answer(500, {});
      }
      return answer(200, payment);
    }
    asked.push(request.url ?? '');
    if (failures > 0) {
      failures -= 1;
      return answer(500, {});
    }
    const found = payments.get(request.url?.replace('/v3/payments/', '') ?? '');
    return found ? answer(200, found) : answer(404, { type: 'error', code: 'not_found' });
  });
});

let test: TestApp;
beforeAll(async () => {
  await new Promise<void>((ready) => fake.listen(0, '127.0.0.1', () => ready()));
  const address = fake.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const content = await loadContent();
  const shopItems = content.shopItems.map((item) =>
    item.id === 'astrolog' ? { ...item, price: { amount: 1990, currency: 'RUB' as const } } : item,
  );
  test = await startTestApp({
    content: { ...content, shopItems },
    env: {
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'shop-secret',
      YOOKASSA_API_URL: `http://127.0.0.1:${address.port}/v3`,
    },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((closed) => fake.close(() => closed()));
});

async function begin(person: Person): Promise<{ orderId: string; payment: FakePayment }> {
  const { value } = await test.call(contract.createPayment, { token: person.token, body: { item_id: 'astrolog' } });
  const payment = [...payments.values()].find(({ metadata }) => metadata.order_id === value.orderId);
  if (!payment) throw new Error('no payment was made');
  expect(value.confirmationUrl).toBe('https://yoomoney.example.ru/pay');
  return { orderId: value.orderId, payment };
}

const notify = (object: { id: string; payment_id?: string }, event = 'payment.succeeded') =>
  test.call(contract.yookassaWebhook, { body: { type: 'notification', event, object } });
const owned = async (person: Person) =>
  (await test.call(listOwnedProducts, { token: person.token })).value.map(({ id }) => id);
const settle = (payment: FakePayment) => Object.assign(payment, { status: 'succeeded', paid: true });

describe('paying through YooKassa', () => {
  it('grants from what YooKassa itself says, once, however often it is told', async () => {
    const person = await createPerson(test);
    const { payment, orderId } = await begin(person);
    expect(payment.amount).toEqual({ value: '1990.00', currency: 'RUB' });
    // A notification sent by anybody before the money: the payment is asked and is still pending.
    expect((await notify({ id: payment.id })).status).toBe(200);
    expect(await owned(person)).toEqual([]);
    settle(payment);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify({ id: payment.id })));
    expect(answers.filter(({ value }) => value.stored)).toHaveLength(1);
    expect(await owned(person)).toEqual([1]);
    const list = await test.call(contract.listPayments, { token: person.token });
    expect(list.value).toEqual([expect.objectContaining({ orderId, status: 'paid' })]);
  });

  it('takes the product back after a refund, and a late "succeeded" does not return it', async () => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    settle(payment);
    await notify({ id: payment.id });
    payment.refunded_amount = { value: '1990.00' };
    await notify({ id: 'refund-1', payment_id: payment.id }, 'refund.succeeded');
    expect(await owned(person)).toEqual([]);
    await notify({ id: payment.id });
    expect(await owned(person)).toEqual([]);
  });

  it.each<[string, (payment: FakePayment) => void]>([
    ['another sum', (payment) => (payment.amount.value = '1.00')],
    ['another currency', (payment) => (payment.amount.currency = 'KZT')],
    ['another shop', (payment) => (payment.recipient.account_id = '1')],
    ['an order that is not ours', (payment) => (payment.metadata.order_id = 'abc')],
    ['no order', (payment) => delete payment.metadata.order_id],
    ['a payment without money', (payment) => (payment.paid = false)],
  ])('grants nothing for %s', async (_, spoil) => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    settle(payment);
    spoil(payment);
    await notify({ id: payment.id });
    expect(await owned(person)).toEqual([]);
  });

  it('repeats after a lost answer with the same key: one payment', async () => {
    const person = await createPerson(test);
    const before = payments.size;
    failures = 1;
    await begin(person);
    expect(payments.size).toBe(before + 1);
  });

  it('is 503 while YooKassa is away, so that it tells again; then all is well', async () => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    settle(payment);
    failures = 3;
    const answer = await notify({ id: payment.id });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect((await notify({ id: payment.id })).value.stored).toBe(true);
    expect(await owned(person)).toEqual([1]);
  });

  it('knows nothing of an unknown payment, refuses items without a price and people without a proven address', async () => {
    expect((await notify({ id: 'pay-unknown' })).value.stored).toBe(false);
    expect(
      (await test.call(contract.yookassaWebhook, { body: { event: 'x', object: { id: '../../x' } } })).status,
    ).toBe(400);
    const person = await createPerson(test);
    const free = await test.call(contract.createPayment, { token: person.token, body: { item_id: 'numerolog' } });
    expect(free.problem.code).toBe('NOT_FOUND');
    const email = freshEmail();
    await test.call(register, { body: { email, password: goodPassword, consents } });
    const unproven = await signIn(test, email, goodPassword);
    const refused = await test.call(contract.createPayment, { token: unproven.token, body: { item_id: 'astrolog' } });
    expect(refused.problem.code).toBe('FORBIDDEN');
  });

  it('answers for a payment none of our orders has without asking YooKassa', async () => {
    const before = asked.length;
    for (let i = 0; i < 5; i += 1) expect((await notify({ id: `made-up-${i}` })).value.stored).toBe(false);
    expect(asked).toHaveLength(before);
  });

  it('asks about a payment whose notification was lost, for a week', async () => {
    const { db } = test.database;
    const [person, late] = [await createPerson(test), await createPerson(test)];
    for (const one of [person, late]) settle((await begin(one)).payment);
    await sql`update purchase_order set created_at = now() - interval '8 days' where user_id = ${late.id}`.execute(db);
    const context = { db, env: test.env, mailer: test.app.mailer };
    const client = configuredYookassa(context);
    if (!client) throw new Error('no shop');
    await settlePending(context, client);
    expect(await owned(person)).toEqual([1]);
    expect(await owned(late)).toEqual([]);
  });

  it('takes notifications from YooKassa’s own networks only, where no other service stands in for it', () => {
    const real = { YOOKASSA_SOURCES: undefined, YOOKASSA_API_URL: undefined };
    for (const address of ['185.71.76.5', '77.75.156.11', '::ffff:77.75.156.35', '2a02:5180::7']) {
      expect([address, isNotificationSource(real, address)]).toEqual([address, true]);
    }
    for (const address of ['127.0.0.1', '185.71.76.32', '203.0.113.1', '2a02:5181::1']) {
      expect([address, isNotificationSource(real, address)]).toEqual([address, false]);
    }
    const listed = { ...real, YOOKASSA_SOURCES: '203.0.113.0/24, 2001:db8::1' };
    expect(isNotificationSource(listed, '203.0.113.9')).toBe(true);
    expect(isNotificationSource(listed, '185.71.76.5')).toBe(false);
  });

  it('lets nobody leave more than fifty orders unpaid', async () => {
    const person = await createPerson(test);
    await sql`insert into purchase_order (id, provider, external_id, user_id, email, status)
      select gen_random_uuid(), 'yookassa', 'unpaid-' || n, ${person.id}, ${person.email}, 'pending'
      from generate_series(1, 50) n`.execute(test.database.db);
    const refused = await test.call(contract.createPayment, { token: person.token, body: { item_id: 'astrolog' } });
    expect(refused.problem.code).toBe('LIMIT_EXCEEDED');
  });
});
