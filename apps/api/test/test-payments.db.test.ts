import * as contract from '@nebosvod/contracts/purchases';
import { listShopItems } from '@nebosvod/contracts/shop';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { configuredProviders, paymentsHere } from '../src/modules/payments/configured-providers.ts';
import { createPerson, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const owned = async ({ token }: Person) => (await test.call(listOwnedProducts, { token })).value.map(({ id }) => id);
const begin = async ({ token }: Person, headers = {}) =>
  test.call(contract.createPayment, { token, headers, body: { item_id: 'numerolog' } });
const finish = ({ token }: Person, order_id: string, outcome: string, headers = {}) =>
  test.call(contract.finishTestPayment, { token, headers, body: { order_id, outcome } });

describe('a rehearsal of a payment', () => {
  it('is named as one by the shop, opens the product, and a refund closes it at the next request', async () => {
    const { value: items } = await test.call(listShopItems);
    expect(items.every(({ isPayableHere, isTestPayment }) => isPayableHere && isTestPayment)).toBe(true);
    const person = await createPerson(test);
    const { orderId, confirmationUrl } = (await begin(person)).value;
    expect(confirmationUrl).toMatch(new RegExp(`/home/shop\\?id=numerolog&order=${orderId}&pay=test$`));
    expect((await finish(person, orderId, 'paid')).value.stored).toBe(true);
    expect((await finish(person, orderId, 'paid')).value.stored).toBe(false);
    expect(await owned(person)).toEqual([2]);
    await finish(person, orderId, 'refunded');
    expect(await owned(person)).toEqual([]);
    await finish(person, orderId, 'paid');
    expect(await owned(person)).toEqual([]);
  });

  it('knows no order of another person', async () => {
    const [person, stranger] = [await createPerson(test), await createPerson(test)];
    const { orderId } = (await begin(person)).value;
    expect((await finish(stranger, orderId, 'paid')).problem.code).toBe('NOT_FOUND');
  });

  it.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }, { host: 'astro.example.ru' }])(
    'is not there for a call that came through a proxy nobody named: %o',
    async (headers) => {
      const person = await createPerson(test);
      const { orderId } = (await begin(person)).value;
      expect((await begin(person, headers)).problem.code).toBe('NOT_FOUND');
      expect((await finish(person, orderId, 'paid', headers)).problem.code).toBe('NOT_FOUND');
      expect(await owned(person)).toEqual([]);
    },
  );

  it('is allowed only where nobody but this machine reaches the server', () => {
    const here = (settings: Record<string, string>) =>
      paymentsHere(configuredProviders(parseEnv({ NODE_ENV: 'test', ...settings })));
    expect(['127.0.0.1', 'localhost', '::1'].map((HOST) => here({ HOST }))).toEqual(['test', 'test', 'test']);
    for (const settings of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.0.2' },
      { PUBLIC_URL: 'https://astro.example.ru' },
      { TRUST_PROXY: '1' },
      { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' },
    ])
      expect([settings, here(settings)]).toEqual([settings, 'none']);
    expect(here({ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'x' })).toBe('money');
  });
});
