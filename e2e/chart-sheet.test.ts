import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { birth, chartStorage } from './birth.ts';
import { expectAccessible, expectFocus, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { openMenu, pressInMenu } from './chart-page.ts';
import { person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/natal-chart?map=local';

async function openSheet(width: number, scheme: 'dark' | 'light' = 'light'): Promise<Page> {
  const page = await openPage(await newContext(browser, { width, scheme, storage: chartStorage() }), address);
  await page.locator('[data-panes] .chart-letters').first().waitFor();
  return page;
}

const graha = (page: Page, id: string) => page.locator(`[data-panes] .chart-body.g-${id}:visible`).first();
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const overflowing = (page: Page) => page.locator('svg.chart text').filter({ hasText: /^\+\d/ }).count();

/** Whether a part stands in the window as it is scrolled now. */
async function isInWindow(page: Page, part: ReturnType<typeof card>): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0) - 100;
}

describe('a chart on a desk', () => {
  it('has the menu folded until the person opens it, and then as the person left it', async () => {
    const page = await openSheet(1280);
    await page.getByRole('button', { name: 'Развернуть меню' }).click();
    await page.reload();
    await page.locator('[data-panes] .chart-letters').first().waitFor();
    await page.getByRole('button', { name: 'Свернуть меню' }).waitFor();
  });

  it('folds the menu when it comes from the form as well', async () => {
    const page = await openPage(await newContext(browser, { width: 1280 }), '/home/natal-chart');
    await page.getByRole('button', { name: /^Сейчас/ }).click();
    await page.locator('[data-panes] .chart-letters').first().waitFor();
    await page.waitForFunction(() => document.querySelector('aside')?.getBoundingClientRect().width === 90);
  });

  it('answers a graha and a house in sight, with lord, glances and bindus; Esc gives the focus back', async () => {
    const page = await openSheet(1280, 'dark');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1700);
    await card(page, 'Карта в целом').waitFor();
    await expect.poll(() => page.getByRole('group', { name: 'Какая карта показана' }).isVisible()).toBe(false);
    await graha(page, 'saturn').click();
    await card(page, 'Сатурн').getByText('Владыка домов').waitFor();
    await expect.poll(() => isInWindow(page, card(page, 'Сатурн'))).toBe(true);
    await expectAccessible(page);
    const house = page.locator('[data-panes] [role=button][aria-label^="Дом 6,"]').first();
    await house.focus();
    await page.keyboard.press('Enter');
    const answer = card(page, /^6-й\sдом$/);
    await answer.getByText(/^\d+, (больше|меньше|около) обычных 28$/).waitFor();
    // Capricorn is ruled by Saturn, which stands in it, with the Moon and Rahu; Ketu across looks at nothing.
    await expect
      .poll(() => answer.innerText())
      .toMatch(/Владыка\s+Сатурн, 6-й\sдом[\s\S]*В доме\s+Луна\s+Сатурн\s+Раху/);
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'Закрыть' }).press('Escape');
    await card(page, 'Карта в целом').waitFor();
    await expectFocus(house);
  });

  it('says in one strip what runs and when the birth was, and each leads to its tab', async () => {
    const page = await openSheet(1280);
    const strip = page.getByRole('navigation', { name: 'Коротко о карте' });
    await strip.getByText(/до \d+.\S+ 20\d\d/).waitFor();
    await expect.poll(() => strip.innerText()).toMatch(/Титхи[\s\S]*Дхаништха\s2[\s\S]*Ближайшее/);
    await strip.getByRole('button', { name: /^Титхи/ }).click();
    await page.getByRole('tab', { name: 'Рождение', selected: true }).waitFor();
    await strip.getByRole('button', { name: /^Даша сейчас/ }).click();
    await page.getByRole('tab', { name: 'Даши', selected: true }).waitFor();
    await expect.poll(() => overflowing(page)).toBe(0);
  });

  it('gives the focus back to its menu after the settings', async () => {
    const page = await openSheet(801);
    await pressInMenu(page, 'Настройки');
    await page.getByRole('dialog', { name: 'Настройки расчёта' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page.getByRole('button', { name: 'Ещё действия с картой' }));
    await graha(page, 'mars').click();
    await card(page, 'Марс').waitFor();
    await expect.poll(() => isInWindow(page, card(page, 'Марс'))).toBe(true);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expect.poll(() => overflowing(page)).toBe(0);
  });

  it.each([1280, 1440])('has the panels under a short tab, beside the charts, at %i px', async (width) => {
    const page = await openSheet(width);
    const vargas = page.getByRole('region', { name: 'Закреплённые варги' });
    const tabs = page.getByRole('region', { name: 'Данные карты' });
    const box = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect());
    for (const tab of ['relations', 'compatibility', 'kp', 'prashna', 'rectification']) {
      await page.evaluate((name) => history.pushState(null, '', `?map=local&tab=${name}`), tab);
      await page.locator(`#chart-tab-panel[aria-labelledby="tab-${tab}"]`).waitFor();
      await expect.poll(async () => (await box(vargas)).left, { message: tab }).toBe((await box(tabs)).left);
      await expect.poll(async () => (await box(vargas)).top - (await box(tabs)).bottom).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1700);
      expect(await scrollsSideways(page)).toBe(false);
    }
    await expectAccessible(page);
    // Beside a long one they stand under the charts.
    await page.evaluate(() => history.pushState(null, '', '?map=local&tab=shadbala'));
    const charts = page.locator('[data-panes]');
    await expect.poll(async () => (await box(vargas)).left).toBe((await box(charts)).left);
  });

  it('stands as the person has laid it out, on this device and in the account', async () => {
    const owner = await person();
    const context = await newContext(browser, { storage: { ...owner.storage, ...chartStorage(birth) } });
    const page = await openPage(context, address);
    const menu = await openMenu(page);
    await menu.getByText('Вид листа').click();
    const sent = page.waitForRequest((one) => one.url().includes('saveUserData'));
    await menu.getByRole('button', { name: 'Малые варги: выше' }).click();
    await menu.getByRole('checkbox', { name: 'Шкала времени' }).uncheck();
    expect((await sent).postData()).toContain('sheet.panels');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const kept = page.waitForResponse(
      (one) => one.url().includes('saveUserData') && /"sheet.second":10/.test(one.request().postData() ?? ''),
    );
    await page.getByRole('button', { name: 'D10 Дашамша: в главное окно' }).click();
    await kept;
    await page.goto(address);
    await page.locator('[data-panes] [data-varga="10"]').waitFor();
    await page.getByRole('region', { name: 'Закреплённые варги' }).waitFor();
    await expect.poll(() => page.getByRole('slider', { name: 'Время рождения' }).count()).toBe(0);
  });
});

