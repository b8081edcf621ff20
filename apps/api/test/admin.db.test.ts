import { randomUUID } from 'node:crypto';
import * as content from '@nebosvod/contracts/admin-content';
import * as logs from '@nebosvod/contracts/admin-logs';
import * as orders from '@nebosvod/contracts/admin-orders';
import * as people from '@nebosvod/contracts/admin-people';
import * as settings from '@nebosvod/contracts/admin-settings';
import * as setup from '@nebosvod/contracts/admin-setup';
import * as auth from '@nebosvod/contracts/auth';
import { getLegalText, listNews, listQuestions } from '@nebosvod/contracts/content';
import { pictureAddress } from '@nebosvod/contracts/picture-address';
import { getShopItem } from '@nebosvod/contracts/shop';
import { generationCount, listOwnedProducts } from '@nebosvod/contracts/user';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { grantProducts } from '../src/modules/purchases/purchases.repository.ts';
import { branded } from '../src/plugins/brand-style.ts';
import { createPerson, goodPassword, mailsTo, type Person } from './people.ts';
import { pngOf, SECRET, webpOf } from './pictures-of.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const secret = 'getcourse-secret-of-the-console';
let test: TestApp;
let operator: Person;
beforeAll(async () => {
  const files = await loadContent();
  const draft = { id: 'a-draft', title: 'Черновик', summary: 'С', body: 'Т', publishedAt: '2026-11-01T00:00:00.000Z' };
  test = await startTestApp({
    env: { GETCOURSE_SECRET: secret },
    content: { ...files, drafts: { ...files.drafts, news: [draft] } },
  });
  operator = await createPerson(test);
  await test.database.db.updateTable('account').set({ role: 'owner' }).where('id', '=', operator.id).execute();
});
afterAll(() => test.close());

const pass = (person: Person, until: Date | null) =>
  test.database.db
    .updateTable('session')
    .set({ second_factor_until: until })
    .where('user_id', '=', person.id)
    .execute();
const passed = () => pass(operator, new Date(Date.now() + HOUR_MS));
const token = () => operator.token;

describe('the console', () => {
  it('opens to the operator alone, and only after the second factor', async () => {
    const stranger = await createPerson(test);
    await pass(stranger, new Date(Date.now() + HOUR_MS));
    const closed = test.app.endpoints.filter(({ path }) => path.startsWith('/v1/admin/'));
    expect(closed.length).toBeGreaterThan(10);
    for (const endpoint of closed) {
      expect(endpoint.access, endpoint.path).toBe('operator');
      const codes = [undefined, stranger.token, operator.token].map(async (of) => {
        const answer = await test.call(endpoint, {
          params: { id: operator.id, kind: endpoint.path.includes('/settings/') ? 'later' : 'news' },
          ...(of && { token: of }),
        });
        return answer.problem.code;
      });
      expect(await Promise.all(codes), endpoint.path).toEqual(['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED']);
    }
    await passed();
    expect((await test.call(people.findPeople, { token: token(), body: {} })).status).toBe(200);
  });
});

