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

it('a text of the base is found, refused, written otherwise, read by a guest, taken away as a table and restored', async () => {
  const page = await enterConsole(browser, server);
  await page.getByRole('tab', { name: 'Тексты базы' }).click();
  await page.getByLabel('Семья', { exact: true }).selectOption({ label: 'День: титхи (30)' });
  await page.getByLabel('Слова, семья или номер').fill('day-tithi-11');
  await page.getByRole('cell', { name: 'day-tithi-11' }).waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const table = await readFile(await (await coming).path(), 'utf8');
  expect(table).toContain('"day-tithi-11";"День: титхи";"как в базе"');

  await page.getByRole('button', { name: 'day-tithi-11' }).click();
  const text = page.getByRole('region', { name: 'Текст day-tithi-11' });
  const lead = text.getByLabel('Первая фраза');
  const written = await lead.inputValue();
  await lead.fill('Одиннадцатая титхи гарантирует всякому лёгкий пост.');
  await text.getByRole('button', { name: 'Сохранить' }).click();
  await text.getByText('Так база не говорит: «гарантир»').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const told = 'Одиннадцатая титхи обычно располагает к лёгкой еде.';
  await lead.fill(told);
  await text.getByRole('button', { name: 'Сохранить' }).click();
  await text.getByText('Сохранено: новые разборы скажут так.').waitFor();

  const guest = await openPage(await newContext(browser, { baseUrl: server.url }), '/titkhi/ekadashi');
  await guest.getByText(told).first().waitFor();

  await text.getByRole('button', { name: 'Вернуть как в базе' }).click();
  await text.getByRole('button', { name: 'Да, вернуть' }).click();
  await text.getByText('Текст снова такой, как написан в базе.').waitFor();
  expect(await lead.inputValue()).toBe(written);
  await guest.reload();
  await expect.poll(() => guest.getByText(told).count()).toBe(0);
  await page.getByRole('tab', { name: 'Журнал' }).click();
  await page.getByRole('tabpanel').getByText('возвращена версия текста').waitFor();
});
