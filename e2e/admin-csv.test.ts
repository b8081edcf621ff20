import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { takenTable } from './csv-reader.ts';
import { enterConsole } from './operator.ts';
import { person } from './people.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(() => server.stop());

const part = async (page: Page, title: string) => {
  await page.getByRole('tab', { name: title, exact: true }).click();
  return page.getByRole('tabpanel', { name: title });
};
/** The list of a part, or of what is open in it. */
const list = (inside: Locator | Page) => inside.getByRole('button', { name: 'Скачать CSV', exact: true });

it('every list of the console is taken away as a table that a spreadsheet reads', async () => {
  const anna = await person([1], server);
  const page = await enterConsole(browser, server, false);

  const people = await takenTable(page, list(await part(page, 'Люди')));
  expect(people.name).toBe('nebosvod-lyudi.csv');
  expect(people.rows.flat()).toContain(anna.email);

  const promo = await part(page, 'Промокоды');
  const form = promo.getByRole('form', { name: 'Новый промокод' });
  await form.getByLabel('Промокод').fill('NEBO-20');
  await form.getByLabel('Скидка, %').fill('20');
  await form.getByRole('button', { name: 'Завести' }).click();
  await form.getByText('Промокод NEBO-20 действует.').waitFor();
  expect((await takenTable(page, list(promo))).rows.flat()).toContain('NEBO-20');

  const content = await part(page, 'Содержание');
  for (const [kind, holds] of [
    ['Новости', 'open-calculations'],
    ['События', 'на сайте'],
    ['Вопросы и ответы', 'what-is-temporary-access'],
    ['Товары', 'veda-full'],
  ] as const) {
    await content.getByRole('group', { name: 'Раздел содержания' }).getByRole('button', { name: kind }).click();
    const { rows } = await takenTable(page, list(content));
    expect(rows[0]).toEqual(['Адрес', 'Заголовок', 'Состояние', 'Изменено']);
    expect(rows.flat(), kind).toContain(holds);
  }

  const texts = await takenTable(page, list(await part(page, 'Тексты базы')));
  expect(texts.rows.length).toBeGreaterThan(100);

  for (const [title, head] of [
    ['Заказы', 'Сумма'],
    ['Почта', 'Кому'],
    ['Задачи', 'Документ'],
    ['Согласия', 'Цель'],
    ['Журнал', 'Что'],
  ] as const)
    expect((await takenTable(page, list(await part(page, title)))).rows[0], title).toContain(head);
  const log = await takenTable(page, list(await part(page, 'Журнал')));
  expect(log.rows.flat()).toContain('заведён промокод');

  const setup = await part(page, 'Настройки');
  const named = (of: string) => setup.getByRole('button', { name: new RegExp(`^Скачать CSV\\s?: ${of}$`) });
  expect((await takenTable(page, named('настройки'))).rows).toHaveLength(13);
  await setup.getByRole('button', { name: /^Задать\s?: Цены/ }).click();
  expect((await takenTable(page, named('цены'))).rows).toHaveLength(8);
  await setup.getByRole('button', { name: /^Задать\s?: Предложения/ }).click();
  expect((await takenTable(page, named('предложения'))).rows[0]?.[0]).toBe('Предложение');
  await setup.getByText('Продукты и квоты', { exact: true }).click();
  const products = await takenTable(page, named('продукты и квоты'));
  expect(products.rows.slice(1).map(([id]) => id)).toEqual(['1', '2', '3', '14', '15', '16', '17']);
  await setup.getByText('Реклама и сети маркетолога', { exact: true }).click();
  expect((await takenTable(page, named('сети'))).rows.length).toBeGreaterThan(5);
});