describe('people', () => {
  it('are found, granted, revoked, and every change is written down', async () => {
    await passed();
    const anna = await createPerson(test);
    const found = await test.call(people.findPeople, { token: token(), body: { search: anna.email.toUpperCase() } });
    expect(found.value.rows.map(({ email }) => email)).toEqual([anna.email]);
    const params = { id: anna.id };
    const granted = await test.call(people.grantToPerson, {
      token: token(),
      params,
      body: { productId: 14, months: 1 },
    });
    const [owned] = granted.value.products;
    expect(owned?.id).toBe(14);
    expect(Date.parse(owned?.expiresAt ?? '') - Date.now()).toBeLessThan(32 * 24 * HOUR_MS);
    const revoked = await test.call(people.revokeFromPerson, { token: token(), params, body: { productId: 14 } });
    expect(revoked.value.products).toEqual([]);
    const log = await test.call(logs.findOperatorEvents, { token: token(), body: { search: anna.email } });
    expect(log.value.rows.map(({ action, actor, subject, details }) => ({ action, actor, subject, details }))).toEqual([
      { action: 'revoke', actor: operator.email, subject: anna.email, details: { productId: 14 } },
      { action: 'grant', actor: operator.email, subject: anna.email, details: { productId: 14, months: 1 } },
    ]);
  });

  it('are kept out: sessions end, none opens, until the operator lets them in again', async () => {
    await passed();
    const anna = await createPerson(test);
    const block = (isBlocked: boolean, id = anna.id) =>
      test.call(people.blockPerson, { token: token(), params: { id }, body: { isBlocked } });
    const logIn = () => test.call(auth.login, { body: { email: anna.email, password: goodPassword } });
    expect((await block(true)).value).toMatchObject({ isBlocked: true, sessions: 0 });
    expect((await test.call(auth.listSessions, { token: anna.token })).status).toBe(401);
    expect((await test.call(auth.refresh, { body: { refresh_token: anna.refreshToken } })).status).toBe(401);
    expect((await logIn()).problem.detail).toBe('Вход закрыт организатором. Напишите ему');
    expect((await block(false)).value.isBlocked).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect((await block(true, operator.id)).problem.code).toBe('CONFLICT');
    const ended = await test.call(people.endPersonSessions, { token: token(), params: { id: anna.id } });
    expect(ended.value.sessions).toBe(0);
    expect((await block(true, crypto.randomUUID())).problem.code).toBe('NOT_FOUND');
  });

  it('come page by page, each once', async () => {
    await passed();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof next>> = await next(cursor);
      expect(page.rows.length).toBeLessThanOrEqual(2);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    const { rows } = await test.database.pool.query('select id from account');
    expect(seen.sort()).toEqual(rows.map(({ id }) => id).sort());
  });
  const next = async (cursor: string | null) =>
    (await test.call(people.findPeople, { token: token(), body: { cursor, limit: 2 } })).value;
});

describe('content', () => {
  const news = {
    title: 'Новый лист',
    summary: 'Коротко',
    body: '**Сразу** видно',
    publishedAt: '2026-11-22T10:00:00+03:00',
  };
  const save = (id: string, data: Record<string, unknown>, publish: boolean) =>
    test.call(content.saveContentEntry, { token: token(), params: { kind: 'news', id }, body: { data, publish } });
  const shown = async () => (await test.call(listNews)).value.map(({ id }) => id);

  it('is a draft first, then what every visitor reads', async () => {
    await passed();
    expect((await save('new-sheet', news, false)).value).toMatchObject({ title: 'Новый лист', published: null });
    expect(await shown()).not.toContain('new-sheet');
    expect((await save('new-sheet', news, true)).value).toMatchObject({ draft: null, isHidden: false });
    expect(await shown()).toContain('new-sheet');
    await save('new-sheet', { ...news, publishedAt: '2399-01-01T00:00:00Z' }, true);
    expect(await shown()).not.toContain('new-sheet');
    const params = { kind: 'news', id: 'new-sheet' };
    expect((await test.call(content.hideContentEntry, { token: token(), params })).status).toBe(204);
    expect((await test.call(content.hideContentEntry, { token: token(), params })).problem.code).toBe('NOT_FOUND');
  });

  it('refuses HTML and names the field', async () => {
    const { problem } = await save('bad', { ...news, body: 'a <script>' }, true);
    expect(problem.errors).toEqual([{ path: 'body', message: 'HTML в тексте не допускается, только Markdown' }]);
  });

  it('of files is changed over, hidden and restored; their drafts are the operator’s', async () => {
    await passed();
    const list = () => test.call(content.listContentEntries, { token: token(), params: { kind: 'news' } });
    expect((await list()).value.find(({ id }) => id === 'a-draft')).toMatchObject({
      published: null,
      isFromFile: true,
    });
    expect(await shown()).not.toContain('a-draft');
    const params = { kind: 'news', id: 'your-data' };
    await save('your-data', { ...news, title: 'Правка' }, true);
    const titles = async () => (await test.call(listNews)).value.map(({ title }) => title);
    expect(await titles()).toContain('Правка');
    await test.call(content.hideContentEntry, { token: token(), params });
    expect(await shown()).not.toContain('your-data');
    const restored = await test.call(content.restoreContentEntry, { token: token(), params });
    expect(restored.value).toMatchObject({ title: 'Что мы храним и как это забрать', updatedAt: null });
    expect(await titles()).toContain('Что мы храним и как это забрать');
  });

  it('of an item changes its words, never what it opens or costs; taken off, it leaves the shop', async () => {
    await passed();
    const ofItem = (id: string) => ({ token: token(), params: { kind: 'items', id } });
    const words = {
      title: 'Астролог: рабочее место',
      summary: 'Карта во всех техниках',
      description: '**Тропический** зодиак',
      audience: 'Практикам',
      howToGet: 'Напишите нам',
      paymentUrl: null,
      questions: [{ question: 'Нужна ли установка?', answer: 'Нет.' }],
    };
    const put = (id: string, data: Record<string, unknown>, publish: boolean) =>
      test.call(content.saveContentEntry, { ...ofItem(id), body: { data, publish } });
    const read = () => test.call(getShopItem, { query: { id: 'numerolog' } });
    const before = (await read()).value;
    expect((await put('numerolog', words, false)).status).toBe(200);
    expect((await read()).value).toEqual(before);
    await put('numerolog', words, true);
    expect((await read()).value).toEqual({ ...before, ...words });

    expect((await put('new-item', words, true)).problem.code).toBe('NOT_FOUND');
    expect((await put('numerolog', { ...words, productIds: [17] }, true)).problem.code).toBe('VALIDATION');
    const mute = { ...words, questions: [{ question: '', answer: 'Нет.' }] };
    expect((await put('numerolog', mute, true)).problem.errors?.[0]?.path).toBe('questions.0.question');

    await test.call(content.hideContentEntry, ofItem('numerolog'));
    expect((await read()).status).toBe(404);
    const restored = await test.call(content.restoreContentEntry, ofItem('numerolog'));
    expect(restored.value).toMatchObject({ title: 'Нумеролог', isFromFile: true, updatedAt: null });
    expect((await read()).value).toEqual(before);
  });

  it('of another node comes with the next reading', async () => {
    await passed();
    const other = await startTestApp({ database: test.database });
    const question = { group: 'Начало', question: 'Новый вопрос?', answer: 'Да' };
    const params = { kind: 'questions', id: 'brand-new' };
    await test.call(content.saveContentEntry, { token: token(), params, body: { data: question, publish: true } });
    await other.call(content.listContentEntries, { token: token(), params: { kind: 'questions' } });
    expect((await other.call(listQuestions)).value.map(({ id }) => id)).toContain('brand-new');
    await other.close();
  });
});

