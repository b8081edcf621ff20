import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectSoundAtEveryWidth, launch, newContext, openPage } from './browser.ts';
import { person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** A picture of two colours, drawn by hand. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="#204a87"/></svg>';

it('an owner of cards alone names a brand, and the cards carry it', async () => {
  const owner = await person([3]);
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, '/home/marketer');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Карточки');
  await page.getByRole('img', { name: /^Карточка: .* Небосвод$/ }).waitFor();
  await press('Мой бренд на карточках');
  const form = page.getByRole('region', { name: 'Бренд карточек' });
  await form.getByRole('textbox', { name: 'Имя или название' }).fill('Тихое небо');
  await form.getByRole('textbox', { name: /^Контакты/ }).fill('nebo.example\n+7 900 000-00-00');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await form.getByRole('img', { name: 'Ваш логотип' }).waitFor();
  await form.getByLabel('Цвет').fill('#204a87');
  await press('Сохранить бренд');
  await page.getByRole('img', { name: /^Карточка: .* Тихое небо nebo\.example$/ }).waitFor();
  await expectSoundAtEveryWidth(page);
  await page.getByRole('checkbox', { name: 'Подписать своим брендом' }).uncheck();
  await page.getByRole('img', { name: /^Карточка: .* Небосвод$/ }).waitFor();
  await page.reload();
  await press('Карточки');
  await page.getByRole('img', { name: /Тихое небо nebo\.example$/ }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Подписать своим брендом' }).isChecked()).toBe(true);
});
