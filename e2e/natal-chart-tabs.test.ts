import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  name: 'Анна',
  place: 'Москва',
};
/** Tab by its id in the address, and words it must show for this birth. */
const tabs = [
  ['planets', 'Пурва Пхалгуни 3'],
  ['dashas', 'Остаток при рождении: Марс'],
  ['yogas', 'Правило и условия'],
  ['birth', 'Дхаништха, 2-я'],
  ['shadbala', 'Сила домов'],
  ['ashtakavarga', 'сумма семи таблиц 337'],
  ['rasi-dashas', 'без поправки'],
  ['avasthas', 'бодрствует'],
  ['relations', 'Строка смотрит на столбец'],
  ['lagnas', 'Хора-лагна'],
  ['pushkara', 'Пушкара-навамша'],
  ['war', 'Планетной войны в карте нет'],
  ['sade-sati', 'Знак Сатурна'],
  ['tajaka', 'Мудда-даша'],
  ['doshas', 'Кала-сарпа'],
  ['pitri', 'память'],
  ['compatibility', 'Кутам нужны две Луны'],
  ['rectification', 'Добавить событие'],
] as const;

async function openTab(tab: string, options: { width?: number; time?: string | null } = {}) {
  const { width = 1280, time = birth.time } = options;
  const context = await newContext(browser, {
    width,
    storage: {
      'nebosvod-chart-settings': JSON.stringify({ hidesNotice: true }),
      'nebosvod-local-chart': JSON.stringify({ ...birth, time }),
    },
  });
  return { context, ...(await openPage(context, `/home/natal-chart?map=local&tab=${tab}`)) };
}

describe('every tab of a real birth', () => {
  it.each(tabs)('%s', async (tab, words) => {
    const { context, page, troubles } = await openTab(tab);
    await page.getByRole('tabpanel').getByText(words, { exact: false }).first().waitFor();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('every tab of an unknown time on a phone', () => {
  it.each(tabs)('%s has an answer or says why not', async (tab) => {
    const { context, page, troubles } = await openTab(tab, { width: 360, time: null });
    const panel = page.getByRole('tabpanel');
    await page.waitForFunction(() => {
      const text = document.querySelector('#chart-tab-panel')?.textContent ?? '';
      return text.includes('Как посчитано');
    });
    expect(await panel.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the strip of tabs', () => {
  it('is walked by arrows, keeps the tab in the address, and holds the rest under «Ещё»', async () => {
    const { context, page } = await openTab('planets', { width: 801 });
    await page.getByRole('tab', { name: 'Планеты' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/tab=dashas/);
    await page.getByRole('button', { name: /^Ещё/ }).click();
    await page.getByRole('dialog', { name: 'Остальные вкладки' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Саде-сати' }).click();
    await page.waitForURL(/tab=sade-sati/);
    await page.getByRole('tab', { name: 'Саде-сати', selected: true }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Саде-сати', selected: true }).waitFor();
    await context.close();
  });

  it('explains how a value was computed: rule, inputs, source', async () => {
    const { context, page } = await openTab('shadbala');
    await page.getByRole('tabpanel').getByText('Как посчитано').click();
    await page.locator('.how-list dt .tag').first().waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

describe('chart styles', () => {
  it.each(['Южный', 'Восточный', 'Круг', 'Северный'])('%s: houses by keyboard, selection, axe', async (name) => {
    const { context, page, troubles } = await openTab('planets', { width: 1280 });
    await page.getByRole('button', { name, exact: true }).click();
    const chart = page.locator('svg.chart[role=group]').first();
    await chart.waitFor();
    expect(await chart.locator('[role=button]').count()).toBe(12);
    await page
      .locator('table.planets')
      .getByRole('button', { name: /Сатурн/ })
      .click();
    await page.getByRole('region', { name: 'Сатурн' }).getByText('Владыка домов').waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

it('a pinned varga goes into the main pane and into the address; all vargas can be pinned', async () => {
  const { context, page } = await openTab('planets');
  await page.getByRole('button', { name: 'D10 Дашамша: в главное окно' }).click();
  await page.waitForURL(/varga=10/);
  await page.getByRole('heading', { name: /^D10/ }).waitFor();
  await page.getByRole('button', { name: 'Все шестнадцать' }).click();
  await page.getByRole('button', { name: 'D7: закрепить' }).click();
  await page.getByRole('button', { name: 'Только закреплённые' }).click();
  await page.getByRole('button', { name: 'D7 Саптамша: в главное окно' }).waitFor();
  await expectAccessible(page);
  await context.close();
});

it('a rough time says what holds and what may be otherwise', async () => {
  const context = await newContext(browser, {
    storage: {
      'nebosvod-chart-settings': JSON.stringify({ hidesNotice: true }),
      'nebosvod-local-chart': JSON.stringify({ ...birth, timeUncertaintyMinutes: 60 }),
    },
  });
  const { page } = await openPage(context, '/home/natal-chart?map=local');
  await page.getByText('Может быть другим:').waitFor();
  expect(await page.locator('.certainty').innerText()).toMatch(/Лагны/);
  await context.close();
});