it('opens a product to an address: at once to who has proven it, to a newcomer with the proof', async () => {
  await passed();
  const grant = (email: string, more: object) =>
    test.call(people.grantToAddress, { token: token(), body: { email, productId: 15, ...more } });
  const anna = await createPerson(test);
  expect((await grant(anna.email.toUpperCase(), { months: null })).value).toEqual({ isWaiting: false });
  const owned = async (who: Person) => (await test.call(listOwnedProducts, { token: who.token })).value;
  expect(await owned(anna)).toMatchObject([{ id: 15, expiresAt: null }]);
  const email = `newcomer-${randomUUID()}@example.ru`;
  expect((await grant(email, {})).value).toEqual({ isWaiting: true });
  const found = await test.database.db.selectFrom('purchase').selectAll().where('email', '=', email).execute();
  expect(found).toMatchObject([{ user_id: null, product_id: 15, state: 'paid' }]);
  const log = await test.call(logs.findOperatorEvents, { token: token(), body: {} });
  expect(log.value.rows.slice(0, 2).map(({ action, subjectKind }) => [action, subjectKind])).toEqual([
    ['grant', 'waiting-grant'],
    ['grant', 'person'],
  ]);
  expect(JSON.stringify(log.value.rows[0])).not.toContain(email);
  expect((await grant('не адрес', {})).problem.code).toBe('VALIDATION');
});

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

it('names the promises of a text that is saved, and saves it all the same', async () => {
  await passed();
  const save = (body: string, answer = 'Ответ.') =>
    test.call(content.saveContentEntry, {
      token: token(),
      params: { kind: 'questions', id: 'with-a-promise' },
      body: { data: { group: 'Начало', question: body, answer }, publish: true },
    });
  const promised = await save('Что даст разбор?', 'Разбор гарантирует результат. Он вылечит мигрень.');
  expect(promised.status).toBe(200);
  expect(promised.value.doubts.map(({ path, level }) => [path, level])).toEqual([
    ['answer', 'stop'],
    ['answer', 'stop'],
  ]);
  expect(promised.value.doubts.map(({ words }) => words).join(' ')).toMatch(/гарантирует.+мигрень/);
  expect((await test.call(listQuestions)).value.map(({ id }) => id)).toContain('with-a-promise');
  expect((await save('Что даст разбор?', 'Разбор ничего не гарантирует: это повод подумать.')).value.doubts).toEqual(
    [],
  );
  const early = await save('Пишет ли сервис вашим голосом?');
  expect(early.value.doubts).toMatchObject([{ path: 'question', words: 'вашим голосом' }]);
});

