import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { provokes } from './console-watch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const guestMenu = ['Главная', 'Натальная карта', 'Панчанга', 'Вопросы и ответы', 'Магазин', 'Вход'];
const widths = [320, 360, 800, 801, 1000, 1280] as const;
const box = async (page: Page, selector: string) => {
  const shown = page.locator(selector);
  await shown.waitFor();
  const found = await shown.boundingBox();
  if (!found) throw new Error(`nothing is shown at ${selector}`);
  return found;
};
const sidebar = '[data-testid=sidebar]';
const panel = '[data-testid=menu-panel]';
const burger = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true });

describe('the menu of a guest', () => {
  it.each(widths)('at %i px has six rows in order, and the page does not scroll sideways', async (width) => {
    const context = await newContext(browser, { width });
    const page = await openPage(context, '/home/homepage');
    await expect.poll(() => page.locator(sidebar).isVisible()).toBe(width >= 801);
    await expect.poll(() => page.locator('[data-testid=top-bar]').isVisible()).toBe(width <= 800);
    if (width <= 800) await burger(page).click();
    const rows = page.locator(width <= 800 ? `${panel} li` : `${sidebar} li`);
    await expect.poll(() => rows.allInnerTexts()).toEqual(guestMenu);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('the sidebar', () => {
  it('is 300 px wide, folds to 90 by the burger in 300 ms, remembers it and names its icons', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/home/faq');
    expect((await box(page, sidebar)).width).toBe(300);
    await expect
      .poll(() => page.locator('div:has(> aside)').evaluate((shell) => getComputedStyle(shell).transitionDuration))
      .toBe('0.3s');
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().width === 90,
      sidebar,
    );
    await page.getByRole('link', { name: 'Панчанга' }).first().hover();
    await page.getByRole('tooltip', { name: 'Панчанга' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.locator('main h1').waitFor();
    expect((await box(page, sidebar)).width).toBe(90);
  });

  it.each([
    [801, 90],
    [1000, 90],
    [1001, 300],
  ])('at %i px starts %i px wide', async (width, expected) => {
    const context = await newContext(browser, { width });
    const page = await openPage(context, '/home/homepage');
    expect((await box(page, sidebar)).width).toBe(expected);
  });

  it('does not animate under reduced motion', async () => {
    const context = await newContext(browser, { reducedMotion: true });
    const page = await openPage(context, '/home/homepage');
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    expect((await box(page, sidebar)).width).toBe(90);
  });
});

describe('the dropdown of the top bar', () => {
  it('has the sizes of the specification, a turning arrow and closes by Esc with focus back, by a click outside and by a choice', async () => {
    const context = await newContext(browser, { width: 360, height: 640 });
    const page = await openPage(context, '/home/homepage');
    await expect.poll(() => page.locator(panel).isVisible()).toBe(false);
    await burger(page).click();
    const size = await box(page, panel);
    expect(size.width).toBeLessThanOrEqual(210);
    expect(size.height).toBeGreaterThanOrEqual(260);
    expect(size.height).toBeLessThanOrEqual(640 * 0.7);
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('[data-testid=menu-arrow]') ?? document.body).transform ===
        'matrix(-1, 0, 0, -1, 0, 0)',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(panel).isVisible()).toBe(false);
    await expectFocus(burger(page));
    await burger(page).click();
    await page.mouse.click(4, 300);
    await expect.poll(() => page.locator(panel).isVisible()).toBe(false);
    await expectFocus(burger(page));
    await burger(page).click();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.locator(panel).isVisible()).toBe(false);
    await burger(page).click();
    await page.locator(panel).getByRole('link', { name: 'Магазин' }).click();
    await page.waitForURL('**/home/shop');
    await expect.poll(() => page.locator(panel).isVisible()).toBe(false);
  });

  it('scrolls when the window is low', async () => {
    const context = await newContext(browser, { width: 800, height: 380 });
    const page = await openPage(context, '/home/homepage');
    await burger(page).click();
    const { height } = await box(page, panel);
    expect(height).toBeLessThanOrEqual(380 * 0.7 + 0.5);
    await expect
      .poll(() => page.locator(panel).evaluate((element) => element.scrollHeight > element.clientHeight))
      .toBe(true);
  });
});

describe('addresses', () => {
  it.each(['/', '/home'])('%s leads to the homepage', async (path) => {
    const context = await newContext(browser);
    const page = await openPage(context, path);
    await page.waitForURL('**/home/homepage');
    await expect.poll(() => page.locator(`${sidebar} li [aria-current=page]`).innerText()).toBe('Главная');
  });

  it('unknown show a 404 inside the shell', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const page = await context.newPage();
    const answer = await page.goto('/home/nowhere-at-all');
    expect(answer?.status()).toBe(404);
    await page.getByText('404').first().waitFor();
    await expect.poll(() => page.locator(`${sidebar} li`).allInnerTexts()).toEqual(guestMenu);
    await expectAccessible(page);
  });

  it.each(['astrolog', 'numerolog', 'marketer', 'veda'])(
    '/home/%s explains itself to a guest, keeps the address and wears its logo',
    async (area) => {
      const context = await newContext(browser);
      const page = await openPage(context, `/home/${area}`);
      await page.getByText('Как получить доступ').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/home/${area}`);
      await expect.poll(() => page.locator(`${sidebar} svg[data-logo]`).getAttribute('data-logo')).toBe(area);
      await expect.poll(() => page.locator('main').innerText()).not.toMatch(/скоро/i);
      await expectAccessible(page);
      await page.locator('main').getByRole('link', { name: 'Войти' }).first().click();
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('returnTo') === `/home/${area}`);
    },
  );
});

describe('logos', () => {
  const sizes = {
    homepage: [152, 'default'],
    astrolog: [168, 'astrolog'],
    numerolog: [176, 'numerolog'],
    marketer: [172, 'marketer'],
    veda: [120, 'veda'],
  } as const;
  it.each(Object.entries(sizes))('on %s measure %j', async (page_, [width, logo]) => {
    const context = await newContext(browser);
    const page = await openPage(context, `/home/${page_}`);
    const mark = `svg[data-logo=${logo}]`;
    await expect.poll(() => box(page, `${sidebar} ${mark}`)).toMatchObject({ width, height: 40 });
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await expect.poll(() => box(page, `${sidebar} ${mark}`)).toMatchObject({ width: 40, height: 40 });
    await page.setViewportSize({ width: 360, height: 700 });
    await expect.poll(() => box(page, `[data-testid=top-bar] ${mark}`)).toMatchObject({ height: 32 });
  });

  it('lead home and, like the menu entry of the chart, clear the notice’s flag; a reload does not', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/home/faq');
    const key = 'natal-chart-warning-seen';
    const flag = () => page.evaluate((name) => sessionStorage.getItem(name), key);
    const raise = () => page.evaluate((name) => sessionStorage.setItem(name, 'true'), key);
    await raise();
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect.poll(() => flag()).toBe('true');
    await page.locator(sidebar).getByRole('link', { name: 'Небосвод. На главную' }).click();
    await page.waitForURL('**/home/homepage');
    await expect.poll(() => flag()).toBeNull();
    await raise();
    await page.locator(sidebar).getByRole('link', { name: 'Панчанга' }).click();
    await expect.poll(() => flag()).toBe('true');
    await page.locator(sidebar).getByRole('link', { name: 'Натальная карта' }).click();
    await page.waitForURL('**/home/natal-chart*');
    await expect.poll(() => flag()).toBeNull();
  });
});

describe('the footer', () => {
  it.each([360, 1280])('at %i px opens the privacy policy in a new tab and leads to the source', async (width) => {
    const context = await newContext(browser, { width });
    const page = await openPage(context, '/home/homepage');
    const policy = page.locator('footer:visible').getByRole('link', { name: 'Политика конфиденциальности' });
    await expect.poll(() => policy.getAttribute('href')).toBe('/legal/privacy.pdf');
    await expect.poll(() => policy.getAttribute('target')).toBe('_blank');
    const source = page.locator('footer:visible').getByRole('link', { name: 'Исходный код' });
    const answer = await context.request.head((await source.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  });

  it('switches between dark, light and the system’s theme and remembers it', async () => {
    const context = await newContext(browser, { scheme: 'light' });
    const page = await openPage(context, '/home/homepage');
    const theme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await expect.poll(() => theme()).toBe('light');
    await page.getByRole('button', { name: 'Тёмная' }).click();
    await expect.poll(() => theme()).toBe('dark');
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect.poll(() => theme()).toBe('dark');
    await page.getByRole('button', { name: 'Как в системе' }).click();
    await expect.poll(() => theme()).toBe('light');
  });
});

it.each([
  ['light', 1280],
  ['dark', 360],
] as const)('sign-in is accessible in the %s theme at %i px, on every tab', async (scheme, width) => {
  const context = await newContext(browser, { scheme, width });
  const page = await openPage(context, '/login');
  for (const tab of ['Вход', 'Регистрация', 'Забыли пароль?']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator('form button[type=submit]').click();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  }
});

it('shortcuts lead to pages and list themselves; typing in a field triggers none', async () => {
  const context = await newContext(browser);
  const page = await openPage(context, '/home/homepage');
  await page.keyboard.type('gp');
  await page.waitForURL('**/home/panchanga*');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Клавиши' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Клавиши включены').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.type('gn');
  expect(new URL(page.url()).pathname).toBe('/home/panchanga');
  await page.goto('/login');
  await page.getByLabel('Электронная почта').fill('');
  await page.getByLabel('Электронная почта').pressSequentially('gn?');
  await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe('gn?');
});

it('the offer and the consents named at registration open as texts of the operator', async () => {
  const context = await newContext(browser);
  provokes(context, 'refusal');
  const page = await openPage(context, '/login?tab=register');
  for (const name of ['оферту', 'согласие на обработку персональных данных']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).click()]);
    await opened.locator('main [data-part=text] p').first().waitFor();
    await expectAccessible(opened);
    await opened.close();
  }
  const policy = await context.request.get('/legal/privacy.pdf');
  expect([policy.status(), policy.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto('/home/legal/nothing');
  await page.getByText('404').first().waitFor();
});
