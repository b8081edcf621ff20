import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import {
  expectAccessible,
  expectFocus,
  expectSoundAtEveryWidth,
  launch,
  newContext,
  openPage,
  scrollsSideways,
} from './browser.ts';
import { provokes } from './console-watch.ts';
import { callAs, idOf, operator, type Person, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const desk = '/home/veda?tab=documents';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  place: 'Москва',
  name: 'Анна',
};
const consent = { at: '2026-11-01T07:00:00.000Z', how: 'на встрече', text: '' };

const keptClient = async (who: Person): Promise<string> =>
  idOf(await callAs(who, '/v3/clients', { name: 'Анна Соколова', births: [{ label: 'сама', birth, consent }] }));

/**
 * Keeps a document «being written» for the page until it is let go: the server may be done with it before the page looks. The
 * stream tells a fact and breaks meanwhile.
 */
async function heldWriting(page: Page): Promise<{ letGo(): void }> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    /\/v3\/consultation\/[0-9a-f-]{36}$/,
    async (route) => {
      const response = await route.fetch();
      const { response: whole } = await response.json();
      const { document: _, ...rest } = whole;
      await route.fulfill({ response, json: { response: { ...rest, status: 'running' } } });
    },
    { times: 1 },
  );
  const fact = {
    id: 'f',
    text: 'Луна за сутки проходит тринадцать градусов.',
    source: { title: 'Расчёт', where: 'средний ход' },
  };
  let asks = 0;
  await page.route(/\/v3\/consultation\/[0-9a-f-]{36}\/events$/, async (route) => {
    asks += 1;
    if (asks === 1)
      return route.fulfill({
        contentType: 'text/event-stream',
        body: `id: 1\nevent: fact\ndata: ${JSON.stringify(fact)}\n\n`,
      });
    await isLetGo;
    // The page that was left has given its own request up.
    await route.continue().catch(() => undefined);
  });
  return { letGo: () => letGo() };
}

const article = (page: Page) => page.locator('main article');
const section = (page: Page, id: string) => article(page).locator(`[data-reading=${id}]`);

