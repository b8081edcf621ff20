import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartStorage } from './birth.ts';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const reading = (page: Page) => page.getByRole('article', { name: 'Портрет личности' });
const headings = (page: Page) => reading(page).locator('[data-reading] h2').allInnerTexts();
const why = (page: Page) => page.getByRole('complementary', { name: 'Почему так' });

async function explain(page: Page, name: RegExp): Promise<void> {
  await reading(page).locator('[data-reading=gist]').getByRole('button', { name }).first().click();
}

describe('the Western portrait of the chart of this device', () => {
  it.each([360, 1280])(
    'a guest reads its gist under what the area is, and nothing else comes (%i px)',
    async (width) => {
      const context = await newContext(browser, { width, storage: chartStorage() });
      const page = await openPage(context, '/home/astrolog');
      await reading(page).getByRole('heading', { name: 'Суть' }).waitFor();
      expect(await headings(page)).toEqual(['Суть']);
      const locked = page.getByRole('region', { name: 'Ещё 11 разделов закрыто' });
      await locked.getByText('Открывает продукт «Астролог»').waitFor();
      await explain(page, /^Почему так: Управитель/);
      // The wheel of its own school, with the ruler and its house.
      await why(page).getByRole('img', { name: 'Западная карта, круг' }).waitFor();
      await expect.poll(() => why(page).locator('.chart-house.on').count()).toBe(1);
      await expect.poll(() => why(page).locator('.chart-sel').count()).toBe(1);
      expect(await scrollsSideways(page)).toBe(false);
      await expectAccessible(page);
    },
  );

  it('without a chart a guest is told what is free and where a chart is made', async () => {
    const context = await newContext(browser, { width: 360 });
    const page = await openPage(context, '/home/astrolog');
    await page.getByText('карты пока нет').waitFor();
    await page.getByRole('link', { name: 'Построить карту' }).click();
    await page.waitForURL('**/home/natal-chart');
  });

  it('an owner reads it whole in the workspace, in three lengths and by a question', async () => {
    const owner = await person([1]);
    const context = await newContext(browser, { width: 1280, storage: { ...owner.storage, ...chartStorage() } });
    const page = await openPage(context, '/home/astrolog?map=local&tab=portrait');
    await expect.poll(() => headings(page)).toEqual(expect.arrayContaining(['Суть', 'Деньги', 'На чём это основано']));
    await page.getByRole('button', { name: 'Кратко', exact: true }).click();
    await expect.poll(() => headings(page)).toContain('Деньги');
    await page.getByRole('textbox', { name: 'О чём спросить карту' }).fill('Что с деньгами?');
    await page.keyboard.press('Enter');
    await reading(page).getByText('По вопросу выбрано: Деньги').waitFor();
    await expectAccessible(page);
  });
});
