import * as content from '@nebosvod/contracts/admin-content';
import { listNews, listQuestions } from '@nebosvod/contracts/content';
import { pictureAddress } from '@nebosvod/contracts/picture-address';
import { getShopItem } from '@nebosvod/contracts/shop';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { startConsole, type TestConsole } from './console.ts';
import { pngOf, SECRET, webpOf } from './pictures-of.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let token: TestConsole['token'];
let passed: TestConsole['passed'];
beforeAll(async () => {
  const files = await loadContent();
  const draft = { id: 'a-draft', title: 'Черновик', summary: 'С', body: 'Т', publishedAt: '2026-11-01T00:00:00.000Z' };
  ({ test, token, passed } = await startConsole({
    content: { ...files, drafts: { ...files.drafts, news: [draft] } },
  }));
});
afterAll(() => test.close());

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
