import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { birth, chartStorage } from './birth.ts';
import {
  expectAccessible,
  expectSoundAtEveryWidth,
  expectSoundWhenNarrow,
  launch,
  newContext,
  openPage,
} from './browser.ts';
import { openChartTab, pressInMenu } from './chart-page.ts';
import { provokes } from './console-watch.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/natal-chart';

async function openChart(time: string | null = birth.time) {
  const context = await newContext(browser, { storage: chartStorage({ ...birth, time }) });
  const page = await openPage(context, `${address}?map=local`);
  await layer(page, 'Арудхи').waitFor();
  return page;
}

const layer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Слои карты' }).getByRole('button', { name, exact: true });
const rashi = (page: Page) => page.locator('[data-varga="1"]').first();
const house = (page: Page, number: number) => rashi(page).locator(`[role=button][aria-label^="Дом ${number},"]`);
const twin = (page: Page) => rashi(page).getByRole('table');

describe('layers of the chart', () => {
  it('are drawn, spoken and tabulated: glances, arudhas, special lagnas, and stay chosen', async () => {
    const page = await openChart();
    await page.locator('table[data-planets]').getByRole('button', { name: 'Сатурн' }).click();
    // Saturn in Capricorn looks at the 3rd, 7th and 10th sign from itself.
    await expect.poll(() => rashi(page).locator('.glance').count()).toBe(3);
    await expect.poll(() => house(page, 12).getAttribute('aria-label')).toMatch(/Рак: Кету.*Взгляды: Сатурн/);
    await layer(page, 'Все взгляды').click();
    // Nine look at the 7th; Mars, Jupiter and Saturn at two signs more each.
    await expect.poll(() => rashi(page).locator('.glance').count()).toBe(15);

    await layer(page, 'Арудхи').click();
    await layer(page, 'Особые лагны').click();
    await expect.poll(() => rashi(page).locator('.layer-point').count()).toBe(20);
    await expect
      .poll(() => page.getByRole('list', { name: 'Обозначения точек' }).innerText())
      .toContain('упапада-лагна');
    await rashi(page).getByRole('button', { name: 'Показать таблицей' }).click();
    const row = twin(page).locator('tbody tr').nth(3);
    // Scorpio holds the arudha lagna of this birth.
    await expect.poll(() => row.innerText()).toMatch(/Скорпион[\s\S]*пусто[\s\S]*Арудха-лагна, арудха 2-го дома/);
    await expect
      .poll(() => house(page, 4).getAttribute('aria-label'))
      .toContain('Точки: Арудха-лагна, арудха 2-го дома');
    await expectSoundAtEveryWidth(page);

    for (const [style, count] of [
      ['Южный', 15],
      ['Восточный', 15],
    ] as const) {
      await pressInMenu(page, style);
      await page.keyboard.press('Escape');
      await expect.poll(() => rashi(page).locator('.glance').count()).toBe(count);
      await expect.poll(() => rashi(page).locator('.layer-point').count()).toBeGreaterThan(0);
    }
    await page.reload();
    await layer(page, 'Арудхи').and(page.locator('[aria-pressed=true]')).waitFor();
    await expect.poll(() => layer(page, 'Транзит').getAttribute('aria-pressed')).toBe('false');
  });

  it('show the sky of a date over the chart, stepped by days, from the lagna and from the Moon, and in the wheel', async () => {
    const page = await openChart();
    await layer(page, 'Транзит').click();
    const panel = page.getByRole('region', { name: 'Транзит', exact: true });
    await panel.getByRole('textbox', { name: 'Дата транзита' }).fill('17.05.2020');
    await panel.getByText(/17.мая.2020/).waitFor();
    await expect.poll(() => rashi(page).locator('.layer-transit').count()).toBe(9);
    // Saturn had just entered Capricorn, the 6th from Leo and the 1st from the Moon.
    await expect.poll(() => house(page, 6).getAttribute('aria-label')).toMatch(/Транзит: .*Сатурн \(ретроградный\)/);
    await panel.getByText('Показать таблицей').click();
    const saturn = panel.locator('tbody tr', { has: page.getByRole('button', { name: 'Сатурн' }) });
    await expect.poll(() => saturn.locator('td.num').innerText()).toBe('6');
    await panel.getByRole('button', { name: 'от Луны' }).click();
    await expect.poll(() => saturn.locator('td.num').innerText()).toBe('1');
    const moon = panel.locator('tbody tr', { has: page.getByRole('button', { name: 'Луна' }) });
    const before = await moon.innerText();
    await panel.getByRole('button', { name: 'На сутки позже' }).click();
    await panel.getByText(/18.мая.2020/).waitFor();
    await expect.poll(() => moon.innerText()).not.toBe(before);
    await expectAccessible(page);
    await pressInMenu(page, 'Круг');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('svg.wheel .layer-transit').count()).toBe(9);
    await layer(page, 'Все взгляды').click();
    await expect.poll(() => page.locator('svg.wheel .wheel-aspect').count()).toBeGreaterThan(10);
    await expectAccessible(page);
  });

  it('invent nothing for an unknown time: no points, transits from the Moon', async () => {
    const page = await openChart(null);
    await layer(page, 'Особые лагны').click();
    await page.getByText('без времени рождения их нет').waitFor();
    await layer(page, 'Транзит').click();
    const panel = page.getByRole('region', { name: 'Транзит', exact: true });
    await panel.getByRole('button', { name: 'от Луны' }).and(page.locator('[aria-pressed=true]')).waitFor();
    await expect.poll(() => panel.getByRole('button', { name: 'от лагны' }).getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => rashi(page).locator('.layer-transit').count()).toBe(9);
    await expect.poll(() => page.locator('.layer-point').count()).toBe(0);
  });
});

