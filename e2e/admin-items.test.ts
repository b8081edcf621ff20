import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundAtEveryWidth, launch, newContext, openPage } from './browser.ts';
import { enterConsole } from './operator.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(() => server.stop());

it('the words of an item are drafted, refused, previewed, published, read in the shop, taken away as a table and restored', async () => {
  const page = await enterConsole(browser, server);
  await page.getByRole('tab', { name: 'Содержание' }).click();
  await page.getByRole('group', { name: 'Раздел содержания' }).getByRole('button', { name: 'Товары' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('"astrolog";"Астролог";"на сайте"');

  await page.getByRole('button', { name: /^Править ?: Астролог/ }).click();
  const form = page.getByRole('form', { name: 'Запись' });
  await form.getByLabel('Описание').fill('Рабочее место **западного** астролога.');
  await form.getByLabel('Вопросы').fill('## \nНет, карту считает сервис.');
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Заполните поле').waitFor();
  await form.getByLabel('Вопросы').fill('## Нужна ли установка?\nНет, карту считает сервис.');
  await form.getByRole('button', { name: 'Сохранить черновик' }).click();
  await form.getByText('Черновик сохранён, его видите только вы.').waitFor();
  const preview = page.getByRole('region', { name: 'Как это увидят' });
  expect(await preview.locator('strong').innerText()).toBe('западного');
  await preview.getByRole('heading', { name: 'Нужна ли установка?' }).waitFor();

  const guest = await openPage(await newContext(browser, { baseUrl: server.url }), '/home/shop?id=astrolog');
  await guest.getByText('Что внутри').waitFor();
  expect(await guest.locator('main').innerText()).not.toContain('Рабочее место западного астролога.');
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Опубликовано: это видят все.').waitFor();
  const other = await openPage(await newContext(browser, { baseUrl: server.url }), '/home/shop?id=astrolog');
  await other.locator('strong', { hasText: 'западного' }).waitFor();
  await other.getByText('Нужна ли установка?').click();
  await other.getByText('Нет, карту считает сервис.').waitFor();
  await expectSoundAtEveryWidth(other);

  await form.getByLabel('Описание').fill('Рабочее место, которое гарантирует результат.');
  await form.getByRole('button', { name: 'Сохранить черновик' }).click();
  await form.getByText('Описание (Markdown): «гарантирует результат». Обещание результата.').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await form.getByRole('button', { name: 'К списку' }).click();
  await page.getByRole('button', { name: /^Вернуть к файлу ?: Астролог/ }).click();
  await page.getByRole('button', { name: 'Да, вернуть' }).click();
  await page.getByRole('button', { name: /^Вернуть к файлу ?: Астролог/ }).waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Журнал' }).click();
  await page.getByRole('tabpanel').getByText('слова товара/astrolog').first().waitFor();
});