it('an owner of Veda asks for a document of a client, follows it, edits, replaces, compares, goes back', async () => {
  const owner = await person([14]);
  const client = await keptClient(owner);
  const context = await newContext(browser, { width: 1280, storage: owner.storage });
  const page = await openPage(context, `/home/veda?tab=clients&client=${client}`);
  await page.getByRole('link', { name: 'Новая консультация' }).click();
  await page.waitForURL(/document=new/);
  await page.getByText('Осталось 10 генераций из 10').waitFor();
  await page.getByText('Анна Соколова').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Раши-портрет/ }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'С уровнем «Периоды»' }).first().waitFor();
  await page.getByRole('textbox', { name: /^Вопрос клиента/ }).fill('Стоит ли менять работу?');
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Вопрос клиента/ }).inputValue())
    .toBe('Стоит ли менять работу?');
  await expectAccessible(page);
  // The page is left while the document is written: its end is told where one is then.
  const writing = await heldWriting(page);
  await press(page, 'Составить документ');
  await page.getByText('Со страницы можно уйти').waitFor();
  await page.getByText('Луна за сутки проходит').waitFor();
  await page.locator('main').getByRole('link', { name: 'Документы', exact: true }).click();
  await page.waitForURL(/tab=documents$/);
  writing.letGo();
  await page.getByText('Документ готов: «Раши-портрет: Анна Соколова»').waitFor();
  await page.getByRole('link', { name: 'Раши-портрет: Анна Соколова' }).click();
  await page.getByRole('heading', { level: 1, name: 'Раши-портрет: Анна Соколова' }).waitFor();
  await section(page, 'gist').waitFor();
  expect(page.url()).not.toMatch(/1990|Анна|%D0/);
  await page.getByText('Осталось 9 генераций из 10').waitFor();
  await expect
    .poll(() => article(page).locator('[data-reading] h2').allInnerTexts())
    .toEqual(['Суть', 'Дело и призвание', 'Ближайшее время', 'Где карта спорит с собой', 'На чём это основано']);

  await press(page, 'Править раздел «Дело и призвание»');
  const first = section(page, 'work').getByRole('textbox').first();
  await first.fill('Анна, ваше дело растёт медленно и надёжно.');
  await page.getByText(/^Сохранено в/).waitFor();
  await press(page, 'Готово');
  await section(page, 'work').getByText('Анна, ваше дело растёт медленно и надёжно.').waitFor();
  await expectFocus(page.getByRole('button', { name: 'Править раздел «Дело и призвание»' }));
  await expect.poll(() => section(page, 'work').getByText('написано специалистом').count()).toBe(1);

  // Another window is first: what is typed here stays in its field until it is saved.
  provokes(context, 'refusal');
  const other = await context.newPage();
  await other.goto(page.url());
  for (const window of [page, other]) await press(window, 'Править раздел «Суть»');
  const own = section(page, 'gist').getByRole('textbox').first();
  await own.fill('Анна, это сказано в первом окне.');
  await section(other, 'gist').getByRole('textbox').first().fill('Анна, это сказано во втором окне.');
  await press(other, 'Готово');
  await section(other, 'gist').getByText('Анна, это сказано во втором окне.').waitFor();
  await other.close();
  await press(page, 'Готово');
  await section(page, 'gist').getByRole('button', { name: 'Показать, что стало' }).click();
  await expect.poll(() => section(page, 'gist').getByRole('button', { name: 'Показать, что стало' }).count()).toBe(0);
  expect(await own.inputValue()).toBe('Анна, это сказано в первом окне.');
  await press(page, 'Готово');
  await section(page, 'gist').getByText('Анна, это сказано в первом окне.').waitFor();

  await press(page, 'Найти и заменить');
  await page.getByRole('textbox', { name: 'Найти' }).fill('растёт медленно');
  await page.getByText(/^Найдено: 1\sместо/).waitFor();
  await page.getByRole('textbox', { name: 'Заменить на' }).fill('крепнет');
  await press(page, 'Заменить всё');
  await page.getByText(/^Заменено: 1\sместо/).waitFor();
  await section(page, 'work').getByText('Анна, ваше дело крепнет и надёжно.').waitFor();

  await press(page, 'Версии');
  const versions = page.getByRole('list', { name: 'Версии документа' });
  await versions.getByText(/^5\. /).waitFor();
  await press(page, 'Сравнить версию 1 с текстом сейчас');
  await page.locator('ins', { hasText: 'крепнет' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Вернуть текст версии 1');
  await versions.getByText(/^6\. /).waitFor();
  await expect.poll(() => section(page, 'work').getByText('написано специалистом').count()).toBe(0);

  const rewriting = section(page, 'work').getByRole('group', { name: /^Переписать раздел/ });
  await rewriting.getByText('бесплатно ещё 3').waitFor();
  const length = () => section(page, 'work').getByRole('paragraph').count();
  const before = await length();
  await rewriting.getByRole('button', { name: 'Короче' }).click();
  await rewriting.getByText('бесплатно ещё 2').waitFor();
  await expect.poll(length).toBeLessThan(before);

  await press(page, 'Название и заметки');
  // Left at once, with both changes still waiting for the typing to rest.
  await page.getByRole('textbox', { name: 'Название документа' }).fill('Раши-портрет Анны');
  await page.getByRole('textbox', { name: 'Свои заметки' }).fill('Спросить о переезде');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Раши-портрет Анны' }).waitFor();
  await press(page, 'Название и заметки');
  await expect.poll(() => page.getByRole('textbox', { name: 'Свои заметки' }).inputValue()).toBe('Спросить о переезде');

  await press(page, 'В корзину');
  await press(page, 'Убрать документ в корзину');
  await press(page, 'Да, убрать');
  await page.waitForURL(/tab=documents$/);
  await press(page, 'Корзина');
  await press(page, 'Вернуть «Раши-портрет Анны»');
  await press(page, 'Все');
  await page.getByRole('link', { name: 'Раши-портрет Анны' }).click();
  await section(page, 'gist').waitFor();
});

