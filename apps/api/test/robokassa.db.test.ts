import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import * as contract from '@nebosvod/contracts/purchases';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { configuredProviders } from '../src/modules/payments/configured-providers.ts';
import { settlePending } from '../src/modules/payments/payments.service.ts';
import { createPerson, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const md5 = (...values: readonly string[]) => createHash('md5').update(values.join(':')).digest('hex');

/** A bill as Robokassa keeps it. */
interface Bill {
  state: number;
  sum: string;
  order: string;
}
const bills = new Map<string, Bill>();
const failing = { count: 0 };

/** A stand-in of the XML interface of auth.robokassa.ru: `OpStateExt` with its signature and its names. */
const fake = createServer((request, response) => {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  if (failing.count > 0) {
    failing.count -= 1;
    return response.writeHead(502).end();
  }
  const bill = query.get('InvoiceID') ?? '';
  const isKnown = pathname === '/Merchant/WebService/Service.asmx/OpStateExt';
  const isSigned = query.get('Signature') === md5('nebo', bill, 'second-password');
  const found = bills.get(bill);
  const code = !isKnown || !isSigned ? 1 : found ? 0 : 3;
  const body = found
    ? `<State><Code>${found.state}</Code></State><Info><IncSum>1.000000</IncSum><OutSum>${found.sum}</OutSum></Info>
       <UserField><Field><Name>Shp_order</Name><Value>${found.order}</Value></Field></UserField>`
    : '';
  response.writeHead(200, { 'content-type': 'text/xml' });
  return response.end(`<?xml version="1.0" encoding="utf-8"?>
    <OperationStateResponse xmlns="http://merchant.roboxchange.com/WebService/"><Result><Code>${code}</Code></Result>${body}</OperationStateResponse>`);
});

let test: TestApp;
beforeAll(async () => {
  await new Promise<void>((ready) => fake.listen(0, '127.0.0.1', () => ready()));
  const address = fake.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const content = await loadContent();
  const shopItems = content.shopItems.map((item) => ({ ...item, price: { amount: 1990, currency: 'RUB' as const } }));
  test = await startTestApp({
    content: { ...content, shopItems },
    env: {
      ROBOKASSA_LOGIN: 'nebo',
      ROBOKASSA_PASSWORD1: 'first-password',
      ROBOKASSA_PASSWORD2: 'second-password',
      ROBOKASSA_URL: `http://127.0.0.1:${address.port}/Merchant`,
    },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise<void>((closed) => fake.close(() => closed()));
});

const owned = async ({ token }: Person) => (await test.call(listOwnedProducts, { token })).value.map(({ id }) => id);

async function begin({ token }: Person): Promise<{ id: string; bill: Bill }> {
  const { value } = await test.call(contract.createPayment, { token, body: { item_id: 'astrolog' } });
  const query = new URL(value.confirmationUrl).searchParams;
  const [id, sum, order] = [query.get('InvId') ?? '', query.get('OutSum') ?? '', query.get('Shp_order') ?? ''];
  expect([sum, order]).toEqual(['1990.00', value.orderId]);
  expect(query.get('SignatureValue')).toBe(md5('nebo', sum, id, 'first-password', `Shp_order=${order}`));
  const bill = { state: 5, sum: '1990.000000', order };
  bills.set(id, bill);
  return { id, bill };
}

function told(id: string, order: string, password = 'second-password') {
  const signature = md5('1990.00', id, password, `Shp_order=${order}`).toUpperCase();
  const query = { OutSum: '1990.00', InvId: id, SignatureValue: signature, Shp_order: order };
  return test.inject({ url: `/v3/webhook/robokassa?${new URLSearchParams(query)}` });
}

describe('paying through Robokassa', () => {
  it('opens the product once the operation is done, however often it is told, and ends the repeats', async () => {
    const person = await createPerson(test);
    const { id, bill } = await begin(person);
    // Signed, and the money is on its way still: it is told again.
    bill.state = 50;
    expect([(await told(id, bill.order)).statusCode, await owned(person)]).toEqual([503, []]);
    bill.state = 100;
    for (let time = 0; time < 10; time += 1) {
      const answer = await told(id, bill.order);
      expect([answer.statusCode, answer.body]).toEqual([200, `OK${id}`]);
    }
    expect(await owned(person)).toEqual([1]);
  });

  it('believes no signature of the wrong password, and no signed word the operation does not bear out', async () => {
    const person = await createPerson(test);
    const { id, bill } = await begin(person);
    bill.state = 100;
    expect((await told(id, bill.order, 'guess-of-password')).statusCode).toBe(403);
    bill.sum = '1.000000';
    await told(id, bill.order);
    bill.sum = '1990.000000';
    const ours = bill.order;
    bill.order = 'order-of-another';
    await told(id, ours);
    expect(await owned(person)).toEqual([]);
    // A bill that is not ours ends its repeats and opens nothing.
    expect((await told('77', 'x')).body).toBe('OK77');
  });

  it('is asked itself when its word was lost, and is away without harm', async () => {
    const person = await createPerson(test);
    const { id, bill } = await begin(person);
    bill.state = 100;
    failing.count = 1;
    expect((await told(id, bill.order)).statusCode).toBe(503);
    expect(await owned(person)).toEqual([]);
    const context = { db: test.database.db, env: test.env, mailer: test.app.mailer };
    await settlePending(context, configuredProviders(test.env));
    expect(await owned(person)).toEqual([1]);
  });
});
