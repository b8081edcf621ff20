import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundAtEveryWidth, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { takenTable } from './csv-reader.ts';
import { enterConsole } from './operator.ts';
import { mailedCode } from './outbox.ts';
import { person } from './people.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(() => server.stop());

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Goes through the first start: what can be set is set, what can be tried is tried, the rest is put off. */
async function setUp(page: Page): Promise<void> {
  await page.getByText(/^Готово 0 из 12/).waitFor();
  const form = page.getByRole('form', { name: 'Контакты' });
  await form.getByLabel('Имя или название').fill('Ольга Серова');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText('Нужен хотя бы один способ связи').waitFor();
  await form.getByLabel('Почта').fill('olga@nebo.example');
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Контакты сохранены').waitFor();
  await page.getByRole('button', { name: 'Проверить контакты' }).click();
  await page.getByText('Посетители видят: Ольга Серова, olga@nebo.example.').waitFor();
  const next = () => page.getByRole('button', { name: /^Дальше/ }).click();
  await next();
  const brand = page.getByRole('form', { name: 'Цвета и логотип' });
  await brand.getByLabel('Цвет на светлом фоне').fill('#ffe08a');
  await brand.getByRole('button', { name: 'Сохранить' }).click();
  await brand.getByText(/Контраст на светлом фоне 1,\d:1, а нужно 4,5:1/).waitFor();
  await brand.getByLabel('Цвет на светлом фоне').fill('#7b2d4e');
  await brand.getByLabel('Цвет на тёмном фоне').fill('#ff9bb8');
  await brand.getByLabel('Файл логотипа').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
    ),
  });
  await brand.getByRole('img', { name: 'Логотип сайта' }).waitFor();
  await brand.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Цвета и логотип сохранены').waitFor();
  await page.getByRole('button', { name: 'Проверить цвета и логотип' }).click();
  await page.getByText(/^Логотип на месте: \d+ × \d+ точек/).waitFor();
  await next();
  const later = (step: string) => page.getByRole('button', { name: new RegExp(`^Позже\\s?: ${step}`) }).click();
  await later('Адрес сайта');
  await page.getByRole('button', { name: 'Отправить письмо себе' }).click();
  await page.getByText('Письмо легло в папку outbox').waitFor();
  await later('Почта');
  const prices = page.getByRole('form', { name: 'Цены' });
  await prices.getByLabel('Астролог, ₽').fill('1 990');
  await prices.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Цены сохранены').waitFor();
  await page.getByRole('button', { name: 'Проверить цены' }).click();
  await page.getByText('Оплата пока проверочная').waitFor();
  await next();
  await page.getByText(/\/v3\/webhook\/yookassa$/).waitFor();
  await page.getByRole('button', { name: 'Проверить оплату' }).click();
  await page.getByText('Проверочная оплата отвечает, ключи приняты').waitFor();
  await later('Оплата');
  const offers = page.getByRole('form', { name: 'Предложения GetCourse' });
  await offers.getByLabel('Номер предложения').fill('1234567');
  await offers.getByRole('button', { name: 'Добавить' }).click();
  await offers.getByText('1234567: Астролог').waitFor();
  await page.getByRole('button', { name: 'Проверить GetCourse' }).click();
  await page.getByText('Секрет не задан').waitFor();
  await next();
  await page.getByText(/^Осталось заполнить\s\d+\sмест/).waitFor();
  await expectSoundWhenNarrow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await later('Юридические');
  const chat = page.getByRole('form', { name: 'Чат' });
  await chat.getByLabel('Ссылка на чат').fill('http://chat.example.ru');
  await chat.getByRole('button', { name: 'Сохранить' }).click();
  await chat.getByText('Нужна ссылка вида https://…').waitFor();
  await chat.getByLabel('Ссылка на чат').fill('https://chat.example.ru/nebo');
  await chat.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Чат сохранён').waitFor();
  await next();
  for (const step of ['Счётчик', 'Языковая модель', 'Свои ключи']) await later(step);
  // With nothing left to ask the console turns to its overview, and says there what was put off.
  const unset = page.getByRole('region', { name: 'Что не настроено' });
  await unset.getByText(/^7 из 12/).waitFor();
  await unset.getByRole('link', { name: /^Задать\s?: Счётчик/ }).click();
  await page.getByText(/^Готово 5 из 12/).waitFor();
  await page.getByRole('form', { name: 'Счётчик посещений' }).waitFor();
  // The chat was connected while the server ran: the next page that is opened has its row.
  await page.reload();
  await page.getByRole('link', { name: /^Чат/ }).first().waitFor();
}

/** A guest reads the price and whom to write to, and buys with a promo code by an address alone. @returns the address */
async function buyAsGuest(item: string, promoCode: string): Promise<string> {
  const page = await openPage(await newContext(browser, { baseUrl: server.url }), `/home/shop?id=${item}`);
  const aside = page.getByRole('complementary', { name: 'Покупка' });
  await aside.getByText(/^1\s990/).waitFor();
  const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
  expect(['#ff9bb8', '#7b2d4e']).toContain(await page.evaluate(accent));
  const logo = page.locator('svg[data-logo]').first();
  expect(await logo.evaluate((svg) => getComputedStyle(svg).backgroundImage)).toContain('/v1/brand/logo/');
  await aside.getByRole('link', { name: 'olga@nebo.example' }).waitFor();
  await page.getByText('Промокод или подарок').click();
  await page.getByLabel('Промокод').fill(promoCode);
  await page.getByRole('button', { name: 'Применить' }).click();
  await page.getByText(/^Скидка\s20\s%, к оплате\s1\s592/).waitFor();
  await expectSoundWhenNarrow(page);
  const email = `buyer-${process.pid}-${Date.now()}@example.ru`;
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByRole('button', { name: 'Купить по почте (тест)' }).click();
  await page.getByLabel('Код из письма').fill(await mailedCode(server.dataDir, email));
  await page.getByRole('button', { name: 'Подтвердить и перейти к оплате' }).click();
  await page.getByRole('button', { name: 'Оплатить (тест)' }).click();
  await page.getByText('Оплата прошла, доступ открыт').waitFor();
  return email;
}