it('an owner of Veda 16 chooses an hour: what for, where and when; the windows stand with their grounds', async () => {
  const owner = await person([16]);
  const client = await keptClient(owner);
  const context = await newContext(browser, { width: 1280, storage: owner.storage });
  const page = await openPage(context, `/home/veda?tab=clients&client=${client}`);
  await page.getByRole('link', { name: 'Новая консультация' }).click();
  await page.getByRole('radio', { name: /^Мухурта/ }).check();
  await page.getByRole('combobox', { name: 'Для какого дела' }).selectOption('Переезд и новоселье');
  await page.getByRole('textbox', { name: 'С какого дня' }).fill('16.04.2027');
  await page.getByRole('textbox', { name: 'По какой день' }).fill('15.04.2027');
  await page.getByText('Конец периода раньше начала').waitFor();
  await page.getByRole('textbox', { name: 'По какой день' }).fill('15.05.2027');
  await expectAccessible(page);
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Мухурта: Анна Соколова' }).waitFor();
  await section(page, 'windows')
    .getByText(/из ста/)
    .first()
    .waitFor();
  await section(page, 'windows')
    .getByRole('button', { name: /^Почему так/ })
    .first()
    .click();
  await page
    .getByRole('complementary', { name: 'Почему так' })
    .getByText(/^Окно /)
    .first()
    .waitFor();
});

