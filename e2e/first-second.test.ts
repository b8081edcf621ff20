import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartStorage } from './birth.ts';
import { type ContextOptions, launch, newContext, openPage } from './browser.ts';
import { holdBack } from './hold-back.ts';
import { person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** Holds all script files back until the function that it gives is called. */
const withoutScripts = (context: BrowserContext) => holdBack(context, '**/assets/*.js');

const guestPages = [
  ['/home/homepage', 'Сегодня'],
  ['/home/natal-chart', 'Новая карта'],
  ['/home/panchanga', new Date().getFullYear().toString()],
  ['/home/faq', 'Вопросы и ответы'],
  ['/home/shop', 'Магазин'],
  ['/home/astrolog', 'Астролог'],
  ['/home/numerolog', 'Нумеролог'],
  ['/home/marketer', 'Маркетолог'],
  ['/home/veda', 'Veda'],
  ['/login', 'Вход'],
  ['/home/legal/offer', 'оферта'],
] as const;

describe('a page before its scripts', () => {
  it.each(guestPages)('%s is there to be read, and its links lead on', async (path, heading) => {
    const context = await newContext(browser, { javaScript: false });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    await page.getByTestId('sidebar').getByRole('link', { name: 'Магазин' }).click();
    await page.getByRole('heading', { level: 1, name: 'Магазин' }).waitFor();
  });

  it.each(guestPages)(
    '%s is read and left by its menu on a phone while its scripts are on the way',
    async (path, heading) => {
      const context = await newContext(browser, { width: 360, untilAlive: false });
      const page = await context.newPage();
      const release = await withoutScripts(context);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
      await page.getByRole('button', { name: 'Меню', exact: true }).click();
      await page.getByTestId('menu-panel').getByRole('link', { name: 'Вопросы и ответы' }).click();
      await page.waitForURL('**/home/faq');
      await page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' }).waitFor();
      release();
      await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
    },
  );

  it('opens and closes its menu on a phone, and stays so when it comes alive', async () => {
    const context = await newContext(browser, { width: 360, untilAlive: false });
    const page = await context.newPage();
    const release = await withoutScripts(context);
    await page.goto('/home/faq', { waitUntil: 'commit' });
    const burger = page.getByRole('button', { name: 'Меню', exact: true });
    const panel = page.getByTestId('menu-panel');
    await burger.click();
    await panel.getByRole('link', { name: 'Магазин' }).waitFor();
    await burger.click();
    await panel.waitFor({ state: 'hidden' });
    await burger.click();
    release();
    await expect
      .poll(() => burger.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('true');
    await panel.getByRole('link', { name: 'Магазин' }).click();
    await page.waitForURL('**/home/shop');
  });

  it('keeps what is typed and pressed for the moment it comes alive, and sends no form by itself', async () => {
    const context = await newContext(browser, { untilAlive: false });
    const page = await context.newPage();
    const release = await withoutScripts(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Электронная почта').fill('nobody@example.ru');
    await page.getByRole('tab', { name: 'Регистрация' }).click();
    expect(page.url()).toMatch(/\/login$/);
    release();
    await page.getByRole('tab', { name: 'Регистрация', selected: true }).waitFor();
    await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe('nobody@example.ru');
  });

  it('leaves to the browser what needs no scripts, also within a form', async () => {
    const context = await newContext(browser, { untilAlive: false });
    const page = await context.newPage();
    await withoutScripts(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('form').getByText('Электронная почта').click();
    expect(await page.getByLabel('Электронная почта').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.goto('/home/faq', { waitUntil: 'commit' });
    const answer = page.locator('main details').first();
    await answer.locator('summary').click();
    await expect.poll(() => answer.getAttribute('open')).not.toBe(null);
  });

  it('counts what is typed into the form of a birth before it comes alive', async () => {
    const context = await newContext(browser, { untilAlive: false });
    const page = await context.newPage();
    const release = await withoutScripts(context);
    await page.goto('/home/natal-chart', { waitUntil: 'commit' });
    await page.getByLabel('Дата', { exact: true }).fill('17.05.1990');
    await page.getByRole('button', { name: 'Рассчитать карту' }).click();
    release();
    await page.getByText('Начните вводить место рождения').waitFor();
    await expect.poll(() => page.getByLabel('Дата', { exact: true }).inputValue()).toBe('17.05.1990');
  });
});

it('a page that the browser draws answers to the first press, however busy the browser is', async () => {
  const context = await newContext(browser, { storage: chartStorage() });
  // One that never rests.
  await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const page = await openPage(context, '/home/natal-chart?map=local&tab=shadbala');
  await page.getByRole('tabpanel').getByText('Как посчитано').click();
  await page.locator('[data-how] > div').first().waitFor();
});

/** A page of a first visit, and how much of it moves by itself until it rests (cumulative layout shift). */
async function shiftOf(
  options: ContextOptions,
  path: string,
): Promise<{ readonly page: Page; readonly shift: number }> {
  const context = await newContext(browser, { ...options, firstVisit: true });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const byItself = list.getEntriesByType('layout-shift').filter((one) => !Reflect.get(one, 'hadRecentInput'));
          resolve(byItself.reduce((sum, one) => sum + Number(Reflect.get(one, 'value')), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one of these, so the browser hands both kinds over, even where nothing has moved.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
  return { page, shift };
}

describe('a page that comes alive', () => {
  it.each([360, 1280])('takes a notice away that is wanted no more, and moves nothing at %i px', async (width) => {
    const storage = { 'nebosvod-chart-settings': JSON.stringify({ hidesNotice: true }) };
    const { page, shift } = await shiftOf({ width, storage }, '/home/natal-chart');
    expect(shift).toBeLessThanOrEqual(0.02);
    await expect.poll(() => page.getByText('Перед расчётом').count()).toBe(0);
  });

  // Between these widths the menu starts collapsed, else it stands open.
  it.each([
    [801, 90],
    [1000, 90],
    [1001, 300],
  ])('moves nothing at %i px, where the menu is %i px wide from the first', async (width, menu) => {
    const { page, shift } = await shiftOf({ width }, '/home/natal-chart');
    expect(shift).toBeLessThanOrEqual(0.02);
    expect((await page.getByTestId('sidebar').boundingBox())?.width).toBe(menu);
  });

  it.each([360, 1280])(
    'gives the menus of a guest and of a person the same room at %i px, before anything is known',
    async (width) => {
      const roomFor = async (storage: Record<string, string>) => {
        const context = await newContext(browser, { width, storage, untilAlive: false, firstVisit: true });
        await withoutScripts(context);
        const page = await openPage(context, '/home/faq');
        // A font that comes late is left out for this page (`optional`), and words of another are of another width.
        await page.evaluate(() => {
          const oneFont = new CSSStyleSheet();
          oneFont.replaceSync('* { font-family: sans-serif !important }');
          document.adoptedStyleSheets.push(oneFont);
        });
        const isMarked = await page.evaluate(() => document.documentElement.dataset.signedIn !== undefined);
        const boxes = await page
          .locator('[data-testid=sidebar], [data-testid=top-bar], main, main h1, footer')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        return { isMarked, boxes };
      };
      const guest = await roomFor({});
      const person = await roomFor({ userToken: 'kept' });
      expect([guest.isMarked, person.isMarked]).toEqual([false, true]);
      expect(person.boxes).toEqual(guest.boxes);
    },
  );

  const kept = (role: object) => ({ 'nebosvod-chart-settings': JSON.stringify(role) });
  it.each([
    [360, 'a role', () => kept({ homeRole: 'student', roleChoice: 'shown' })],
    [1280, 'a role', () => kept({ homeRole: 'student', roleChoice: 'shown' })],
    [360, 'no question', () => kept({ homeRole: 'practitioner', roleChoice: 'hidden' })],
    [1280, 'no question', () => kept({ homeRole: 'practitioner', roleChoice: 'hidden' })],
    [360, 'an account with nothing in it', async () => (await person()).storage],
    [1280, 'an account with nothing in it', async () => (await person()).storage],
  ] as const)('moves nothing on the homepage at %i px for who has %s', async (width, _, storage) => {
    const { shift } = await shiftOf({ width, storage: await storage() }, '/home/homepage');
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  it('keeps the menu as this device has it, from the first', async () => {
    const storage = { sidebar: JSON.stringify(['narrow-open', 'wide-collapsed']) };
    for (const [width, menu] of [
      [900, 300],
      [1280, 90],
    ] as const) {
      const context = await newContext(browser, { width, storage, untilAlive: false });
      const page = await openPage(context, '/home/faq');
      expect((await page.getByTestId('sidebar').boundingBox())?.width).toBe(menu);
      await page.getByRole('button', { name: menu === 90 ? 'Развернуть меню' : 'Свернуть меню' }).waitFor();
    }
  });

  for (const width of [360, 1280]) {
    for (const scheme of ['dark', 'light'] as const) {
      it(`moves nothing at ${width} px, ${scheme}`, async () => {
        for (const [path] of guestPages) {
          const { shift } = await shiftOf({ width, scheme }, path);
          expect([path, shift <= 0.02, shift]).toEqual([path, true, shift]);
        }
      });
    }
  }
});
