import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectFocus, launch, newContext, openPage } from './browser.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/marketer';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** What of the address a person sees: the way, and what is chosen in it. */
const shown = (page: Page) => page.evaluate(() => `${location.pathname}${location.search}`);

async function planned() {
  const owner = await person([3]);
  await callAs(owner, '/v1/content_plans', {
    ...{ title: 'Тихая Луна', from: '2026-11-01', to: '2026-11-30', networks: ['vk'] },
    items: [{ date: '2026-11-24', topic: 'Карттика-пурнима', network: 'dzen', status: 'draft' }],
  });
  return owner;
}

it('a form beside the plan stands within the window, closes by Back, and gives the focus back', async () => {
  const owner = await planned();
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, `${address}?view=list`);
  const post = page.getByRole('button', { name: /^Карттика-пурнима/ });
  await post.click();
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Сохранить', 'Удалить…']) {
      const box = await page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox();
      expect([name, Math.ceil((box?.y ?? 9999) + (box?.height ?? 0)) <= height]).toEqual([name, true]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goBack();
  await gone(page);
  expect(await shown(page)).toBe(`${address}?view=list`);
  await expectFocus(post);
  await press(page, 'План по небу');
  await page.reload();
  await page.getByRole('dialog').getByText('О чём вы пишете').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  await expectFocus(page.locator('#main'));
});

it('a section has its address, and Back leads to the one before', async () => {
  const owner = await planned();
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, address);
  await press(page, 'Карточки');
  await heading(page, 'Карточки').waitFor();
  expect(await shown(page)).toBe(`${address}?tab=cards`);
  await press(page, 'Истории и посты');
  await page.reload();
  await heading(page, 'Истории и посты').waitFor();
  await page.goBack();
  await heading(page, 'Карточки').waitFor();
  await page.goBack();
  await heading(page, 'Контент-план').waitFor();
  expect(await shown(page)).toBe(address);
});
