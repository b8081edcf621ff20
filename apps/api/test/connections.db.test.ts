import { findOperatorEvents } from '@nebosvod/contracts/admin-logs';
import { getSetup, testHeld, testMail, testPayment } from '@nebosvod/contracts/admin-setup';
import type { ConnectionId } from '@nebosvod/contracts/connection.ids';
import { dropConnection, getConnections, saveConnection } from '@nebosvod/contracts/connections';
import * as purchases from '@nebosvod/contracts/purchases';
import { listShopItems } from '@nebosvod/contracts/shop';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { type FakeYookassa, startFakeYookassa } from './fake-yookassa.ts';
import { createPerson, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let yookassa: FakeYookassa;
let test: TestApp;
/** A second process on the same database, which has a chat in its environment. */
let other: TestApp;
let operator: Person;
const delivered: string[] = [];
const sink = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'sky' && password === 'for-programs'
      ? done(null, { user: username })
      : done(new Error('wrong password')),
  onData(stream, session, done) {
    delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
    stream.on('end', () => done()).resume();
  },
});
const smtpPort = () => {
  const address = sink.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

beforeAll(async () => {
  yookassa = await startFakeYookassa();
  await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', () => ready()));
  const content = await loadContent();
  const shopItems = content.shopItems.map((item) =>
    item.id === 'astrolog' ? { ...item, price: { amount: 1990, currency: 'RUB' as const } } : item,
  );
  const { YOOKASSA_API_URL = '' } = yookassa.env;
  test = await startTestApp({ content: { ...content, shopItems }, env: { YOOKASSA_API_URL } });
  other = await startTestApp({ database: test.database, env: { CHAT_URL: 'https://chat.example.ru' } });
  operator = await createPerson(test);
  const { db } = test.database;
  const until = new Date(Date.now() + HOUR_MS);
  await db.updateTable('account').set({ role: 'owner' }).where('id', '=', operator.id).execute();
  await db.updateTable('session').set({ second_factor_until: until }).where('user_id', '=', operator.id).execute();
});
afterAll(async () => {
  await other.close();
  await test.close();
  await yookassa.close();
  await new Promise<void>((closed) => sink.close(() => closed()));
});

const save = (id: ConnectionId, data: object, app = test) =>
  app.call(saveConnection, { token: operator.token, params: { id }, body: { data } });
const drop = (id: ConnectionId) => test.call(dropConnection, { token: operator.token, params: { id } });
const told = async (id: ConnectionId, app = test) => {
  const { value } = await app.call(getConnections, { token: operator.token });
  return value.connections.find((one) => one.id === id);
};
const isStepSet = async (step: string) =>
  (await test.call(getSetup, { token: operator.token })).value.find(({ id }) => id === step)?.isSet;
const item = async () => (await test.call(listShopItems)).value.find(({ id }) => id === 'astrolog');

const shop = { shopId: '100500', secretKey: 'test_secret-of-the-shop', vatCode: 1, taxSystemCode: 2 };
const mail = () => ({
  host: '127.0.0.1',
  port: smtpPort(),
  user: 'sky',
  password: 'for-programs',
  from: 'letters@nebo.example',
  fromName: 'Тихое небо',
});

describe('a service that the operator connects in the console', () => {
  it('of payment takes money at once, without a restart, and gives way to the rehearsal when it is forgotten', async () => {
    expect((await item())?.isTestPayment).toBe(true);
    expect((await save('yookassa', shop)).status).toBe(200);
    expect(await item()).toMatchObject({ isTestPayment: false, isPayableHere: true });
    expect(await isStepSet('payment')).toBe(true);
    expect((await test.call(testPayment, { token: operator.token })).value).toMatchObject({
      provider: 'yookassa',
      isAccepted: true,
    });
    const anna = await createPerson(test);
    const begun = await test.call(purchases.createPayment, { token: anna.token, body: { item_id: 'astrolog' } });
    expect(begun.value.confirmationUrl).toBe('https://yoomoney.example.ru/pay');
    expect(yookassa.created.at(-1)?.receipt).toMatchObject({ tax_system_code: 2 });
    const payment = [...yookassa.payments.values()].at(-1);
    if (!payment) throw new Error('no payment was made');
    Object.assign(payment, { status: 'succeeded', paid: true });
    const event = { type: 'notification', event: 'payment.succeeded', object: { id: payment.id } };
    expect((await test.call(purchases.yookassaWebhook, { body: event })).value.stored).toBe(true);
    const owned = await test.call(listOwnedProducts, { token: anna.token });
    expect(owned.value.map(({ id }) => id)).toEqual([1]);
    await drop('yookassa');
    expect((await item())?.isTestPayment).toBe(true);
  });

  it('of letters is entered with its password, and a wrong one is told', async () => {
    await save('mail', { ...mail(), password: 'of-the-box' });
    const refused = await test.call(testMail, { token: operator.token });
    expect(refused.value.fault).toBe('login');
    await save('mail', mail());
    expect((await test.call(testMail, { token: operator.token })).value).toMatchObject({ by: 'smtp', fault: null });
    await test.app.mailer.idle();
    expect(delivered.filter((to) => to === operator.email)).toHaveLength(1);
    await save('mail', { ...mail(), host: 'no-such-host.invalid', password: null });
    expect((await test.call(testMail, { token: operator.token })).value.fault).toBe('unknown-host');
    await drop('mail');
    expect((await test.call(testMail, { token: operator.token })).value.by).toBe('outbox');
  });

  it('keeps its keys sealed, tells their last four signs alone, and keeps them where none is typed', async () => {
    await save('yookassa', shop);
    await save('mail', mail());
    const { rows } = await test.database.pool.query('select * from content_entry');
    const dump = JSON.stringify([rows, (await test.call(getConnections, { token: operator.token })).value]);
    for (const secret of [shop.secretKey, mail().password]) expect(dump).not.toContain(secret);
    expect((await told('yookassa'))?.values).toMatchObject({ shopId: '100500', secretKey: '••••shop', vatCode: 1 });
    // Four signs of a short word would be half of it.
    expect((await told('mail'))?.values.password).toBe('••••');
    await save('yookassa', { ...shop, secretKey: null, vatCode: null });
    expect((await test.call(testPayment, { token: operator.token })).value.isAccepted).toBe(true);
    const events = await test.call(findOperatorEvents, { token: operator.token, body: { search: 'yookassa' } });
    expect(JSON.stringify(events.value)).not.toContain(shop.secretKey);
    expect(events.value.rows.some(({ action, subjectKind }) => action === 'set' && subjectKind === 'connection')).toBe(
      true,
    );
    await drop('yookassa');
    await drop('mail');
  });

  it('names the field that is wrong or missing', async () => {
    const path = async (id: ConnectionId, data: object) => (await save(id, data)).problem.errors?.[0]?.path;
    expect(await path('yookassa', { ...shop, secretKey: null })).toBe('secretKey');
    expect(await path('yookassa', { ...shop, shopId: 'магазин' })).toBe('shopId');
    expect(await path('chat', { url: 'http://chat.example.ru' })).toBe('url');
    expect(await path('counter', { number: '12a' })).toBe('number');
    expect(await path('mail', { ...mail(), fromName: 'a" <b@c>' })).toBe('fromName');
    expect(await path('getcourse', { account: null, secret: 'a/../b?c-0123456789', apiKey: null })).toBe('secret');
    expect(await isStepSet('payment')).toBe(false);
  });

  it('of the environment is not the console’s to change', async () => {
    expect(await told('chat', other)).toEqual({ id: 'chat', source: 'environment', isReadable: true, values: {} });
    const refused = await save('chat', { url: 'https://other.example.ru' }, other);
    expect(refused.problem.code).toBe('CONFLICT');
  });

  it('of GetCourse hears its calls by the secret of the console', async () => {
    const secret = 'a-secret-of-the-console';
    const call = () =>
      test.inject(`/v3/webhook/getcourse/callback/${secret}?id=7001&email=a%40example.ru&status=payed&offers=1`);
    expect((await call()).statusCode).toBe(404);
    await save('getcourse', { account: null, secret, apiKey: null });
    expect((await call()).statusCode).toBe(200);
    const found = await test.call(testHeld, { token: operator.token, body: { step: 'offers' } });
    expect(found.value).toContainEqual({ id: 'callback', isGood: true, of: null });
    expect(found.value).toContainEqual({ id: 'waiting-orders', isGood: false, of: '1' });
    await drop('getcourse');
    expect((await call()).statusCode).toBe(404);
  });

  it('is known to every process', async () => {
    await save('counter', { number: '1234567' });
    expect((await told('counter', other))?.source).toBe('console');
    expect(other.env.METRIKA_ID).toBeUndefined();
    await drop('counter');
    expect((await told('counter', other))?.source).toBeNull();
  });
});

describe('a step that the server holds itself', () => {
  const found = async (step: string) =>
    (await test.call(testHeld, { token: operator.token, body: { step } })).value.map(({ id, isGood }) => [id, isGood]);

  it('is looked at point by point', async () => {
    expect(await found('seller')).toEqual([['contacts', false]]);
    expect(await found('brand')).toEqual([['logo', true]]);
    expect(await found('prices')).toEqual([
      ['priced', false],
      ['payable', false],
    ]);
    const legal = await found('legal');
    expect(legal.filter(([id]) => id === 'filled').every(([, isGood]) => isGood === false)).toBe(true);
    expect(legal.at(-1)).toEqual(['policy-pdf', true]);
    expect((await test.call(testHeld, { token: operator.token, body: { step: 'keys' } })).status).toBe(400);
  });
});
