import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import type { RunningServer } from './server.ts';

/**
 * The first owner of a fresh installation, signed in and past the second factor, on the console.
 * @param isRefused whether the journey has the server refuse something
 */
export async function enterConsole(browser: Browser, server: RunningServer, isRefused = true): Promise<Page> {
  const password = (await readFile(join(server.dataDir, 'owner-password.txt'), 'utf8')).trim();
  const context = await newContext(browser, { baseUrl: server.url });
  if (isRefused) provokes(context, 'refusal');
  const page = await openPage(context, '/login');
  await page.getByLabel('Электронная почта').fill('owner@localhost.local');
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL('**/home/**');
  await page.goto('/home/profile');
  await page.getByRole('link', { name: 'Консоль' }).click();
  await page.getByLabel('Пароль аккаунта').fill(password);
  await page.getByRole('button', { name: 'Включить второй фактор' }).click();
  await page.getByRole('img', { name: 'Рисунок с ключом для приложения' }).waitFor();
  const secret = (await page.locator('p', { hasText: 'Ключ:' }).locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Код из приложения').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Подтвердить код' }).click();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  return page;
}
