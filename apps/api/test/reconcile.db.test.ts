import { createServer } from 'node:http';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleCommands } from '../src/admin-people.ts';
import { loadContent } from '../src/modules/content/load-content.ts';
import { receiveOrder } from '../src/modules/purchases/getcourse.service.ts';
import { createGetcourseClient } from '../src/modules/purchases/getcourse-client.ts';
import { daysBack, reconcileOrders } from '../src/modules/purchases/reconcile.service.ts';
import { createPerson, mailsTo, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A stand-in of a school at GetCourse: an export is started by one call and asked for by others until it is there. */
const school = {
  fields: ['ID заказа', 'Номер', 'Пользователь', 'Email', 'Title', 'Статус', 'Стоимость, RUB', 'ID предложений'],
  items: [] as unknown[][],
  asked: [] as string[],
  pollsUntilReady: 0,
  failures: 0,
};
const fake = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://school');
  school.asked.push(`${url.pathname}?${[...url.searchParams.keys()].filter((name) => name !== 'key').join('&')}`);
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (school.failures > 0) {
    school.failures -= 1;
    return answer(502, {});
  }
  if (url.searchParams.get('key') !== 'school-key') {
    return answer(200, { success: false, error: true, error_message: 'Неверный ключ', error_code: 903 });
  }
  if (url.pathname === '/pl/api/account/deals') {
    return answer(200, { success: true, info: { export_id: 777 }, error: false });
  }
  if (url.pathname !== '/pl/api/account/exports/777') return answer(404, 'нет');
  if (school.pollsUntilReady > 0) {
    school.pollsUntilReady -= 1;
    return answer(200, { success: false, error: true, error_message: 'Файл еще не создан', error_code: 909 });
  }
  return answer(200, { success: true, info: { fields: school.fields, items: school.items }, error: false });
});

let test: TestApp;
let baseUrl = '';
let context: Parameters<typeof receiveOrder>[0];
beforeAll(async () => {
  await new Promise<void>((ready) => fake.listen(0, '127.0.0.1', () => ready()));
  const address = fake.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
  test = await startTestApp();
  const content = { ...(await loadContent()), offers: new Map([['42', [1 as const]]]) };
  context = { db: test.database.db, content, env: test.env, mailer: test.app.mailer };
});
afterAll(async () => {
  await test.close();
  await new Promise((closed) => fake.close(closed));
});

const client = (apiKey = 'school-key') =>
  createGetcourseClient({ account: 'school', apiKey, baseUrl, pollMs: 1, timeoutMs: 2_000 });
const owned = async (person: Person) =>
  (await test.call(listOwnedProducts, { token: person.token })).value.map(({ id }) => id);
const row = (id: number, email: string, status: string, offers = '') => [
  id,
  `N-${id}`,
  'Имя',
  email,
  'Астролог',
  status,
  '1 990',
  offers,
];

describe('reconciliation with GetCourse', () => {
  it('opens a paid order whose message was lost, takes back a returned one, and changes nothing the second time', async () => {
    const [buyer, returner] = [await createPerson(test), await createPerson(test)];
    await receiveOrder(context, { id: '9002', email: returner.email, status: 'payed', offers: '42' });
    expect([await owned(buyer), await owned(returner)]).toEqual([[], [1]]);
    school.items = [
      row(9001, buyer.email.toUpperCase(), 'Завершен', '42'),
      row(9002, returner.email, 'Ожидает возврата'),
      row(9003, buyer.email, 'Новый', '42'),
      [null, '', '', 'не адрес', '', '', '', ''],
    ];
    school.pollsUntilReady = 2;
    const first = await reconcileOrders(context, client(), daysBack(7));
    expect(first).toEqual({ seen: 4, changed: 2, unknown: [], unreadable: 1 });
    expect([await owned(buyer), await owned(returner)]).toEqual([[1], []]);
    expect(await reconcileOrders(context, client(), daysBack(7))).toEqual({ ...first, changed: 0 });
    expect(school.asked.slice(0, 4)).toEqual([
      '/pl/api/account/deals?status_changed_at[from]',
      ...Array.from({ length: 3 }, () => '/pl/api/account/exports/777?'),
    ]);
  });

  it('leaves a paid order of an unknown offer to its own message, and names it', async () => {
    const person = await createPerson(test);
    school.items = [row(9010, person.email, 'Завершен')];
    expect(await reconcileOrders(context, client(), daysBack(7))).toMatchObject({ changed: 0, unknown: ['N-9010'] });
    await receiveOrder(context, { id: '9010', email: person.email, status: 'payed', offers: '42' });
    expect(await owned(person)).toEqual([1]);
    const mail = (await mailsTo(test, person.email)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      'Оплата получена: Небосвод',
      expect.stringMatching(/— Астролог\n[\s\S]*\/home\/profile\?tab=products/),
    ]);
    expect(await reconcileOrders(context, client(), daysBack(7))).toMatchObject({ changed: 0, unknown: [] });
  });

  it('asks again after a 5xx, and says a refusal in the words of GetCourse without the key', async () => {
    school.items = [];
    school.failures = 1;
    expect(await reconcileOrders(context, client(), daysBack(7))).toMatchObject({ seen: 0, changed: 0 });
    await expect(reconcileOrders(context, client('wrong'), daysBack(7))).rejects.toThrow(
      'GetCourse не начал выгрузку: Неверный ключ',
    );
    const nobody = createGetcourseClient({ account: 'school', apiKey: 'k', baseUrl: `${baseUrl}/else` });
    await expect(nobody.exportOrders(daysBack(7))).rejects.toThrow(/^GetCourse не начал выгрузку: Неверный ключ$/);
  });

  it('is refused by the operator’s command without settings and for a wrong number of days', async () => {
    await expect(peopleCommands.reconcile?.run(test.database.db, [])).rejects.toThrow('GETCOURSE_API_KEY');
    await expect(peopleCommands.reconcile?.run(test.database.db, ['0'])).rejects.toThrow('Число дней');
  });
});
