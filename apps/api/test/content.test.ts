import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as contract from '@nebosvod/contracts/content';
import { productIds } from '@nebosvod/contracts/products.table';
import * as shop from '@nebosvod/contracts/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder, loadContent } from '../src/modules/content/load-content.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('lists', () => {
  it('has forty-five questions about this product, news, coming events, every product', async () => {
    expect((await test.call(contract.listQuestions)).value).toHaveLength(45);
    expect((await test.call(contract.listNews)).value.length).toBeGreaterThanOrEqual(3);
    const events = (await test.call(contract.listEvents)).value;
    expect(events.map(({ startsAt }) => startsAt)).toEqual(events.map(({ startsAt }) => startsAt).sort());
    const items = (await test.call(shop.listShopItems)).value;
    expect(items.flatMap((item) => item.productIds).sort((a, b) => a - b)).toEqual([...productIds]);
  });

  it('leads from its answers to every article', async () => {
    const answers = (await test.call(contract.listQuestions)).value.map(({ answer }) => answer).join(' ');
    const articles = (await readdir(new URL('stati/', contentFolder))).map((name) => name.replace(/\.md$/, ''));
    expect(articles).toHaveLength(30);
    expect(articles.filter((slug) => !answers.includes(`(/stati/${slug})`))).toEqual([]);
  });

  it('invents no price: an item without one says who sets it, and how access is granted', async () => {
    for (const item of (await test.call(shop.listShopItems)).value) {
      if (item.price === null) expect(item.priceText).toBe('цену задаёт организатор');
      expect(item.isTestPayment, 'no payment service is set, and only this machine reaches the server').toBe(true);
      if (item.paymentUrl === null) expect(item.howToGet.length).toBeGreaterThan(20);
    }
  });

  it('pages by limit and cursor', async () => {
    const all = (await test.call(contract.listQuestions)).value;
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await test.call(contract.listQuestions, { query: { limit: '15', ...(cursor ? { cursor } : {}) } });
      seen.push(...page.value.map(({ id }) => id));
      cursor = page.headers['x-next-cursor']?.toString();
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
    const { status, problem } = await test.call(contract.listNews, { query: { cursor: 'нет такой' } });
    expect([status, problem.errors]).toMatchObject([400, [{ path: 'cursor' }]]);
    for (const limit of ['0', '101', '-1', '1e3', 'x']) {
      expect((await test.call(contract.listNews, { query: { limit } })).status).toBe(400);
    }
  });

  it('finds one item and one category, with and without the trailing slash', async () => {
    expect((await test.call(shop.getShopItem, { query: { id: 'veda-full' } })).value.productIds).toEqual([17]);
    expect((await test.inject({ url: '/v3/shop?id=astrolog' })).statusCode).toBe(200);
    expect((await test.call(shop.getShopItem, { query: { id: 'нет' } })).problem.code).toBe('NOT_FOUND');
    expect((await test.call(shop.listShopCategory, { query: { category_id: 'veda' } })).value).toHaveLength(4);
    expect((await test.call(shop.listShopCategory, { query: { category_id: 'x' } })).problem.code).toBe('NOT_FOUND');
  });

  it('is answered 304 to who has it, and may be cached', async () => {
    const urls = [
      '/v3/questions/list',
      '/v3/news/list?limit=1',
      '/v3/shop/?id=astrolog',
      '/v3/category/list',
      '/legal/privacy.pdf',
    ];
    for (const url of urls) {
      const first = await test.inject({ url });
      expect(first.headers['cache-control']).toMatch(/^public, max-age=60/);
      const second = await test.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect([url, second.statusCode, second.body]).toEqual([url, 304, '']);
      expect((await test.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    }
  });
});

describe('legal texts', () => {
  it('are marked as templates with a version', async () => {
    for (const id of contract.legalTexts) {
      const { value } = await test.call(contract.getLegalText, { params: { id } });
      expect(value.isTemplate).toBe(true);
      expect(value.version).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('the privacy policy is a real PDF in readable Russian, with its fonts inside', async () => {
    const answer = await test.inject({ url: '/legal/privacy.pdf' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-pdf-'));
    const file = join(folder, 'privacy.pdf');
    await writeFile(file, answer.rawPayload);
    const run = promisify(execFile);
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
    expect(text).toContain('Политика конфиденциальности');
    expect(text).toContain('Это шаблон.');
    // A full stop is set in another font than the word before it and must stay beside it.
    expect(text).not.toMatch(/^\s*[.,:;]/m);
    const { stdout: fonts } = await run('pdffonts', [file]);
    for (const line of fonts.trim().split('\n').slice(2)) expect(line).toMatch(/Cormorant.* yes yes yes/);
    await rm(folder, { recursive: true });
  });
});

describe('a mistake of the operator is named with its file and line', () => {
  const broken = async (file: string, change: (text: string) => string) => {
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-content-'));
    await cp(fileURLToPath(contentFolder), folder, { recursive: true });
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
    try {
      await loadContent(pathToFileURL(`${folder}/`));
      return 'loaded';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  /** Line of the first occurrence in the real file. */
  const lineOf = async (file: string, text: string) => {
    const whole = await readFile(new URL(file, contentFolder), 'utf8');
    return whole.slice(0, whole.indexOf(text)).split('\n').length;
  };

  it('a wrong value', async () => {
    const line = await lineOf('shop.yaml', 'price: null');
    expect(await broken('shop.yaml', (text) => text.replace('price: null', 'price: дорого'))).toMatch(
      new RegExp(`^Ошибка в содержании: content/shop.yaml, строка ${line}: 0.price: `),
    );
  });

  it('not the term of an item, which a file of an older installation still says', async () => {
    const withTerm = (text: string) => text.replace('price: null', 'price: null\n  termText: доступ на год');
    expect(await broken('shop.yaml', withTerm)).toBe('loaded');
  });

  it('a missing field, at the entry that lacks it', async () => {
    const line = await lineOf('questions.yaml', '- id: what-is-temporary-access');
    const message = await broken('questions.yaml', (text) =>
      text.replace(/ {2}question: Что такое временный доступ\?\n/, ''),
    );
    expect(message).toContain(`questions.yaml, строка ${line}: 1.question`);
  });

  it('broken YAML', async () => {
    expect(await broken('events.yaml', (text) => `${text}\n- id: [`)).toMatch(/events\.yaml, строка \d+: /);
  });

  it('two entries of one id, an unknown category, HTML in a text, a lost file head', async () => {
    expect(await broken('categories.yaml', (text) => text.replace('id: veda', 'id: practice'))).toContain(
      'один и тот же id',
    );
    expect(await broken('categories.yaml', (text) => text.replace('id: veda', 'id: vedas'))).toContain(
      'раздела veda нет',
    );
    expect(await broken('news/your-data.md', (text) => `${text}\n<script>alert(1)</script>\n`)).toMatch(
      /your-data\.md, строка \d+: HTML/,
    );
    expect(await broken('legal/offer.md', (text) => text.replace('---', ''))).toContain('legal/offer.md, строка 1');
    expect(await broken('legal/offer.md', (text) => text.replace('template: true', 'template: может быть'))).toContain(
      'legal/offer.md, строка 4: template',
    );
  });
});
