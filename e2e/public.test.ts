import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { provokes } from './console-watch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** Civil date in Moscow. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
const year = today.slice(0, 4);
const pages = [
  '/panchanga',
  '/panchanga/moskva',
  `/panchanga/kazan/${today}`,
  `/panchanga/perm/${today.slice(0, 7)}`,
  `/ekadashi/${year}`,
  `/ekadashi/${year}/perm`,
  '/titkhi/ekadashi',
  '/panchanga/murmansk/2026-12-21',
];

describe('a public page without scripts', () => {
  it.each(pages)('%s is read whole, in the theme of the system', async (path) => {
    const context = await newContext(browser, { javaScript: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    // Paper, not night: the style sheet follows the system by itself.
    await expect
      .poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe('rgb(250, 247, 241)');
  });

  it('leads on by plain links: city, month, day, ekadashis', async () => {
    const context = await newContext(browser, { javaScript: false });
    const page = await context.newPage();
    await page.goto('/panchanga');
    await page.getByRole('link', { name: 'Пермь', exact: true }).click();
    await page.getByRole('link', { name: 'Месяц' }).click();
    await page.waitForURL((url) => /^\/panchanga\/perm\/\d{4}-\d{2}$/.test(url.pathname));
    await page.getByRole('link', { name: /Экадаши \d{4} года/ }).click();
    await page.locator('h1', { hasText: 'Пермь' }).filter({ hasText: 'Экадаши' }).waitFor();
    await page.locator('tbody th a').first().click();
    await page.waitForURL((url) => /^\/panchanga\/perm\/\d{4}-\d{2}-\d{2}$/.test(url.pathname));
  });
});

describe('a public page is shared by its whole address', () => {
  const path = `/ekadashi/${year}/perm`;

  it('without scripts by plain links to networks and by mail, with nothing that would do nothing', async () => {
    const page = await openPage(await newContext(browser, { javaScript: false }), path);
    const share = page.getByRole('region', { name: 'Поделиться' });
    const address = encodeURIComponent(`${inject('baseUrl')}${path}`);
    const links = await share.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links.map((href) => new URL(href).host || 'mail')).toEqual([
      'vk.com',
      'max.ru',
      't.me',
      'connect.ok.ru',
      'mail',
    ]);
    for (const href of links) expect(href).toContain(address);
    await expect.poll(() => share.getByRole('button').count()).toBe(0);
  });

  it('with scripts also by copying', async () => {
    const context = await newContext(browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await openPage(context, path);
    await page.getByRole('button', { name: 'Копировать ссылку' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${inject('baseUrl')}${path}`);
  });
});

describe('a public page with scripts', () => {
  it.each(pages)('%s comes alive without a complaint, fits and is accessible', async (path) => {
    for (const [width, scheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      const context = await newContext(browser, { width, scheme });
      const page = await openPage(context, path);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      // Nor do the tables of days within their cards.
      const tooWide = page
        .locator('[data-part~=table-box]:has([data-stacks])')
        .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth));
      expect(await tooWide).toEqual([]);
      await expectAccessible(page);
    }
  });

  it('marks the present on the line of today', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/panchanga/moskva');
    // Between midnight and sunrise the present belongs to the day before.
    const sunrise = await page.locator('[data-sun]').first().textContent();
    const clock = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', timeStyle: 'short' }).format(
      new Date(),
    );
    if (clock > String(sunrise)) await page.locator('[data-now]:visible').waitFor();
    // A phone has the day run down the page.
    await expect.poll(() => page.locator('[data-column]').isVisible()).toBe(false);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.locator('[data-column] [data-lane=tithi]').waitFor();
    await page.getByRole('heading', { name: 'Окна' }).waitFor();
    await expectAccessible(page);
  });

  it('opens the same place and day in the app', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, `/panchanga/kazan/${today}`);
    const href = await page.getByRole('link', { name: 'Открыть этот день' }).getAttribute('href');
    expect(href).toBe(`/home/panchanga?city=551487&date=${today}`);
  });

  it('finds a city in the list and knows the one of its clocks', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/panchanga');
    await page.locator('[data-own-city] a', { hasText: 'Москва' }).waitFor();
    await page.getByRole('searchbox').fill('ижн');
    await expect.poll(() => page.locator('[data-letters] a').allTextContents()).toContain('Нижний Новгород');
    await expect.poll(() => page.locator('[data-letters] a').count()).toBeLessThan(8);
    await page.getByRole('searchbox').fill('атлантида');
    await page.getByText('Такого города в списке нет').waitFor();
  });

  it('keeps the theme chosen in the app', async () => {
    const context = await newContext(browser, { scheme: 'light', storage: { 'mantine-color-scheme-value': 'dark' } });
    const page = await openPage(context, '/panchanga/moskva');
    await expect
      .poll(() => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe('rgb(14, 16, 32)');
  });

  it('says at an impossible date that there is none', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const page = await context.newPage();
    const response = await page.goto('/panchanga/moskva/2026-02-30');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Страницы нет' }).waitFor();
    await page.getByRole('link', { name: 'Выбрать город' }).click();
    await page.getByRole('heading', { name: 'Панчанга на сегодня по городам' }).waitFor();
  });
});