describe.each([360, 800])('a chart on a phone of %i px', (width) => {
  it('is drawn in the first 300 px, answers in a sheet at the foot and holds the time in a handle', async () => {
    const page = await openSheet(width, width === 360 ? 'dark' : 'light');
    const drawn = page.locator('[data-panes] svg.chart:visible').first();
    await expect.poll(async () => (await drawn.boundingBox())?.y).toBeLessThanOrEqual(300);
    const handle = page.getByRole('button', { name: /^Время рождения: сдвинуть/ });
    await handle.waitFor();
    await expect.poll(async () => (await handle.boundingBox())?.height).toBe(44);
    const chips = page.getByRole('group', { name: 'Какая карта показана' });
    await chips.getByRole('button', { name: 'D10' }).click();
    await page.locator('[data-panes] [data-varga="10"]:visible').waitFor();
    await chips.getByRole('button', { name: 'D1', exact: true }).click();
    await graha(page, 'saturn').click();
    const sheet = card(page, 'Сатурн');
    await sheet.getByText('Владыка домов').waitFor();
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThanOrEqual(395);
    const [box, chart] = [await sheet.boundingBox(), await page.locator('[data-panes]').boundingBox()];
    expect(chart?.y).toBeLessThan(box?.y ?? 0);
    // Its lit house stands above it: the card answers about what is seen.
    const lit = page.locator('[data-panes] .chart-house.on:visible').first();
    const bottom = async (part: Locator) => {
      const found = await part.boundingBox();
      return found === null ? 0 : found.y + found.height;
    };
    if (width === 360)
      await expect.poll(async () => (await bottom(lit)) <= ((await sheet.boundingBox())?.y ?? 0)).toBe(true);
    // The sheet half covers whatever its edge crosses: the page is looked at without it.
    await expectAccessible(page, '[data-selected-card]');
    await sheet.getByRole('button', { name: 'Закрыть' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.locator('table[data-planets]').getByRole('button', { name: 'Луна' }).click();
    await card(page, 'Луна').getByText('Владыка домов').waitFor();
    const row = page.locator('table[data-planets] tr.on');
    await expect.poll(async () => (await bottom(row)) <= ((await card(page, 'Луна').boundingBox())?.y ?? 0)).toBe(true);
    expect(await isInWindow(page, row)).toBe(true);
    await card(page, 'Луна').getByRole('button', { name: 'Закрыть' }).click();
    await handle.click();
    await page.getByRole('slider', { name: 'Время рождения' }).waitFor();
    await page.getByRole('button', { name: 'Позже на минуту' }).click();
    await page.getByText('14:31', { exact: false }).first().waitFor();
    await expectAccessible(page);
    await chips.getByRole('button', { name: 'Все' }).click();
    await page.getByRole('button', { name: 'D16 Шодашамша: в главное окно' }).waitFor();
    await expect.poll(() => overflowing(page)).toBe(0);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('the opened card', () => {
  /** All of the root's style but for the length of the page. */
  const rootStyle = (page: Page) =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['scroll-padding', 'overflow', 'font-size', 'padding', 'position'].map((name) =>
        style.getPropertyValue(name),
      );
    });

  it('leaves the root of a wide page as it was, so that nothing else is laid out anew', async () => {
    const page = await openSheet(1280);
    const before = await rootStyle(page);
    await graha(page, 'saturn').click();
    await card(page, 'Сатурн').getByText('Владыка домов').waitFor();
    expect(await rootStyle(page)).toEqual(before);
  });

  it('does not cover what the keyboard comes to', async () => {
    const page = await openSheet(360);
    await graha(page, 'saturn').click();
    const sheet = card(page, 'Сатурн');
    await sheet.getByText('Владыка домов').waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.cardOpen !== undefined);
    const target = page.locator('table[data-planets]').getByRole('button', { name: 'Кету' });
    await page.evaluate(() => scrollTo(0, 0));
    await target.focus();
    const bottom = async (part: Locator) =>
      ((await part.boundingBox())?.y ?? 0) + ((await part.boundingBox())?.height ?? 0);
    await expect.poll(async () => (await bottom(target)) <= ((await sheet.boundingBox())?.y ?? 0)).toBe(true);
  });
});
