import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'otplib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectSoundAtEveryWidth, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { callAs, type Person, person, signedIn } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A rehearsed purchase that is paid. */
async function buyAstrolog(who: Person): Promise<void> {
  const order = await callAs(who, '/v1/payments', { item_id: 'astrolog' });
  const id: unknown = Object(Object(order).response).orderId;
  await callAs(who, '/v1/payments/test', { order_id: id, outcome: 'paid' });
}

it('the owner enrols a second factor, grants a product and publishes a piece of news that a guest then sees', async () => {
  const anna = await person();
  await buyAstrolog(anna);
  const password = (await readFile(join(inject('dataDir'), 'owner-password.txt'), 'utf8')).trim();
  const storage = await signedIn(inject('baseUrl'), 'owner@localhost.local', password);
  const context = await newContext(browser, { storage });
  provokes(context, 'refusal');
  const page = await openPage(context, '/home/profile');
  await page.getByRole('link', { name: 'Консоль' }).click();
  await page.getByLabel('Пароль аккаунта').fill(password);
  await page.getByRole('button', { name: 'Включить второй фактор' }).click();
  await page.getByRole('img', { name: 'Рисунок с ключом для приложения' }).waitFor();
  const secret = (await page.locator('p', { hasText: 'Ключ:' }).locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Код из приложения').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Подтвердить код' }).click();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();

  await page.getByRole('textbox', { name: 'Почта или имя' }).fill(anna.email);
  await page.getByRole('button', { name: anna.email }).click();
  const card = page.getByRole('region', { name: `Человек ${anna.email}` });
  await card.getByLabel('Открыть продукт на его срок').selectOption({ label: 'Нумеролог' });
  await card.getByRole('button', { name: 'Открыть', exact: true }).click();
  await card.getByText('Открыто: Нумеролог.').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('tab', { name: 'Заказы' }).click();
  await page.getByRole('row', { name: anna.email }).getByRole('button').click();
  const order = page.getByRole('region', { name: /^Заказ\s/ });
  await order.getByText('Открывает: Астролог.').waitFor();
  await order.getByRole('button', { name: 'Провести заново' }).click();
  await order.getByText('Проведён заново: оплачен.').waitFor();
  await order.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expectSoundWhenNarrow(page);
  await order.getByRole('button', { name: /^Да, вернуть/ }).click();
  await order.getByText('Деньги возвращены, доступ закрыт.').waitFor();
  await order.getByText('Сейчас заказ ничего не открывает.').waitFor();

  await page.getByRole('tab', { name: 'Содержание' }).click();
  await page.getByRole('button', { name: 'Новая запись' }).click();
  const form = page.getByRole('form', { name: 'Запись' });
  await form.getByLabel('Адрес записи').fill('from-the-console');
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Заполните поле').first().waitFor();
  await form.getByLabel('Заголовок').fill('Новость из консоли');
  await form.getByLabel('Кратко').fill('Её написал организатор');
  await form.getByLabel('Текст (Markdown)').fill('Это **видно** сразу.');
  await page.getByRole('region', { name: 'Как это увидят' }).locator('strong', { hasText: 'видно' }).waitFor();
  await expectSoundWhenNarrow(page);
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Опубликовано: это видят все.').waitFor();

  const guest = await openPage(await newContext(browser), '/home/homepage');
  await guest.getByText('Новость из консоли').first().waitFor();

  await form.getByRole('button', { name: 'К списку' }).click();
  await page.getByRole('button', { name: /^Удалить ?: Новость из консоли/ }).click();
  await page.getByRole('button', { name: 'Да, удалить' }).click();
  await expect.poll(() => page.getByText('Новость из консоли').count()).toBe(0);
  for (const [tab, heading] of [
    ['Журнал', 'удалено'],
    ['Согласия', anna.email],
    ['Настройки', 'Юридические тексты'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByText(heading).first().waitFor();
    await expectSoundWhenNarrow(page);
  }
  await page.getByRole('button', { name: 'Отправить письмо себе' }).click();
  await page.getByText('Письмо легло в папку outbox').waitFor();
});
