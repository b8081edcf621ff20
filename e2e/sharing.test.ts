import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { birth } from './birth.ts';
import { expectAccessible, expectSoundAtEveryWidth, launch, newContext, openPage } from './browser.ts';
import { openMenu } from './chart-page.ts';
import { provokes } from './console-watch.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const share = (page: Page) => page.getByRole('button', { name: 'Поделиться', exact: true }).click();
const addressIn = (dialog: Locator) => dialog.getByLabel('Адрес', { exact: true }).inputValue();

/** The dialog of sharing over a saved map, as its owner opens it. */
async function shareMap() {
  const owner = await person();
  await callAs(owner, '/api/v2/chart.create', { name: 'Анна', birth });
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, '/home/natal-chart');
  await page.getByRole('list', { name: 'Мои карты' }).getByRole('link', { name: /Анна/ }).click();
  await page.getByRole('heading', { name: 'Анна' }).waitFor();
  await share(page);
  const dialog = page.getByRole('dialog', { name: 'Поделиться картой' });
  return { context, page, dialog };
}

describe('a saved map shared by a link', () => {
  it('opens for a guest without the name, can be taken as one’s own, and ends when its owner closes it', async () => {
    const { context, page, dialog } = await shareMap();
    await dialog.getByText('Действующих ссылок нет.').waitFor();
    await dialog.getByLabel('Сколько действует').selectOption({ label: '7 дней' });
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    await dialog.getByText('Адрес виден один раз').waitFor();
    await dialog.getByText(/^до .*, без имени$/).waitFor();
    const link = await addressIn(dialog);
    const { pathname, search, hash } = new URL(link);
    expect([pathname, search, hash]).toEqual(['/home/shared', '', expect.stringMatching(/^#[\w-]{43}$/)]);
    const vk = await dialog.getByRole('link', { name: 'VK' }).getAttribute('href');
    expect(vk).toBe(`https://vk.com/share.php?url=${encodeURIComponent(link)}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Копировать ссылку' }).click();
    await dialog.getByText('Ссылка скопирована').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectSoundAtEveryWidth(page);

    const guests = await newContext(browser);
    const guest = await guests.newPage();
    await guest.goto(link);
    await guest.getByText('Этой картой с вами поделились. Ссылка действует до').waitFor();
    await guest.locator('.chart-letters').first().waitFor();
    await expect.poll(() => guest.locator('main').innerText()).not.toContain('Анна');
    const menu = await openMenu(guest);
    await menu.getByRole('button', { name: 'Настройки' }).waitFor();
    await expect.poll(() => menu.getByRole('button', { name: 'Изменить' }).count()).toBe(0);
    await guest.keyboard.press('Escape');
    await expectSoundAtEveryWidth(guest);

    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await dialog.getByText('Действующих ссылок нет.').waitFor();
    provokes(guests, 'refusal');
    await guest.reload();
    await guest.getByText('Ссылка закрыта, её срок вышел или адрес введён не целиком.').waitFor();
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Рассчитать свою карту' }).click();
    await guest.getByRole('form', { name: 'Данные рождения' }).waitFor();
  });

  it('shows the name where its owner wishes it', async () => {
    const { dialog } = await shareMap();
    await dialog.getByLabel('Показать имя').check();
    await dialog.getByRole('button', { name: 'Создать ссылку' }).click();
    await dialog.getByText(/, с именем$/).waitFor();
    const guests = await newContext(browser);
    const guest = await openPage(guests, await addressIn(dialog));
    await guest.getByRole('heading', { name: 'Анна' }).waitFor();
  });
});

describe('the panchanga shared by its address', () => {
  it('opens the same city and date for somebody else', async () => {
    const page = await openPage(await newContext(browser), '/home/panchanga?city=511196&date=2026-11-24');
    await page.getByRole('button', { name: 'Город: Пермь' }).waitFor();
    await share(page);
    const dialog = page.getByRole('dialog', { name: 'Поделиться' });
    const link = await addressIn(dialog);
    expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({ city: '511196', date: '2026-11-24' });
    await expectSoundAtEveryWidth(page);
    const guest = await openPage(await newContext(browser), link);
    await guest.getByRole('button', { name: 'Город: Пермь' }).waitFor();
    await guest.getByRole('heading', { level: 1, name: '24 ноября 2026, вторник' }).waitFor();
  });
});