it('the chart is handed over as a PDF, with a plain word when that fails', async () => {
  const page = await openChart();
  provokes(page.context(), 'outage');
  await page.getByRole('button', { name: 'PDF' }).click();
  const menu = page.getByRole('dialog', { name: 'Карта в PDF' });
  await menu.waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await menu.getByRole('button', { name: /Ученик/ }).click();
  expect((await download).suggestedFilename()).toBe('Анна 1990-05-17 Ученик.pdf');
  await menu.getByText('Файл «Ученик» сохранён.').waitFor();
  await page.route('**/api/v2/chart.getDocument', (route) => route.abort());
  await menu.getByRole('button', { name: /Клиент/ }).click();
  await menu.getByText('PDF не получился: Нет связи с сервером').waitFor();
  await expectAccessible(page);
});

it('the chart of this device is compared with an example and a typed birth by a guest, with a saved one by its owner', async () => {
  const owner = await person();
  await callAs(owner, '/api/v2/chart.create', {
    name: 'Борис',
    birth: { ...birth, date: '1981-02-28', time: '06:15' },
  });
  const kept = { 'nebosvod-local-chart': JSON.stringify(birth) };
  const guest = await newContext(browser, { width: 360, storage: kept });
  const opened = await openPage(guest, `${address}?map=local`);
  await pressInMenu(opened, 'Сравнить');
  await opened.getByRole('link', { name: 'Сравнить с картой «Альберт Эйнштейн»' }).waitFor();
  await expectSoundWhenNarrow(opened);
  await opened.getByRole('link', { name: 'Сравнить с картой «Альберт Эйнштейн»' }).click();
  await opened.getByRole('heading', { name: 'Анна и Альберт Эйнштейн' }).waitFor();
  await opened.waitForURL(/\?map=local&with=example-1$/);
  await opened.getByRole('link', { name: 'Сравнить с другим' }).click();
  await opened.getByRole('button', { name: 'Ввести рождение' }).click();
  await opened.getByRole('textbox', { name: 'Имя' }).fill('Вера');
  await opened.getByRole('textbox', { name: 'Дата' }).fill('01.02.1985');
  await opened.getByRole('textbox', { name: 'Время' }).fill('10:00');
  await opened.getByRole('combobox', { name: /^Место/ }).fill('Тверь');
  await opened.getByRole('option').first().click();
  await opened.getByRole('button', { name: 'Сравнить' }).click();
  await opened.waitForURL(/\?map=local&with=typed$/);
  await opened.reload();
  await opened.getByRole('heading', { name: 'Анна и Вера' }).waitFor();

  const context = await newContext(browser, { width: 360, storage: { ...owner.storage, ...kept } });
  const page = await openPage(context, `${address}?map=local`);
  await pressInMenu(page, 'Сравнить');
  await page.getByText('Отметьте вторую карту').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Сравнить: Анна' }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'Сравнить: Борис' }).check();
  await expectSoundWhenNarrow(page);
  await page.getByRole('link', { name: 'Сравнить' }).click();
  await page.waitForURL(/\?map=local&with=[0-9a-f-]{36}$/);
  const table = page.getByRole('region', { name: 'Различия' }).getByRole('table');
  await table.getByText('Скорпион').first().waitFor();
  await page.getByRole('heading', { name: 'Анна и Борис' }).waitFor();
  await page.getByRole('link', { name: 'Поменять местами' }).click();
  await page.getByRole('heading', { name: 'Борис и Анна' }).waitFor();
  await page.getByRole('link', { name: 'Борис', exact: true }).click();
  await openChartTab(page, 'Пара', 'Совместимость');
  await page.getByLabel('С кем сравнить').selectOption({ label: 'Анна, 17 мая 1990, 14:30 · Москва' });
  await page.getByRole('button', { name: 'Анна', exact: true }).click();
  await page.getByText('В роли жениха Анна').waitFor();
});

it('two saved maps are chosen in the list and compared at an address of their own', async () => {
  const owner = await person();
  await callAs(owner, '/api/v2/chart.create', { name: 'Анна', birth });
  await callAs(owner, '/api/v2/chart.create', {
    name: 'Борис',
    birth: { ...birth, date: '1981-02-28', time: '06:15' },
  });
  const context = await newContext(browser, { width: 360, storage: owner.storage });
  const page = await openPage(context, address);
  await page.getByRole('button', { name: 'Сравнить' }).click();
  await page.getByRole('checkbox', { name: 'Сравнить: Анна' }).check();
  await page.getByText('Отметьте вторую карту').waitFor();
  await page.getByRole('checkbox', { name: 'Сравнить: Борис' }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Сравнить' }).click();
  await page.waitForURL(/\?map=[0-9a-f-]{36}&with=[0-9a-f-]{36}/);
  const table = page.getByRole('region', { name: 'Различия' }).getByRole('table');
  await table.waitFor();
  const moon = table.locator('tbody tr', { has: page.getByRole('button', { name: 'Луна' }) });
  await expect
    .poll(() => moon.innerText())
    .toMatch(/знак, дом, накшатра[\s\S]*Козерог[\s\S]*Дхаништха[\s\S]*Скорпион[\s\S]*Джьештха/);
  await expectSoundAtEveryWidth(page);
  await moon.getByRole('button', { name: 'Луна' }).click();
  await expect.poll(() => page.locator('[data-varga] .chart-sel').count()).toBe(4);
  await page.getByRole('button', { name: 'Только различия' }).click();
  await page.reload();
  await table.waitFor();
  await page.getByRole('link', { name: 'Анна', exact: true }).click();
  await page.waitForURL(/\?map=[0-9a-f-]{36}$/);
  await pressInMenu(page, 'Сравнить');
  await page.getByText('Отметьте вторую карту').waitFor();
});
