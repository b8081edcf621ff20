import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectFocus, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { callAs, password, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/marketer';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
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

it('a form beside the plan closes by Back, keeps what was typed, and gives the focus back', async () => {
  const owner = await planned();
  const context = await newContext(browser, { storage: owner.storage });
  // Without its tokens the browser is refused once.
  provokes(context, 'refusal');
  const page = await openPage(context, `${address}?view=list`);
  const post = page.getByRole('button', { name: /^Карттика-пурнима/ });
  await post.click();
  await field(page, 'Текст').fill('Своими словами');
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

  // The session ends while it is being saved; whoever signs in again finds the words where they were.
  await post.click();
  await expect.poll(() => field(page, 'Текст').inputValue()).toBe('Своими словами');
  await expectSoundWhenNarrow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    for (const key of ['userToken', 'refreshToken']) localStorage.removeItem(key);
  });
  await press(page, 'Сохранить');
  await page.waitForURL('**/home/homepage');
  await page.getByRole('link', { name: 'Вход', exact: true }).click();
  await page.getByLabel('Электронная почта').fill(owner.email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: 'Маркетолог' }).first().click();
  await press(page, 'Не сохранено: Карттика-пурнима');
  await expect.poll(() => field(page, 'Текст').inputValue()).toBe('Своими словами');
  // Opened by its address it is there as well, and then there is no way back but the form's own.
  await page.reload();
  await expect.poll(() => field(page, 'Текст').inputValue()).toBe('Своими словами');
  await press(page, 'Сохранить');
  await gone(page);
  await page.getByText('«Карттика-пурнима»: изменено').waitFor();
  await expectFocus(page.locator('#main'));
  expect(await page.getByRole('button', { name: /^Не сохранено/ }).count()).toBe(0);

  await press(page, 'План по небу');
  await field(page, 'О чём вы пишете').fill('тихая Луна');
  await page.goBack();
  await gone(page);
  await expectFocus(page.getByRole('button', { name: 'План по небу', exact: true }));
  await press(page, 'План по небу');
  await expect.poll(() => field(page, 'О чём вы пишете').inputValue()).toBe('тихая Луна');
  await press(page, 'Начать заново');
  await expectFocus(field(page, 'О чём вы пишете'));
  await expect.poll(() => field(page, 'О чём вы пишете').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await gone(page);

  // Nothing of it stays with a browser that its person has left.
  await press(page, 'Публикация');
  await field(page, 'Тема').fill('Не для чужих глаз');
  await page.keyboard.press('Escape');
  await gone(page);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).toContain('Не для чужих глаз');
  await press(page, 'Выход');
  await page.waitForURL('**/home/homepage');
  expect(await kept()).not.toContain('Не для чужих глаз');
});

it('a section has its address, and a text in it what was typed and changed', async () => {
  const owner = await planned();
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, address);
  await press(page, 'Карточки');
  await heading(page, 'Карточки').waitFor();
  expect(await shown(page)).toBe(`${address}?tab=cards`);
  await page.getByRole('textbox', { name: 'Своя подпись, если нужна' }).fill('Тихий день');
  await press(page, 'Сети и голос');
  await page.getByRole('textbox', { name: 'Свой пост, 1 из 3' }).fill('Ты видишь Луну?');
  await press(page, 'Истории и посты');
  await page.getByRole('textbox', { name: 'Тема' }).fill('Полнолуние');
  await page.reload();
  await heading(page, 'Истории и посты').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Тема' }).inputValue()).toBe('Полнолуние');
  await page.goBack();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Свой пост, 1 из 3' }).inputValue())
    .toBe('Ты видишь Луну?');
  await press(page, 'Вернуть сохранённое');
  await expect.poll(() => page.getByRole('textbox', { name: 'Свой пост, 1 из 3' }).inputValue()).toBe('');
  await page.goBack();
  await heading(page, 'Карточки').waitFor();
  const caption = page.getByRole('textbox', { name: 'Своя подпись, если нужна' });
  await expect.poll(() => caption.inputValue()).toBe('Тихий день');
  await page.goBack();
  await heading(page, 'Контент-план').waitFor();
  expect(await shown(page)).toBe(address);
  await press(page, 'Истории и посты');
  await press(page, 'Написать');
  await page.getByRole('textbox', { name: 'Текст кадра 1' }).fill('Своими словами.');
  await press(page, 'Факты');
  await page.getByText(/^Источник: /).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Кадр 1 из 5: Своими словами.' }).waitFor();
  await press(page, 'Написанное');
  await page.getByRole('button', { name: /^История: Полнолуние.*не сохранено/ }).click();
  await page.getByRole('button', { name: 'Кадр 1 из 5: Своими словами.' }).waitFor();
  await expectSoundWhenNarrow(page);
  await press(page, 'Вернуть сохранённое');
  await page.getByRole('button', { name: 'Кадр 1 из 5: Своими словами.' }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Текст кадра 1' }).fill('Ещё раз своими.');
  await press(page, 'Сохранить кадры');
  await page.getByText('Прежние версии').waitFor();
  expect(await page.getByRole('button', { name: 'Вернуть сохранённое' }).count()).toBe(0);
  await expectAccessible(page);
});
