import { findOperatorEvents } from '@nebosvod/contracts/admin-logs';
import * as console from '@nebosvod/contracts/admin-orders';
import { testPayment } from '@nebosvod/contracts/admin-setup';
import { register } from '@nebosvod/contracts/auth';
import * as promo from '@nebosvod/contracts/promo-codes';
import * as contract from '@nebosvod/contracts/purchases';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { configuredProviders } from '../src/modules/payments/configured-providers.ts';
import { settlePending } from '../src/modules/payments/payments.service.ts';
import { isNotificationSource } from '../src/modules/payments/yookassa-sources.ts';
import { type FakePayment, type FakeYookassa, startFakeYookassa } from './fake-yookassa.ts';
import { consents, createPerson, freshEmail, goodPassword, mailsTo, type Person, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let yookassa: FakeYookassa;
let test: TestApp;
beforeAll(async () => {
  yookassa = await startFakeYookassa();
  const content = await loadContent();
  const shopItems = content.shopItems.map((item) =>
    item.id === 'astrolog' ? { ...item, price: { amount: 1990, currency: 'RUB' as const } } : item,
  );
  test = await startTestApp({
    content: { ...content, shopItems },
    env: { ...yookassa.env, YOOKASSA_VAT_CODE: '1', YOOKASSA_TAX_SYSTEM_CODE: '2' },
  });
});
afterAll(async () => {
  await test.close();
  await yookassa.close();
});

async function begin(person: Person): Promise<{ orderId: string; payment: FakePayment }> {
  const { value } = await test.call(contract.createPayment, { token: person.token, body: { item_id: 'astrolog' } });
  const payment = [...yookassa.payments.values()].find(({ metadata }) => metadata.order_id === value.orderId);
  if (!payment) throw new Error('no payment was made');
  expect(value.confirmationUrl).toBe('https://yoomoney.example.ru/pay');
  return { orderId: value.orderId, payment };
}

const notify = (object: { id: string; payment_id?: string }, event = 'payment.succeeded') =>
  test.call(contract.yookassaWebhook, { body: { type: 'notification', event, object } });
const owned = async (person: Person) =>
  (await test.call(listOwnedProducts, { token: person.token })).value.map(({ id }) => id);
const rowOf = async (orderId: string) => {
  const { db } = test.database;
  const where = db.selectFrom('purchase_order').select('id').where('external_id', '=', orderId);
  return (await where.executeTakeFirstOrThrow()).id;
};
const operatorToken = async () => {
  const { id, token } = await createPerson(test);
  const { db } = test.database;
  const until = new Date(Date.now() + HOUR_MS);
  await db.updateTable('account').set({ role: 'owner' }).where('id', '=', id).execute();
  await db.updateTable('session').set({ second_factor_until: until }).where('user_id', '=', id).execute();
  return token;
};
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

  it('takes the money a shop only holds, once, and sends the receipt with the payment', async () => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    expect(yookassa.created.at(-1)?.receipt).toEqual({
      customer: { email: person.email },
      tax_system_code: 2,
      items: [
        {
          description: 'Астролог',
          quantity: '1.00',
          amount: { value: '1990.00', currency: 'RUB' },
          vat_code: 1,
          payment_mode: 'full_payment',
          payment_subject: 'service',
        },
      ],
    });
    payment.status = 'waiting_for_capture';
    expect((await notify({ id: payment.id }, 'payment.waiting_for_capture')).value.stored).toBe(true);
    expect([payment.status, await owned(person)]).toEqual(['succeeded', [1]]);
  });

  it('holds no money of another sum', async () => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    Object.assign(payment, { status: 'waiting_for_capture', amount: { value: '1.00', currency: 'RUB' } });
    await notify({ id: payment.id }, 'payment.waiting_for_capture');
    expect([payment.status, await owned(person)]).toEqual(['waiting_for_capture', []]);
  });

  it('gives the money back at the operator’s word, closes the product and writes it down', async () => {
    const person = await createPerson(test);
    const { payment, orderId } = await begin(person);
    settle(payment);
    await notify({ id: payment.id });
    const [token, id] = [await operatorToken(), await rowOf(orderId)];
    const before = await test.call(console.getOrder, { token, params: { id } });
    expect(before.value).toMatchObject({ status: 'paid', isRefundable: true, isReplayable: true, openProductIds: [1] });
    expect(before.value.messages.map(({ kind }) => kind)).toEqual(['paid']);
    yookassa.failures = 3;
    expect((await test.call(console.refundOrder, { token, params: { id } })).status).toBe(503);
    const after = await test.call(console.refundOrder, { token, params: { id } });
    expect(after.value).toMatchObject({ status: 'refunded', isRefundable: false, openProductIds: [] });
    expect([payment.refunded_amount?.value, await owned(person)]).toEqual(['1990.00', []]);
    expect((await test.call(console.refundOrder, { token, params: { id } })).problem.code).toBe('CONFLICT');
    const log = await test.call(findOperatorEvents, { token, body: { search: orderId.slice(0, 8) } });
    expect(log.value.rows.map(({ action }) => action)).toEqual(['refund', 'refund']);
  });

  it('tells the operator whether YooKassa takes the keys', async () => {
    const { value } = await test.call(testPayment, { token: await operatorToken() });
    expect(value).toMatchObject({ provider: 'yookassa', isAccepted: true });
    const wrong = configuredProviders({ ...test.env, YOOKASSA_SECRET_KEY: 'another' });
    expect(await wrong.current?.acceptsKeys()).toBe(false);
  });

  it('goes through an order again when the operator asks: a lost notification is made good', async () => {
    const person = await createPerson(test);
    const { payment, orderId } = await begin(person);
    settle(payment);
    const [token, id] = [await operatorToken(), await rowOf(orderId)];
    for (let i = 0; i < 2; i += 1) {
      const { value } = await test.call(console.replayOrder, { token, params: { id } });
      expect(value).toMatchObject({ status: 'paid', openProductIds: [1] });
      expect(value.messages).toHaveLength(1);
    }
    expect(await owned(person)).toEqual([1]);
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
    const before = yookassa.payments.size;
    yookassa.failures = 1;
    await begin(person);
    expect(yookassa.payments.size).toBe(before + 1);
  });

  it('is 503 while YooKassa is away, so that it tells again; then all is well', async () => {
    const person = await createPerson(test);
    const { payment } = await begin(person);
    settle(payment);
    yookassa.failures = 3;
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
    const before = yookassa.asked.length;
    for (let i = 0; i < 5; i += 1) expect((await notify({ id: `made-up-${i}` })).value.stored).toBe(false);
    expect(yookassa.asked).toHaveLength(before);
  });

  it('asks about a payment whose notification was lost, for a week', async () => {
    const { db } = test.database;
    const [person, late] = [await createPerson(test), await createPerson(test)];
    for (const one of [person, late]) settle((await begin(one)).payment);
    await sql`update purchase_order set created_at = now() - interval '8 days' where user_id = ${late.id}`.execute(db);
    await settlePending({ db, env: test.env, mailer: test.app.mailer }, configuredProviders(test.env));
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

  describe('promo codes', () => {
    const make = async (code: string, more: Partial<{ itemId: string; until: string; mostUses: number }> = {}) => {
      const body = { code, percent: 20, itemId: null, until: null, mostUses: null, ...more };
      return test.call(promo.createPromoCode, { token: await operatorToken(), body });
    };
    const order = (person: Person, promo_code: string, item_id = 'astrolog') =>
      test.call(contract.createPayment, { token: person.token, body: { item_id, promo_code } });

    it('take their part off the price, to the kopeck, and open the same', async () => {
      const person = await createPerson(test);
      expect((await make('osen-20')).value).toMatchObject({ code: 'OSEN-20', uses: 0 });
      expect((await make('OSEN-20')).problem.code).toBe('CONFLICT');
      const body = { item_id: 'astrolog', promo_code: ' osen-20 ' };
      expect((await test.call(promo.checkPromoCode, { body })).value).toEqual({
        code: 'OSEN-20',
        percent: 20,
        amount: 1592,
      });
      const { value } = await order(person, 'osen-20');
      const payment = [...yookassa.payments.values()].find(({ metadata }) => metadata.order_id === value.orderId);
      if (!payment) throw new Error('no payment was made');
      expect(payment.amount.value).toBe('1592.00');
      settle(payment);
      await notify({ id: payment.id });
      expect(await owned(person)).toEqual([1]);
    });

    it('work for their item, to their last day and until they are gone', async () => {
      const person = await createPerson(test);
      const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      await make('CHUZHOY', { itemId: 'veda-full' });
      await make('VCHERA', { until: day(-2) });
      await make('ZAVTRA', { until: day(1) });
      const made = await make('UBRAN');
      const params = { id: made.value.id };
      expect((await test.call(promo.removePromoCode, { token: await operatorToken(), params })).status).toBe(204);
      for (const code of ['CHUZHOY', 'VCHERA', 'UBRAN', 'NET-TAKOGO', '…'])
        expect([code, (await order(person, code)).problem.code]).toEqual([code, 'NOT_FOUND']);
      expect((await order(person, 'ZAVTRA')).status).toBe(201);
    });

    it('are good for so many purchases, however many come at once', async () => {
      await make('DVA', { mostUses: 2 });
      const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(test)));
      const answers = await Promise.all(people.map((person) => order(person, 'DVA')));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 404, 404, 404]);
      // However old an unpaid order is, it may still be paid: it gives its use back when its service ends it.
      const { db } = test.database;
      await sql`update purchase_order set created_at = now() - interval '2 hours' where promo_code = 'DVA'`.execute(db);
      const late = await createPerson(test);
      expect((await order(late, 'DVA')).status).toBe(404);
      const begun = answers.filter(({ status }) => status === 201).map(({ value }) => value.orderId);
      const [paid, dropped] = [...yookassa.payments.values()].filter(({ metadata }) =>
        begun.includes(metadata.order_id ?? ''),
      );
      if (!paid || !dropped) throw new Error('two payments were begun');
      settle(paid);
      await notify({ id: paid.id });
      dropped.status = 'canceled';
      await notify({ id: dropped.id }, 'payment.canceled');
      expect((await order(late, 'DVA')).status).toBe(201);
      expect((await order(await createPerson(test), 'DVA')).status).toBe(404);
    });
  });

  it('gives a gift to whom it is for, who may come later, and takes it back with the money', async () => {
    const [giver, email] = [await createPerson(test), freshEmail()];
    const body = { item_id: 'astrolog', gift_email: email };
    const { value } = await test.call(contract.createPayment, { token: giver.token, body });
    const payment = [...yookassa.payments.values()].find(({ metadata }) => metadata.order_id === value.orderId);
    if (!payment) throw new Error('no payment was made');
    settle(payment);
    await notify({ id: payment.id });
    expect(await owned(giver)).toEqual([]);
    expect((await mailsTo(test, email)).at(-1)?.subject).toBe('Вам подарок: Небосвод');
    const receiver = await createPerson(test, [], email);
    expect(await owned(receiver)).toEqual([1]);
    const [mine] = (await test.call(contract.listPayments, { token: giver.token })).value;
    expect(mine).toMatchObject({ status: 'paid', isGift: true });
    payment.refunded_amount = { value: '1990.00' };
    await notify({ id: 'refund-gift', payment_id: payment.id }, 'refund.succeeded');
    expect(await owned(receiver)).toEqual([]);
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
