import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContextOptions, expectAccessible, launch, newContext, openPage } from './browser.ts';
import { person } from './people.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer({ env: { METRIKA_ID: '12345678' } })]);
});
afterAll(() => server.stop());

/** A context whose counter script comes empty, whatever network there is: what it would have been told stays in its queue. */
async function contextWithoutCounter(options: Omit<ContextOptions, 'baseUrl'> = {}): Promise<BrowserContext> {
  const context = await newContext(browser, { ...options, baseUrl: server.url });
  await context.route('https://mc.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return context;
}

/** Calls that wait for the counter's script. */
const told = (page: Page) =>
  page.evaluate(() => {
    const queue: unknown = Reflect.get(Reflect.get(globalThis, 'ym') ?? {}, 'a');
    return Array.isArray(queue)
      ? queue.map((call: unknown) =>
          Array.isArray(call) ? `${call[1]} ${call[1] === 'reachGoal' ? call[2] : ''}`.trim() : '',
        )
      : null;
  });
const scripts = (page: Page) => page.locator('script[src^="https://mc.yandex.ru"]').count();
const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

describe('analytics', () => {
  it('loads after «Принять» only, then tells what waited: the guest and the click on «Вход»', async () => {
    const context = await contextWithoutCounter();
    const page = await openPage(context, '/home/faq');
    await notice(page).waitFor();
    await expectAccessible(page);
    const buttons = notice(page).getByRole('button');
    const looks = await buttons.evaluateAll((all) =>
      all.map((one) => `${one.className} ${one.getBoundingClientRect().width.toFixed(0)}`),
    );
    expect(new Set(looks).size).toBe(1);
    expect(looks).toHaveLength(3);
    await page.locator('[data-testid=sidebar]').getByRole('link', { name: 'Вход' }).click();
    await page.waitForURL('**/login*');
    expect([await scripts(page), await told(page)]).toEqual([0, null]);
    await notice(page).getByRole('button', { name: 'Принять' }).click();
    await expect.poll(() => scripts(page)).toBe(1);
    await expect.poll(async () => (await told(page))?.[0]).toBe('init');
    const calls = await told(page);
    expect(calls?.filter((call) => call.startsWith('reachGoal'))).toEqual([
      'reachGoal user_guest',
      'reachGoal sidebar_click_login',
    ]);
    await expect.poll(() => notice(page).isVisible()).toBe(false);
  });

  it('never loads after «Только необходимые», and the answer is remembered', async () => {
    const context = await contextWithoutCounter({ width: 360 });
    const page = await openPage(context, '/home/homepage');
    await notice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await page.reload();
    await page.locator('main h1').waitFor();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await scripts(page)).toBe(0);
    await page.getByRole('button', { name: 'Настройки cookie' }).locator('visible=true').click();
    await notice(page).getByRole('button', { name: 'Настроить' }).click();
    await page.getByLabel('Статистика: Яндекс Метрика').check();
    await notice(page).getByRole('button', { name: 'Сохранить выбор' }).click();
    await expect.poll(() => scripts(page)).toBe(1);
  });

  it('of a signed-in person stands in the register of consents, given and taken back', async () => {
    const { storage } = await person([], server);
    const context = await contextWithoutCounter({ storage });
    const page = await openPage(context, '/home/profile?tab=privacy');
    const entry = page.getByRole('row', { name: /Статистика посещений/ });
    await page.getByRole('row', { name: /Оферта/ }).waitFor();
    await expect.poll(() => entry.count()).toBe(0);
    await notice(page).getByRole('button', { name: 'Принять' }).click();
    await entry.waitFor();
    await expect.poll(() => entry.getByRole('cell').last().innerText()).toBe('—');
    await page.getByRole('button', { name: 'Настройки cookie' }).locator('visible=true').click();
    await notice(page).getByRole('button', { name: 'Только необходимые' }).click();
    await entry.getByRole('cell', { name: '—' }).waitFor({ state: 'detached' });
    await expect.poll(async () => (await told(page))?.at(-1)).toBe('destruct');
  });
});
