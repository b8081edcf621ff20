import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { enterConsole } from './operator.ts';
import { person } from './people.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(() => server.stop());

it('stocks and terms of products are set, said by the shop, the paywall and the profile, and taken back', async () => {
  const anna = await person([14], server);
  const owner = await enterConsole(browser, server, false);
  await owner.getByRole('tab', { name: 'Настройки' }).click();
  const setup = owner.getByRole('tabpanel', { name: 'Настройки' });
  await setup.getByText('Продукты и квоты', { exact: true }).click();
  const form = setup.getByRole('form', { name: 'Квоты и сроки' });
  const basics = form.getByRole('group', { name: 'Veda: Основы' });
  await basics.getByLabel('Генераций в месяц').fill('0');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await basics.getByText('Хотя бы одна генерация').waitFor();
  await basics.getByLabel('Генераций в месяц').fill('7');
  await form.getByText('Запас станет меньше и у тех, кто уже купил: «Veda: Основы».').waitFor();
  await basics.getByLabel('Срок, месяцев').fill('');
  await expectSoundWhenNarrow(owner);
  await owner.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await setup.getByText('Квоты и сроки сохранены').waitFor();

  const guest = await openPage(await newContext(browser, { baseUrl: server.url }), '/home/shop?id=veda-basics');
  await guest.getByText(/а в нём\s7\s/).waitFor();
  await guest.getByRole('complementary', { name: 'Покупка' }).getByText('доступ без срока').waitFor();
  const levels = guest.getByRole('region', { name: 'Сравнение уровней Veda' });
  expect(await levels.getByRole('row', { name: /^Генераций в месяц/ }).innerText()).toMatch(/\t7\t20\t30\t60$/);
  await guest.goto('/home/veda');
  await guest.locator('dl', { hasText: '«Основы»' }).getByText('7', { exact: true }).waitFor();
  const own = await openPage(
    await newContext(browser, { baseUrl: server.url, storage: anna.storage }),
    '/home/profile?tab=products',
  );
  await own.getByText(/^Осталось 7 из 7/).waitFor();

  await form.getByRole('button', { name: /^Как в программе\s?: Veda: Основы/ }).click();
  await form.getByRole('button', { name: 'Да, вернуть' }).click();
  await setup.getByText('«Veda: Основы»: квота и срок как в программе.').waitFor();
  expect(await basics.getByLabel('Генераций в месяц').inputValue()).toBe('10');
});
