import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectSoundAtEveryWidth, launch, newContext } from './browser.ts';
import { provokes } from './console-watch.ts';
import { type Delivery, delivery } from './delivery.ts';

let browser: Browser;
let about: Delivery;
beforeAll(async () => {
  browser = await launch();
  about = await delivery();
});

const prove = async (page: Page) => {
  await page.getByRole('button', { name: 'Проверить расчёт' }).click();
  await page.locator('[data-proof=holds], [data-proof=fails]').waitFor();
};

async function opened(path: string, width = 1280, firstVisit = false): Promise<Page> {
  const context = await newContext(browser, { width, untilAlive: false, firstVisit });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

describe('a document under its link', () => {
  it('is read without an account, in the brand, sound at every width', async () => {
    const page = await opened(await about.link({ withProof: true }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('header b').innerText()).toBe('Вера Ладынина');
    await page.getByRole('link', { name: 'PDF' }).waitFor();
    await page.getByRole('link', { name: 'vera@example.ru' }).first().waitFor();
    await expect
      .poll(() => page.locator('article h2').allInnerTexts())
      .toEqual(expect.arrayContaining(['Суть', 'Дело и призвание', 'Проверить расчёт']));
    await expectSoundAtEveryWidth(page);
  });

  it('has a rule in its sheets for every class that stands on it', async () => {
    const page = await opened(await about.link({ withProof: true }));
    await page.getByRole('link', { name: 'PDF' }).waitFor();
    const without = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
      const css = rules.join('\n');
      // Icons have their size from the sheet of the page, by what they are.
      const drawn = document.querySelectorAll('[class]:not([data-part=icon])');
      const classes = [...drawn].flatMap((one) => [...one.classList]);
      return [...new Set(classes)].filter((name) => !css.includes(`.${name}`));
    });
    expect(without).toEqual([]);
  });

  it('stands whole once opened: without a network it is read and walked through', async () => {
    // Whoever has proved a document before keeps the engine, and may prove this one without a network.
    const page = await opened(await about.link({ withProof: true }), 360, true);
    await page.getByRole('button', { name: 'Напечатать' }).waitFor();
    await page.context().setOffline(true);
    await page.locator('summary').click();
    await page.getByRole('navigation', { name: 'Разделы, список' }).getByRole('link', { name: 'Деньги' }).click();
    await page.getByRole('heading', { name: 'Деньги' }).waitFor();
    await expect.poll(() => page.locator('details').evaluate((one) => one.hasAttribute('open'))).toBe(false);
    provokes(page.context(), 'outage');
    await page.getByRole('button', { name: 'Проверить расчёт' }).click();
    await page.getByRole('heading', { name: 'Проверка не состоялась' }).waitFor();
  });

  it('opens by its PIN, which stands in no address; guessed, closed and locked are one and the same', async () => {
    const path = await about.link({ withProof: true, pin: '4711' });
    const page = await opened(path, 360);
    provokes(page.context(), 'refusal');
    await page.getByRole('heading', { name: 'Ссылка не открылась' }).waitFor();
    await expectAccessible(page);
    const pin = page.getByRole('textbox', { name: 'PIN-код, 4–8 цифр' });
    await pin.fill('0000');
    await page.getByRole('button', { name: 'Открыть' }).click();
    await page.getByRole('alert').waitFor();
    await pin.fill('4711');
    await page.getByRole('button', { name: 'Открыть' }).click();
    await page.getByRole('heading', { name: 'Суть' }).waitFor();
    expect(page.url()).toBe(`${inject('baseUrl')}${path}`);
    const bodies = await Promise.all(
      [path, `/r/${'A'.repeat(43)}`, await about.closed()].map(async (one) => {
        const answer = await fetch(`${inject('baseUrl')}${one}`);
        expect(answer.status).toBe(404);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('x-robots-tag')).toContain('noindex');
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('weighs at most 120 KB with its script, and 60 of fonts', async () => {
    const context = await newContext(browser, { width: 360, untilAlive: false });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const path = await about.link({ withProof: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    const html = gzipSync(await (await fetch(`${inject('baseUrl')}${path}`)).text()).length;
    const files = await Promise.all(asked.filter((one) => one.startsWith('/assets/')).map(sizeOf));
    const sum = (ending: string) => files.reduce((all, { name, size }) => all + (name.endsWith(ending) ? size : 0), 0);
    console.log(`html ${kilobytes(html)}, script ${kilobytes(sum('.js'))}, fonts ${kilobytes(sum('.woff2'))} KB gzip`);
    expect(html + sum('.js') + sum('.css')).toBeLessThanOrEqual(120 * 1024);
    expect(sum('.woff2')).toBeLessThanOrEqual(60 * 1024);
  });
});

describe('the proof', () => {
  it('marks every sentence ✓ within a second and a half of the engine, which weighs what the page says', async () => {
    const context = await newContext(browser, { width: 360, untilAlive: false });
    const page = await context.newPage();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(await about.link({ withProof: true }));
    await prove(page);
    await page.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
    const marks = await page
      .locator('[data-sentence]')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? one.dataset.verdict : '')));
    expect(marks.length).toBeGreaterThan(50);
    expect(new Set(marks)).toEqual(new Set(['holds']));
    const words = await page.locator('[data-proof-words]').innerText();
    const seconds = Number(/(\d+,\d) с\./.exec(words)?.[1]?.replace(',', '.'));
    expect(seconds).toBeLessThanOrEqual(1.5);
    const weights = await Promise.all(asked.filter((one) => /worker|wasm/.test(one)).map(sizeOf));
    const megabytes = weights.reduce((all, { size }) => all + size, 0) / 1024 / 1024;
    console.log(`engine ${megabytes.toFixed(2)} MB, proof ${seconds} s`);
    expect(megabytes).toBeGreaterThan(2);
    expect(megabytes).toBeLessThanOrEqual(2.55);
    await expectAccessible(page);
  });

  it('is red on a document that was changed: a number, a word, a rule behind the words', async () => {
    const path = await about.link({ withProof: true });
    const changes: readonly ((html: string) => string)[] = [
      // A year, on the page and in the data alike.
      (html) => html.replaceAll(/(\d{1,2} [а-я]+ )2027/g, '$12031'),
      // A word of one sentence, on the page alone.
      (html) => html.replace(/(data-sentence="gist[^"]*">)/, '$1Вы очень богаты. '),
      // A birth: every sentence stays as it was.
      (html) => html.replace('"date":"1990-05-17"', '"date":"1990-05-18"'),
    ];
    for (const change of changes) {
      const context = await newContext(browser, { untilAlive: false });
      const page = await context.newPage();
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await page.goto(path);
      await prove(page);
      await page.getByRole('heading', { name: /не сходится/i }).waitFor();
      await expect.poll(() => page.locator('[data-sentence][data-verdict=fails]').count()).toBeGreaterThan(0);
      await page.locator('[data-fault]').first().waitFor();
      await expectAccessible(page);
    }
  });

  it('is not offered, and births are not told, where the link is without it', async () => {
    const path = await about.link({ withProof: false });
    const page = await opened(path);
    await page.getByRole('heading', { name: 'Суть' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Проверить расчёт' }).count()).toBe(0);
    expect(await page.content()).not.toContain('1990');
  });
});

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** A built file as it travels: the gzip twin where there is one. */
async function sizeOf(path: string): Promise<{ name: string; size: number }> {
  const file = fileURLToPath(new URL(`../apps/web/dist/client${path}`, import.meta.url));
  const { size } = await stat(`${file}.gz`).catch(() => stat(file));
  return { name: path, size };
}