it('keeps pictures of texts by what their bytes are, and a text shows none without words', async () => {
  await passed();
  const send = async (payload: Buffer) => {
    const headers = { authorization: `Bearer ${token()}`, 'content-type': 'image/png' };
    const answer = await test.inject({ method: 'POST', url: '/v1/admin/pictures', headers, payload });
    return { status: answer.statusCode, value: answer.json() };
  };
  const webp = webpOf(640, 480);
  for (const wrong of [Buffer.from('<svg xmlns="x"/>'), pngOf(4097, 9), pngOf(0, 9), Buffer.alloc(1_048_577)])
    expect([400, 413]).toContain((await send(wrong)).status);
  expect((await send(pngOf(90, 30))).value.response).toMatchObject({ width: 90, height: 30 });
  const { status, value } = await send(webpOf(640, 480, { EXIF: Buffer.from(SECRET), 'XMP ': Buffer.from(SECRET) }));
  expect([status, value.response.width, value.response.height]).toEqual([201, 640, 480]);

  const address = pictureAddress(value.response);
  const read = await test.inject(address);
  expect(read.rawPayload.equals(webp)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await test.inject(address.replace('640x480', '641x480'))).statusCode).toBe(404);

  const save = (body: string) =>
    test.call(content.saveContentEntry, {
      token: token(),
      params: { kind: 'news', id: 'with-a-picture' },
      body: { data: { title: 'Т', summary: 'С', publishedAt: '2026-11-01T00:00:00Z', body }, publish: true },
    });
  expect((await save(`![](${address})`)).problem.errors?.[0]?.message).toMatch(/что на картинке/);
  expect((await save('![луна](https://evil.example/1.png)')).problem.errors?.[0]?.message).toMatch(/загруженные здесь/);
  expect((await save(`Вот она: ![луна](${address})`)).status).toBe(200);

  // A day later what no text names is gone, what one names stays.
  await test.database.db
    .updateTable('content_picture')
    .set({ created_at: new Date(Date.now() - 25 * HOUR_MS) })
    .execute();
  await send(pngOf(8, 8));
  const left = await test.database.db.selectFrom('content_picture').select('width').orderBy('width').execute();
  expect(left.map(({ width }) => width)).toEqual([8, 640]);
});

it('tells what is set up and what is not, and sends a letter to the operator', async () => {
  await passed();
  const { value } = await test.call(setup.getSetup, { token: token() });
  expect(value.map(({ id }) => id)).toEqual([...setup.setupSteps]);
  expect(value.find(({ id }) => id === 'mail')).toEqual({ id: 'mail', isSet: false, note: null, isLater: false });
  expect(value.find(({ id }) => id === 'legal')?.note).toMatch(/^незаполненных шаблонов: \d из 6$/);
  const sent = await test.call(setup.testMail, { token: token() });
  expect(sent.value).toEqual({ to: operator.email, by: 'outbox' });
  expect((await mailsTo(test, operator.email)).at(-1)?.subject).toBe('Проверка почты: Небосвод');
});

it('shows letters, documents, consents and orders, each a hundred rows at most', async () => {
  await passed();
  const none = { token: token(), body: { search: 'нет такого' } };
  const tooMany = { token: token(), body: { limit: 101 } };
  const answers = await Promise.all([
    test.call(logs.findLetters, none),
    test.call(logs.findJobs, none),
    test.call(logs.findConsents, none),
    test.call(orders.findOrders, none),
  ]);
  expect(answers.map(({ value }) => value.rows.length)).toEqual([0, 0, 0, 0]);
  expect((await test.call(orders.findOrders, tooMany)).problem.code).toBe('VALIDATION');
  const consents = await test.call(logs.findConsents, { token: token(), body: { search: operator.email } });
  expect(consents.value.rows).toHaveLength(2);
});
