import { randomUUID } from 'node:crypto';
import * as logs from '@nebosvod/contracts/admin-logs';
import * as settings from '@nebosvod/contracts/admin-settings';
import * as setup from '@nebosvod/contracts/admin-setup';
import { getLegalText } from '@nebosvod/contracts/content';
import { getShopItem } from '@nebosvod/contracts/shop';
import { generationCount, listOwnedProducts } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantProducts } from '../src/modules/purchases/purchases.repository.ts';
import { branded } from '../src/plugins/brand-style.ts';
import { startConsole, type TestConsole } from './console.ts';
import { createPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

const secret = 'getcourse-secret-of-the-console';
let test: TestApp;
let token: TestConsole['token'];
let passed: TestConsole['passed'];
beforeAll(async () => {
  ({ test, token, passed } = await startConsole({ env: { GETCOURSE_SECRET: secret } }));
});
afterAll(() => test.close());

describe('settings', () => {
  const save = (kind: settings.SettingKind, id: string, data: Record<string, unknown>) =>
    test.call(settings.saveSetting, { token: token(), params: { kind, id }, body: { data } });
  const reset = (kind: settings.SettingKind, id: string) =>
    test.call(settings.resetSetting, { token: token(), params: { kind, id } });
  const item = async () => (await test.call(getShopItem, { query: { id: 'astrolog' } })).value;

  it('of the shop are in force at once and go back to the file', async () => {
    await passed();
    expect((await save('price', 'astrolog', { price: 1990.5 })).status).toBe(200);
    expect(await item()).toMatchObject({ price: { amount: 1990.5, currency: 'RUB' }, seller: null });
    const seller = { name: 'Ольга Серова', email: 'OLGA@nebo.example', phone: null, url: null };
    await save('seller', 'site', seller);
    expect((await item()).seller).toEqual({ ...seller, email: 'olga@nebo.example' });
    const { value } = await reset('price', 'astrolog');
    expect(value.prices[0]).toEqual({ id: 'astrolog', title: 'Астролог', price: null, isSaved: false });
    expect((await item()).priceText).toBe('цену задаёт организатор');
    await reset('seller', 'site');
    const log = await test.call(logs.findOperatorEvents, { token: token(), body: { search: 'astrolog' } });
    expect(log.value.rows.map(({ action, subjectKind }) => [action, subjectKind])).toEqual([
      ['reset', 'price'],
      ['set', 'price'],
    ]);
  });

  it('of a product are the stock and the term everywhere at once, and what it opens stays', async () => {
    await passed();
    const anna = await createPerson(test);
    const basics = async () => (await test.call(getShopItem, { query: { id: 'veda-basics' } })).value;
    const owned = async () => (await test.call(listOwnedProducts, { token: anna.token })).value;
    const count = async () => {
      const query = { user_id: anna.id, product_id: '14' };
      return (await test.call(generationCount, { token: anna.token, query })).value;
    };
    const before = await basics();
    expect(before).toMatchObject({
      termText: 'доступ на 12\u00a0месяцев',
      products: [{ id: 14, quota: 10, termMonths: 12 }],
    });
    expect((await save('product', '14', { quota: 2, termMonths: null })).status).toBe(200);
    expect(await basics()).toEqual({
      ...before,
      termText: 'доступ без срока',
      products: [{ id: 14, quota: 2, termMonths: null }],
    });
    await grantProducts(test.database.db, anna.email, [14], { provider: 'operator', externalId: randomUUID() });
    expect(await owned()).toMatchObject([{ id: 14, expiresAt: null, quota: { limit: 2, used: 0 } }]);
    expect(await count()).toMatchObject({ limit: 2, left: 2 });
    const { value } = await reset('product', '14');
    expect(value.products.find(({ id }) => id === 14)).toEqual({ id: 14, quota: 10, termMonths: 12, isSaved: false });
    expect(await count()).toMatchObject({ limit: 10, left: 10 });
    const log = await test.call(logs.findOperatorEvents, { token: token(), body: { search: 'set' } });
    expect(
      log.value.rows.find(({ action, subjectKind }) => action === 'set' && subjectKind === 'product')?.details,
    ).toEqual({
      quota: 2,
      termMonths: null,
    });
    for (const [id, data] of [
      ['14', { quota: 0, termMonths: 12 }],
      ['14', { quota: 1_001, termMonths: 12 }],
      ['14', { quota: 10, termMonths: 0 }],
      ['14', { quota: 10, termMonths: 12, kinds: ['plan'] }],
    ] as const)
      expect((await save('product', id, data)).problem.code).toBe('VALIDATION');
    expect((await save('product', '18', { quota: 10, termMonths: 12 })).problem.code).toBe('NOT_FOUND');
  });

  it('of an offer open the orders that were paid before it was known', async () => {
    await passed();
    const anna = await createPerson(test);
    const order = { id: '900100', email: anna.email, status: 'payed', offers: '900501' };
    const told = new URLSearchParams(order);
    expect((await test.inject(`/v3/webhook/getcourse/callback/${secret}?${told}`)).statusCode).toBe(200);
    expect((await save('offer', '900500', { productIds: [2] })).value.openedOrders).toBe(0);
    expect((await save('offer', '900501', { productIds: [2] })).value.openedOrders).toBe(1);
    const owned = await test.call(listOwnedProducts, { token: anna.token });
    expect(owned.value.map(({ id }) => id)).toEqual([2]);
    expect((await save('offer', '900501', { productIds: [2] })).value.openedOrders).toBe(0);
  });

  it('of a legal text are a new edition; blanks in it keep it a template', async () => {
    await passed();
    const offer = async () => (await test.call(getLegalText, { params: { id: 'offer' } })).value;
    await save('legal', 'offer', { title: 'Оферта', body: 'ИП [имя]. [Ссылка](https://nebo.example)' });
    expect(await offer()).toMatchObject({ title: 'Оферта', isTemplate: true });
    await save('legal', 'offer', { title: 'Оферта', body: 'ИП Серова О. В. [Ссылка](https://nebo.example)' });
    expect(await offer()).toMatchObject({ isTemplate: false, version: new Date().toISOString().slice(0, 10) });
    await reset('legal', 'offer');
    expect((await offer()).isTemplate).toBe(true);
  });

  it('are refused where they do not fit, each with its field', async () => {
    await passed();
    expect((await save('price', 'no-such-item', { price: 1 })).problem.code).toBe('NOT_FOUND');
    expect((await save('price', 'astrolog', { price: 0.5 })).problem.errors?.[0]?.path).toBe('price');
    const mute = { name: 'О', email: null, phone: null, url: null };
    expect((await save('seller', 'site', mute)).problem.errors).toEqual([
      { path: 'email', message: 'Нужен хотя бы один способ связи' },
    ]);
    expect((await save('offer', '123', { productIds: [99] })).problem.code).toBe('VALIDATION');
    const barred = { isSellingAllowed: true, networks: [{ network: 'nowhere', isRestricted: true, note: '' }] };
    expect((await save('advertising', 'site', barred)).problem.errors?.[0]?.path).toBe('networks.0.network');
  });

  it('switch the selling tone on and mark a network, the others keep their marks', async () => {
    await passed();
    const note = 'Только по согласованию';
    const ok = { network: 'ok', isRestricted: true, note };
    const { value } = await save('advertising', 'site', { isSellingAllowed: true, networks: [ok] });
    expect(value.advertising.isSellingAllowed).toBe(true);
    const marked = value.advertising.networks.filter(({ isRestricted }) => isRestricted).map(({ network }) => network);
    expect(marked).toEqual(['ok', 'telegram', 'youtube', 'instagram', 'facebook', 'whatsapp']);
    expect((await reset('advertising', 'site')).value.advertising.isSellingAllowed).toBe(false);
  });

  it('put a step off, and try the payment service', async () => {
    await passed();
    await save('later', 'legal', {});
    const { value } = await test.call(setup.getSetup, { token: token() });
    expect(value.filter(({ isLater }) => isLater).map(({ id }) => id)).toEqual(['legal']);
    const tried = await test.call(setup.testPayment, { token: token() });
    expect(tried.value).toMatchObject({ provider: 'test', isAccepted: true });
  });

  it('are tried only when they are set', async () => {
    await passed();
    for (const step of setup.linkSteps) {
      const tried = await test.call(setup.testLink, { token: token(), body: { step } });
      expect(tried.problem.code).toBe('NOT_FOUND');
    }
    expect((await test.call(setup.testLink, { token: token(), body: { step: 'keys' } })).status).toBe(400);
    expect((await test.call(setup.testModel, { token: token() })).problem.code).toBe('NOT_FOUND');
  });
});

it('takes colours that can be read and a picture that is one, and puts them on every page', async () => {
  await passed();
  const put = (data: object) =>
    test.call(settings.saveSetting, { token: token(), params: { kind: 'brand', id: 'site' }, body: { data } });
  const send = async (body: string | Buffer) => {
    const headers = { authorization: `Bearer ${token()}`, 'content-type': 'image/png' };
    const answer = await test.inject({ method: 'POST', url: '/v1/admin/brand/logo', headers, payload: body });
    return { status: answer.statusCode, value: answer.json() };
  };
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">${inside}</svg>`;
  const pale = await put({ dark: '#e2b866', light: '#ffe08a', logoId: null });
  expect(pale.problem.errors).toEqual([
    {
      path: 'light',
      message: expect.stringMatching(/^Контраст на светлом фоне 1,\d:1, а нужно 4,5:1\. Ближайший.+#[0-9a-f]{6}$/),
    },
  ]);
  expect((await put({ dark: '#e2b866', light: '#8f6412', logoId: randomUUID() })).problem.errors?.[0]?.path).toBe(
    'logoId',
  );
  // What came is told by its bytes, not by its type.
  for (const wrong of [svg('<script>1</script><rect width="9" height="9"/>'), 'не картинка', Buffer.alloc(1_048_577)])
    expect([400, 413]).toContain((await send(wrong)).status);
  const { status, value } = await send(svg('<rect width="90" height="30"/>'));
  expect(status).toBe(201);
  const logoId: string = value.response.id;
  expect((await put({ dark: '#e2b866', light: '#7b2d4e', logoId })).value.brand).toMatchObject({ light: '#7b2d4e' });
  const picture = await test.inject(`/v1/brand/logo/${logoId}`);
  expect([picture.headers['content-type'], picture.rawPayload.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
  const page = branded(
    '<head></head>',
    'once',
    settings.settings.brand.parse({ dark: '#e2b866', light: '#7b2d4e', logoId }),
  );
  expect(page).toContain('<style nonce="once">@media screen{:root:root{--accent:#e2b866;--on-accent:#000000}');
  expect(page).toContain(`url(/v1/brand/logo/${logoId})`);
});