it('a fresh installation is set up to its first sale, and the console runs it, through the screens alone', async () => {
  const anna = await person([], server);
  const page = await enterConsole(browser, server);

  await setUp(page);
  await page.getByRole('tab', { name: 'Промокоды' }).click();
  const promo = page.getByRole('form', { name: 'Новый промокод' });
  await promo.getByLabel('Промокод').fill('nebo-20');
  await promo.getByLabel('Скидка, %').fill('20');
  await promo.getByRole('textbox', { name: /^Последний день/ }).fill('31.11.2027');
  await promo.getByRole('button', { name: 'Завести' }).click();
  await promo.getByText('В ноябре 30 дней').waitFor();
  await promo.getByRole('textbox', { name: /^Последний день/ }).fill('30.11.2027');
  await promo.getByRole('button', { name: 'Завести' }).click();
  await promo.getByText('Промокод NEBO-20 действует.').waitFor();
  await expectSoundWhenNarrow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const buyer = await buyAsGuest('astrolog', 'nebo-20');

  await page.getByRole('tab', { name: 'Обзор' }).click();
  const overview = page.getByRole('region', { name: 'Обзор' });
  await overview.getByRole('region', { name: 'Последние заказы' }).getByText(buyer).waitFor();
  await overview.getByRole('region', { name: 'Что не настроено' }).getByText('Счётчик посещений').first().waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Заказы' }).click();
  await page.getByRole('row', { name: buyer }).getByRole('button').click();
  const order = page.getByRole('region', { name: /^Заказ\s/ });
  await order.getByText('Открывает: Астролог.').waitFor();
  const told = await takenTable(page, order.getByRole('button', { name: /^Скачать CSV/ }));
  expect(told.rows.flat()).toContain('оплачен');
  await order.getByRole('button', { name: 'Провести заново' }).click();
  await order.getByText('Проведён заново: оплачен.').waitFor();
  await order.getByRole('button', { name: 'Вернуть деньги' }).click();
  await expectSoundWhenNarrow(page);
  await order.getByRole('button', { name: /^Да, вернуть 1\s592/ }).click();
  await order.getByText('Деньги возвращены, доступ закрыт.').waitFor();
  await order.getByText('Сейчас заказ ничего не открывает.').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('tab', { name: 'Люди' }).click();
  await page.getByRole('textbox', { name: 'Почта или имя' }).fill(anna.email);
  await page.getByRole('button', { name: anna.email }).click();
  const card = page.getByRole('region', { name: `Человек ${anna.email}` });
  await card.getByLabel('Открыть продукт').selectOption({ label: 'Нумеролог' });
  await card.getByLabel('Срок').selectOption({ label: 'без срока' });
  await card.getByRole('button', { name: 'Открыть', exact: true }).click();
  await card.getByText('Открыто: Нумеролог.').waitFor();
  await card.getByRole('listitem').getByText('без срока').waitFor();
  await page.getByText('Открыть по адресу почты', { exact: true }).click();
  const waiting = page.getByRole('form', { name: 'Открыть по адресу почты' });
  await waiting.getByLabel(/^Адрес/).fill('newcomer@example.ru');
  await waiting.getByRole('button', { name: 'Открыть по адресу' }).click();
  await waiting.getByText('«Астролог» ждёт: откроется, когда человек подтвердит эту почту.').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('tab', { name: 'Содержание' }).click();
  await page.getByRole('button', { name: 'Новая запись' }).click();
  const form = page.getByRole('form', { name: 'Запись' });
  await form.getByLabel('Адрес записи').fill('from-the-console');
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Заполните поле').first().waitFor();
  await form.getByLabel('Заголовок').fill('Новость из консоли');
  await form.getByLabel('Кратко').fill('Её написал организатор');
  await form.getByLabel('Текст (Markdown)').fill('Это **видно** сразу.');
  const preview = page.getByRole('region', { name: 'Как это увидят' });
  await preview.locator('strong', { hasText: 'видно' }).waitFor();
  await form.getByRole('button', { name: 'Вставить картинку' }).click();
  await form.getByText('Сначала скажите, что на картинке').waitFor();
  await form.getByLabel('Что на картинке').fill('Точка');
  await form.getByLabel('Файл картинки').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
  const picture = preview.getByRole('img', { name: 'Точка' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['1', '1']);
  await expectSoundWhenNarrow(page);
  await form.getByRole('button', { name: 'Опубликовать' }).click();
  await form.getByText('Опубликовано: это видят все.').waitFor();

  const guest = await openPage(await newContext(browser, { baseUrl: server.url }), '/home/homepage');
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
});
