import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { birth, chartStorage } from './birth.ts';
import { expectAccessible, expectFocus, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { openChartTab } from './chart-page.ts';
import { person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/natal-chart?map=local&tab=reading';
const reading = (page: Page) => page.getByRole('article', { name: 'Чтение карты' });
const headings = (page: Page) => reading(page).locator('[data-reading] h2').allInnerTexts();

describe('a guest', () => {
  it('opens the tab from the strip, reads the gist and one area whole, sees what opens the rest', async () => {
    const context = await newContext(browser, { storage: chartStorage() });
    const page = await openPage(context, '/home/natal-chart?map=local');
    await openChartTab(page, 'Чтение', 'Толкования');
    await page.waitForURL(/tab=reading/);
    await reading(page).getByRole('heading', { name: 'Суть' }).waitFor();
    await expect.poll(() => headings(page)).toEqual(['Суть', 'Характер и опора']);
    await reading(page)
      .getByText(/^Чтение на\s\d+\s[а-я]+\s\d{4}\sг\./)
      .waitFor();
    const area = reading(page).locator('[data-reading=character]');
    await expect
      .poll(() => area.locator('h3').allInnerTexts())
      .toEqual(
        expect.arrayContaining([
          'Что поддерживает',
          'Что возражает',
          'Как это живёт вместе',
          'Один шаг',
          'Один вопрос',
        ]),
      );
    await expect
      .poll(() => area.locator('[data-verdict]').innerText())
      .toMatch(/^(Явно|С трудом, но надёжно|Поровну|Скорее нет|Тихая область)\.$/);
    const locked = page.getByRole('region', { name: 'Ещё 10 разделов закрыто' });
    await expect.poll(() => locked.getByRole('listitem').allInnerTexts()).toContain('Дело и призвание');
    await locked.getByText('Veda «Основы»').waitFor();
    await locked.getByRole('link', { name: 'В магазин' }).click();
    await page.waitForURL('**/home/shop?category_id=veda');
  });

  it('asks a sentence why: its factors stand beside it and their place is lit in the chart', async () => {
    const context = await newContext(browser, { width: 1920, storage: chartStorage() });
    const page = await openPage(context, address);
    const why = page.getByRole('complementary', { name: 'Почему так' });
    await why.getByText('Нажмите на основание').waitFor();
    const chip = reading(page)
      .locator('[data-reading=gist]')
      .getByRole('button', { name: /^Почему так/ })
      .first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    const factor = why.getByRole('listitem').first();
    await factor.getByText(/градус \d+°/).waitFor();
    await expect.poll(() => page.locator('[data-varga="1"] .chart-house.on').count()).toBe(1);
    await factor.getByRole('button', { pressed: true }).waitFor();
    await page.keyboard.press('Enter');
    await why.getByText('Нажмите на основание').waitFor();
  });

  it('goes from one side of a dispute to the other, and by the contents to a section', async () => {
    const context = await newContext(browser, { storage: chartStorage() });
    const page = await openPage(context, address);
    await reading(page)
      .locator('[data-reading=character]')
      .getByRole('button', { name: /^К другой стороне/ })
      .first()
      .click();
    await expectFocus(page.locator('[id^="reading-character-against"]').first());
    await page
      .getByRole('navigation', { name: 'Содержание чтения' })
      .getByRole('button', { name: /^Деньги/ })
      .click();
    await expectFocus(page.locator('#reading-money'));
  });

  it('asks a question and keeps it out of the address; the length is in it', async () => {
    const context = await newContext(browser, { storage: chartStorage() });
    const page = await openPage(context, address);
    await page.getByRole('textbox', { name: 'О чём спросить карту' }).fill('Когда сменить работу?');
    await page.keyboard.press('Enter');
    await page.getByText('По вопросу выбрано: Дело и призвание').waitFor();
    await expect.poll(() => headings(page)).toEqual(['Суть', 'Дело и призвание']);
    await page.getByRole('button', { name: 'Кратко' }).click();
    await page.waitForURL(/view=short/);
    expect(decodeURIComponent(page.url())).not.toContain('работ');
    await page.getByRole('button', { name: 'Все области' }).click();
    await expect.poll(() => headings(page)).toEqual(['Суть', 'Характер и опора']);
  });

  it('of an unknown time reads what holds all day and what stays open', async () => {
    const context = await newContext(browser, { width: 360, storage: chartStorage({ ...birth, time: null }) });
    const page = await openPage(context, address);
    const open = reading(page).getByRole('region', { name: 'Что оставляет открытым время рождения' });
    await open.getByText('Луна в Козероге', { exact: true }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('an owner of Veda', () => {
  it('reads every section', async () => {
    const { storage } = await person([17]);
    const context = await newContext(browser, { storage: { ...chartStorage(), ...storage } });
    const page = await openPage(context, address);
    await reading(page).getByRole('heading', { name: 'Ближайшее время' }).waitFor();
    await expect
      .poll(() => headings(page))
      .toEqual([
        'Суть',
        'Характер и опора',
        'Дело и призвание',
        'Деньги',
        'Близкие отношения',
        'Дом и семья',
        'Дети и творчество',
        'Силы и режим',
        'Смысл, учёба, путь',
        'Ближайшее время',
        'Где карта спорит с собой',
        'На чём это основано',
      ]);
    await expect.poll(() => reading(page).getByText('закрыто').count()).toBe(0);
  });

  it('comes to the reading from the card of a graha, at the place where it speaks of it', async () => {
    const { storage } = await person([17]);
    const context = await newContext(browser, { width: 1440, storage: { ...chartStorage(), ...storage } });
    const page = await openPage(context, '/home/natal-chart?map=local&tab=planets');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Венера' }).first().click();
    await page.getByRole('button', { name: /^Подробнее в чтении карты/ }).click();
    await page.waitForURL(/tab=reading&view=graha-venus/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/Венер/);
  });
});

describe('every width', () => {
  for (const [width, scheme] of [
    [320, 'light'],
    [360, 'dark'],
    [800, 'light'],
    [801, 'dark'],
    [1280, 'light'],
  ] as const) {
    it(`${width} px is accessible and never scrolls sideways, with «почему так» open too`, async () => {
      const context = await newContext(browser, { width, scheme, storage: chartStorage(), reducedMotion: true });
      const page = await openPage(context, address);
      const chip = reading(page)
        .getByRole('button', { name: /^Почему так/ })
        .first();
      await chip.waitFor();
      // Looked at where nothing lies over half of a button: on a phone the handle of time covers what the lower edge of the screen
      // cuts, on wider ones the strips of tabs stay above.
      const start = width <= 800 ? reading(page) : page.getByRole('tabpanel').filter({ has: reading(page) });
      await start.evaluate((part) => part.scrollIntoView());
      await expectAccessible(page);
      await chip.click();
      await page.getByRole('complementary', { name: 'Почему так' }).getByRole('button').first().waitFor();
      await expectAccessible(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    });
  }
});