it('an owner of Veda 16 asks a question of a moment; the answer stands first, its page draws and proves the chart of the moment', async () => {
  const owner = await person([16]);
  const context = await newContext(browser, { width: 360, storage: owner.storage });
  provokes(context, 'refusal');
  const page = await openPage(context, '/home/veda?tab=documents&document=new');
  // The list of kinds does not go on long below the steps beside it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('radio', { name: /^Вопрос \(прашна\)/ }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1050);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('radio', { name: /^Вопрос \(прашна\)/ }).check();
  await page.getByText('Напишите вопрос и выберите место; клиента называть не обязательно.').waitFor();
  await page.getByRole('textbox', { name: 'Вопрос клиента своими словами' }).fill('Умрёт ли он?');
  await page.getByRole('textbox', { name: 'День вопроса' }).fill('23.11.2026');
  await page.getByText('Укажите и время вопроса').waitFor();
  await page.getByRole('textbox', { name: 'Время вопроса' }).fill('19:40');
  await page.getByRole('textbox', { name: /^Число для второго голоса/ }).fill('250');
  await page.getByText('Число от 1 до 249').waitFor();
  await page.getByRole('textbox', { name: /^Число для второго голоса/ }).fill('108');
  await expectSoundAtEveryWidth(page);
  await press(page, 'Составить документ');
  await page.getByText(/прашна здесь не судит: спросите о деле/).waitFor();
  await page.getByRole('textbox', { name: 'Вопрос клиента своими словами' }).fill('Получу ли я эту работу?');
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Вопрос (прашна)' }).waitFor();
  await section(page, 'gist')
    .getByText(/о работе/)
    .first()
    .waitFor();
  for (const id of ['for', 'against', 'when', 'change', 'caution', 'moment']) await section(page, id).waitFor();
  await expectSoundAtEveryWidth(page);

  await press(page, 'Передать клиенту');
  await press(page, 'Создать ссылку');
  const address = await page.getByRole('status').locator('input').inputValue();
  const shown = await context.newPage();
  await shown.setViewportSize({ width: 1280, height: 900 });
  await shown.goto(new URL(address).pathname);
  await shown.getByRole('complementary', { name: 'Карта момента' }).waitFor();
  await expectAccessible(shown);
  const pdf = await context.request.get((await shown.locator('a[data-pdf]').getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await press(shown, 'Проверить расчёт');
  await shown.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
});

it('an owner of Астролог hands a Western portrait over; its page proves it by its own zodiac and houses', async () => {
  const owner = await person([1]);
  const client = await keptClient(owner);
  const context = await newContext(browser, { width: 1280, storage: owner.storage });
  const page = await openPage(context, `/home/astrolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Портрет личности/ }).check();
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Портрет личности: Анна Соколова' }).waitFor();
  await section(page, 'basis').waitFor();
  await press(page, 'Передать клиенту');
  await press(page, 'Создать ссылку');
  const address = await page.getByRole('status').locator('input').inputValue();
  const shown = await context.newPage();
  await shown.goto(new URL(address).pathname);
  const chart = shown.getByRole('complementary', { name: 'Карта рождения' });
  await chart.getByText('Тропический зодиак, дома Плацидуса. Асцендент').waitFor();
  await expectAccessible(shown);
  await press(shown, 'Проверить расчёт');
  await shown.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
  await shown.getByText(/тропический зодиак, дома Плацидуса, [\d,]+ с\./).waitFor();

  await page.goto(`/home/astrolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Месяц \(транзиты\)/ }).check();
  await page.getByRole('textbox', { name: 'С какого дня' }).fill('15.02.2027');
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Месяц (транзиты): Анна Соколова' }).waitFor();
  await section(page, 'gist')
    .getByText(/с\s15\sфевраля\sпо\s14\sмарта\s2027\sгода/)
    .waitFor();
  await section(page, 'calendar').waitFor();

  await page.goto(`/home/astrolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Выбор даты/ }).check();
  await page.getByRole('textbox', { name: 'С какого дня' }).fill('16.04.2027');
  await page.getByRole('textbox', { name: 'По какой день' }).fill('15.05.2027');
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Выбор даты: Анна Соколова' }).waitFor();
  await section(page, 'windows')
    .getByText(/из ста/)
    .first()
    .waitFor();
});

it('an owner of Астролог composes the chart of a child for the parent, on a phone', async () => {
  const owner = await person([1]);
  const client = await keptClient(owner);
  const context = await newContext(browser, { width: 360, storage: owner.storage });
  const page = await openPage(context, `/home/astrolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Ребёнок/ }).check();
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Ребёнок: Анна Соколова' }).waitFor();
  for (const part of ['temper', 'learning', 'care', 'friends', 'leave', 'step', 'basis'])
    await section(page, part).waitFor();
  await expectAccessible(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
});

it('«почему так» leads to the very place of the chart, and no birth enters the address', async () => {
  const owner = await person([15]);
  const asked = await callAs(owner, '/v3/consultation/generate', {
    productId: 15,
    kind: 'veda-dashas',
    client: { birth },
  });
  const context = await newContext(browser, { width: 1440, storage: owner.storage });
  const page = await openPage(context, `${desk}&document=${idOf(asked)}`);
  const why = page.getByRole('complementary', { name: 'Почему так' });
  await section(page, 'near')
    .getByRole('button', { name: /^Почему так/ })
    .first()
    .click();
  await why
    .getByRole('button', { name: /^Показать на карте/ })
    .first()
    .click();
  await page.waitForURL(/map=local&tab=dashas&lit=[a-z]+$/);
  await page.locator('[data-varga="1"] .chart-house, [data-varga="1"] [data-body]').first().waitFor();
  expect(page.url()).not.toMatch(/1990|Москва|%D0/);
});

it('a birth typed on a phone becomes a document; without generations the documents stay', async () => {
  const owner = await person([14]);
  const context = await newContext(browser, { width: 360, storage: owner.storage });
  const page = await openPage(context, desk);
  await page.getByText('Здесь будут консультации').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: 'Новая консультация' }).click();
  await press(page, 'Ввести рождение');
  const form = page.getByRole('form', { name: 'Данные рождения' });
  await form.getByRole('textbox', { name: 'Имя' }).fill('Павел');
  await form.getByRole('textbox', { name: 'Дата', exact: true }).fill('03.02.1987');
  await form.getByRole('textbox', { name: 'Время', exact: true }).fill('22:10');
  await form.getByRole('combobox', { name: /^Место/ }).fill('Тула');
  await page.getByRole('option', { name: /^Тула/ }).first().click();
  await press(page, 'Взять это рождение');
  await page.getByRole('checkbox', { name: 'Сохранить в книгу клиентов' }).check();
  await press(page, 'Короткий');
  await expectAccessible(page);
  await press(page, 'Составить документ');
  await section(page, 'gist').waitFor();
  await expectSoundAtEveryWidth(page);
  const order = { productId: 14, kind: 'veda-portrait', client: { birth }, detail: 'short' };
  for (let count = 0; count < 9; count++)
    await callAs(owner, '/v3/consultation/generate', { ...order, question: `вопрос ${count}` });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${desk}&document=new`);
  await page.getByText('Генерации этого месяца закончились').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Составить документ' }).count()).toBe(0);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'К документам' }).click();
  await page.getByRole('link', { name: /^Раши-портрет: Павел/ }).click();
  await section(page, 'gist').waitFor();
});

it('one’s own reading is asked for in the profile; a former owner keeps what was composed', async () => {
  const owner = await person([15]);
  await callAs(owner, '/api/v2/user.saveUserData', { birth });
  const context = await newContext(browser, { width: 360, storage: owner.storage });
  const page = await openPage(context, '/home/profile?tab=reading');
  await page.getByRole('combobox', { name: 'Что составить' }).selectOption('veda-dashas');
  await expectAccessible(page);
  await press(page, 'Составить мой разбор');
  await page.getByRole('heading', { level: 1, name: /^Даши на три года/ }).waitFor();
  await section(page, 'near').waitFor();
  const address = page.url();
  await operator(inject('dataDir'), 'revoke', owner.email, '15');
  await page.goto('/home/veda');
  await page.getByRole('link', { name: 'Ваши документы' }).click();
  await page.getByRole('link', { name: /^Даши на три года/ }).click();
  await section(page, 'near').waitFor();
  expect(page.url()).toBe(address);
});

it('a document of two takes both from the book or typed, and shows whose chart a reason is of', async () => {
  const owner = await person([1, 16]);
  const client = await keptClient(owner);
  const pavel = { ...birth, date: '1987-02-03', time: '22:10', name: 'Павел' };
  await callAs(owner, '/v3/clients', { name: 'Павел Соколов', births: [{ label: 'муж', birth: pavel, consent }] });
  const context = await newContext(browser, { width: 1280, storage: owner.storage });
  const page = await openPage(context, `${desk}&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Совместимость/ }).check();
  await page.getByText('Выберите обоих').waitFor();
  await page.getByRole('searchbox', { name: 'Второй человек из книги' }).fill('павел');
  await page
    .getByRole('list', { name: 'Найденные клиенты' })
    .getByRole('button', { name: /^Павел/ })
    .click();
  await expectAccessible(page);
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: /Анна Соколова и Павел Соколов/ }).waitFor();
  await section(page, 'draws').waitFor();
  // The same two by their Western charts, on the desk of the astrologer.
  await page.goto(`/home/astrolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Совместимость пары/ }).check();
  await page.getByRole('searchbox', { name: 'Второй человек из книги' }).fill('павел');
  await page
    .getByRole('list', { name: 'Найденные клиенты' })
    .getByRole('button', { name: /^Павел/ })
    .click();
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Совместимость пары: Анна Соколова и Павел Соколов' }).waitFor();
  await section(page, 'draws')
    .getByRole('button', { name: /^Почему так/ })
    .first()
    .click();
  await page
    .getByRole('complementary', { name: 'Почему так' })
    .getByText(/первого и .+ второго/)
    .first()
    .waitFor();
});

it('an owner of Нумеролог takes a family from the book and hands its reading over', async () => {
  const owner = await person([2]);
  const client = await keptClient(owner);
  const vera = { ...birth, date: '2015-11-02', name: 'Вера' };
  await callAs(owner, '/v3/clients', { name: 'Вера Соколова', births: [{ label: 'дочь', birth: vera, consent }] });
  const context = await newContext(browser, { width: 1280, storage: owner.storage });
  const page = await openPage(context, `/home/numerolog?tab=documents&document=new&client=${client}`);
  await page.getByRole('radio', { name: /^Род/ }).check();
  await page.getByText('хотя бы ещё одного человека').waitFor();
  await page.getByRole('searchbox', { name: 'Человек 2 из книги' }).fill('вера');
  await page.getByRole('list', { name: 'Найденные клиенты' }).getByRole('button', { name: /^Вера/ }).click();
  await press(page, 'Составить документ');
  await page.getByRole('heading', { level: 1, name: 'Род: Анна Соколова и Вера Соколова' }).waitFor();
  await section(page, 'kin').waitFor();
  await press(page, 'Передать клиенту');
  await press(page, 'Создать ссылку');
  const address = await page.getByRole('status').locator('input').inputValue();
  await page.goto(new URL(address).pathname);
  await page.getByRole('heading', { name: 'Кто с кем' }).waitFor();
  await press(page, 'Проверить расчёт');
  await page.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
});
