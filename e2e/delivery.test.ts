import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectSoundAtEveryWidth, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { type Delivery, delivery } from './delivery.ts';

let browser: Browser;
let about: Delivery;
beforeAll(async () => {
  browser = await launch();
  about = await delivery();
});

/** The written document with «Передать клиенту» open. */
async function desk(width: number): Promise<Page> {
  const context = await newContext(browser, { width, storage: about.who.storage });
  const page = await openPage(context, `/home/veda?tab=documents&document=${about.id}`);
  await page.getByRole('button', { name: 'Передать клиенту' }).click();
  await page.getByRole('heading', { name: 'Ссылка', exact: true }).waitFor();
  return page;
}

describe('a practitioner at a written document', () => {
  it('makes a link with a PIN, which a client opens, sees that it was opened, and closes it', async () => {
    const page = await desk(360);
    await page.getByLabel('PIN-код, если нужен').fill('47');
    await page.getByText('PIN: от 4 до 8 цифр').waitFor();
    await page.getByLabel('PIN-код, если нужен').fill('4711');
    await page.getByRole('button', { name: 'Создать ссылку' }).click();
    await page.getByText('PIN 4711 передайте отдельно').waitFor();
    const url = await page.getByRole('status').locator('input').inputValue();
    expect(url).toMatch(/\/r\/[\w-]{43}$/);
    const links = page.getByRole('list', { name: 'Действующие ссылки' });
    await links.getByText('ещё не открывали').waitFor();
    await expectAccessible(page);
    const path = new URL(url).pathname;
    const opened = await fetch(`${inject('baseUrl')}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ pin: '4711' }),
    });
    expect(opened.status).toBe(200);
    await links.getByRole('button', { name: 'Закрыть…' }).click();
    await links.getByRole('button', { name: 'Да, закрыть' }).click();
    await links.waitFor({ state: 'detached' });
    const closed = await fetch(`${inject('baseUrl')}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ pin: '4711' }),
    });
    expect(closed.status).toBe(404);
  });

  it('takes the document as PDF and DOCX under the brand of that moment', async () => {
    const page = await desk(1280);
    provokes(page.context(), 'refusal');
    await page.getByRole('button', { name: 'Изменить бренд' }).click();
    await page.getByLabel('Имя или название').fill('Мастерская Веры');
    const logo = page.locator('input[type=file]');
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('не картинка') });
    await page.getByText('Это не картинка').waitFor();
    const shapes =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40"/></svg>';
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(shapes) });
    await page.getByAltText('Ваш логотип').waitFor();
    await page.getByRole('button', { name: 'Ниже: Суть' }).click();
    await page.getByRole('checkbox', { name: 'Деньги' }).uncheck();
    await expectSoundAtEveryWidth(page);
    await page.getByRole('button', { name: 'Сохранить бренд' }).click();
    await page.getByText('Бренд сохранён').waitFor();
    for (const [name, start] of [
      ['PDF', '%PDF'],
      ['DOCX', 'PK'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\d{4}-\\d{2}-\\d{2}\\.${name.toLowerCase()}$`));
      expect((await readFile(await download.path())).subarray(0, start.length).toString()).toBe(start);
    }
    const client = await page.context().newPage();
    await client.goto(await about.link({ withProof: true }));
    await expect.poll(() => client.locator('header b').innerText()).toBe('Мастерская Веры');
    const drawn = client.locator('header img').evaluate(async (img) => {
      if (!(img instanceof HTMLImageElement)) return 0;
      await img.decode();
      return img.naturalWidth;
    });
    expect(await drawn).toBe(480);
    const titles = await client.locator('article h2').allInnerTexts();
    expect(titles[0]).toBe('Характер и опора');
    expect(titles).not.toContain('Деньги');
  });
});
