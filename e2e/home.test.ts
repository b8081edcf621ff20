import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectSoundAtEveryWidth, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/homepage';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** Headings of the blocks from top to bottom, as they stand on the page. */
const blocks = (page: Page) =>
  page.locator('main h2').evaluateAll((all) =>
    all
      .map((one) => ({ text: one.textContent ?? '', top: one.getBoundingClientRect().top }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  );
const ready = (page: Page) =>
  page
    .getByRole('button', { name: /^Добавить в календарь/ })
    .first()
    .waitFor();

describe('the homepage of a guest', () => {
  it('greets with the day, invites to a chart, lists news, events and questions in the order of a phone', async () => {
    const context = await newContext(browser, { width: 360 });
    const page = await openPage(context, address);
    await ready(page);
    await heading(page, 'Новости').waitFor();
    await heading(page, 'Вопросы').waitFor();
    await expect.poll(() => page.locator('main h1').innerText()).toMatch(/^Сегодня, \d/);
    const order = ['Ваша карта рождения', 'Новости', 'События', 'Вопросы'];
    await expect.poll(async () => (await blocks(page)).filter((text) => order.includes(text))).toEqual(order);
    await expect.poll(() => page.getByText('Ваши инструменты').count()).toBe(0);
  });

  it('names the lunar month, and tells before sunrise that the day before still runs', async () => {
    const context = await newContext(browser, { at: new Date('2026-11-24T02:10:00Z') });
    const page = await openPage(context, address);
    await page.getByText('Солнце ещё не взошло: идут сутки 23\u00a0ноября.').waitFor();
    await page.getByText('Москва, вторник, Картика, растущая Луна', { exact: true }).waitFor();
    await context.clock.setFixedTime(new Date('2026-11-24T11:10:00Z'));
    await page.reload();
    await page.locator('main b', { hasText: 'Мангалавара' }).waitFor();
    await expect.poll(() => page.getByText('Солнце ещё не взошло').count()).toBe(0);
  });

  it('gives an event to the calendar as a file', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, address);
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Добавить в календарь/ })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });

  it('opens a piece of news and all of them, and an answer at its own anchor', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, address);
    await page.getByRole('link', { name: 'Небосвод открыт' }).click();
    await page.locator('main h1', { hasText: 'Небосвод открыт' }).waitFor();
    expect(page.url()).toContain('news=open-calculations');
    await page.getByRole('link', { name: 'Все новости' }).click();
    await page.locator('main h1', { hasText: 'Новости' }).waitFor();
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThanOrEqual(3);
    await page.goto(address);
    await page.getByRole('link', { name: 'Что такое временный доступ?' }).click();
    await page.waitForURL('**/home/faq#what-is-temporary-access');
    await page.getByText('Вы указываете только почту').waitFor();
  });

  it('says in its place what did not load and reads it again; the other blocks stay', async () => {
    const context = await newContext(browser);
    provokes(context, 'outage');
    await context.route('**/v3/events/list*', (route) => route.fulfill({ status: 500, body: '{}' }));
    // The address itself comes drawn, with its lists in it.
    const page = await openPage(context, '/home/faq');
    await page.getByRole('link', { name: 'Главная' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'События не загрузились' });
    await failed.waitFor();
    await heading(page, 'Новости').waitFor();
    await context.unroute('**/v3/events/list*');
    await failed.getByRole('button', { name: 'Повторить' }).click();
    await ready(page);
  });
});

describe('the homepage of an owner', () => {
  it('goes on with the last chart and the next post, puts owned areas first', async () => {
    const marketer = await person([3]);
    const birth = {
      date: '1990-05-17',
      time: '14:30',
      latitude: 55.75,
      longitude: 37.62,
      name: 'Анна',
      place: 'Москва',
    };
    await callAs(marketer, '/v1/content_plans', {
      title: 'План',
      from: '2026-01-01',
      to: '2099-01-01',
      items: [{ date: '2098-12-31', topic: 'Очень далёкая публикация', network: 'vk' }],
    });
    const context = await newContext(browser, {
      storage: { ...marketer.storage, 'nebosvod-local-chart': JSON.stringify(birth) },
    });
    const page = await openPage(context, address);
    await page.getByRole('link', { name: /Очень далёкая публикация/ }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Анна/ }).getAttribute('href')).toContain('map=local');
    const tools = page.locator('section', { has: heading(page, 'Ваши инструменты') }).getByRole('link');
    await expect.poll(() => tools.first().innerText()).toMatch(/^Маркетолог[\s\S]*Открыть/);
    await expect.poll(() => tools.nth(1).innerText()).toContain('Узнать');
    await page.getByRole('link', { name: /Очень далёкая публикация/ }).click();
    await page.locator('main h1', { hasText: 'Контент-план' }).waitFor();
  });
});

describe('what a person goes on with', () => {
  const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.62, place: 'Москва' };
  /** An astrologer and marketer with a map, two clients and a plan. */
  const practitioner = async () => {
    const who = await person([1, 3]);
    await callAs(who, '/api/v2/chart.create', { name: 'Вера', birth });
    for (const name of ['Яна Белова', 'Анна Чернова']) await callAs(who, '/v3/clients', { name });
    await callAs(who, '/v1/content_plans', { title: 'Зимний план', from: '2026-01-01', to: '2099-01-01' });
    return who;
  };
  const block = (page: Page) => page.locator('section', { has: heading(page, 'Продолжить') });

  it.each([360, 1280])('is the map, the client and the plan touched last, at %i px', async (width) => {
    const context = await newContext(browser, { width, storage: (await practitioner()).storage });
    const page = await openPage(context, address);
    await expect.poll(() => block(page).getByRole('link').count()).toBe(3);
    const links = await block(page).getByRole('link').allInnerTexts();
    expect(links.map((text) => text.split('\n')[1])).toEqual(['Вера', 'Анна Чернова', 'Зимний план']);
    await expect.poll(() => heading(page, 'Ваша карта рождения').count()).toBe(0);
    await expectSoundWhenNarrow(page);
    await block(page)
      .getByRole('link', { name: /Анна Чернова/ })
      .click();
    await page.waitForURL(/\/home\/astrolog\?tab=clients&client=/);
    await page.locator('main h1', { hasText: 'Анна Чернова' }).waitFor();
  });

  it('stands in the order of opening on this device: what was opened last is first, not what was made last', async () => {
    const who = await practitioner();
    await callAs(who, '/api/v2/chart.create', { name: 'Новая карта', birth });
    const context = await newContext(browser, { storage: who.storage });
    const page = await openPage(context, address);
    await block(page)
      .getByRole('link', { name: /Анна Чернова/ })
      .waitFor();
    await page.goto('/home/astrolog?tab=clients');
    await page.getByRole('link', { name: 'Яна Белова' }).click();
    await page.locator('main h1', { hasText: 'Яна Белова' }).waitFor();
    await page.goto(address);
    await block(page)
      .getByRole('link', { name: /Яна Белова/ })
      .waitFor();
    await expect.poll(() => block(page).getByRole('link').count()).toBe(3);
    const links = await block(page).getByRole('link').allInnerTexts();
    expect(links.map((text) => text.split('\n')[1])).toEqual(['Яна Белова', 'Новая карта', 'Зимний план']);
  });

  it('fails apart: what did not come says so and is read again, the rest stands', async () => {
    const context = await newContext(browser, { storage: (await practitioner()).storage });
    provokes(context, 'outage');
    await context.route('**/v3/clients?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    const page = await openPage(context, address);
    const failed = block(page).getByRole('alert');
    await failed.filter({ hasText: 'Книга клиентов не загрузилась' }).waitFor();
    await block(page).getByRole('link', { name: /Вера/ }).waitFor();
    await block(page)
      .getByRole('link', { name: /Зимний план/ })
      .waitFor();
    await context.unroute('**/v3/clients?*');
    await failed.getByRole('button', { name: 'Повторить' }).click();
    await block(page)
      .getByRole('link', { name: /Анна Чернова/ })
      .waitFor();
  });
});

describe('the role of a newcomer', () => {
  const question = 'Для чего вам Небосвод?';
  const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const order = ['Инструменты', 'Новости', 'Вопросы'];
  const inOrder = async (page: Page) => (await blocks(page)).filter((text) => order.includes(text));
  const firstTool = (page: Page) =>
    page
      .locator('section', { has: heading(page, 'Инструменты') })
      .getByRole('link')
      .first();

  it.each([360, 1280])('lays the page of a guest out, is kept, put away and called back at %i px', async (width) => {
    const context = await newContext(browser, { width });
    const page = await openPage(context, address);
    await heading(page, question).waitFor();
    const group = page.getByRole('group', { name: 'Для чего вам Небосвод' });
    expect(await group.locator('[aria-pressed=true]').count()).toBe(0);
    await expectSoundWhenNarrow(page);
    await answer(page, 'Учусь').click();
    await heading(page, 'Карта для разбора').waitFor();
    await expect.poll(() => firstTool(page).innerText()).toMatch(/^Veda/);
    if (width === 360) await expect.poll(() => inOrder(page)).toEqual(['Инструменты', 'Вопросы', 'Новости']);
    await answer(page, 'Практикую').click();
    await heading(page, 'Карта клиента').waitFor();
    await expect.poll(() => firstTool(page).innerText()).toMatch(/^Астролог/);
    if (width === 360) await expect.poll(() => inOrder(page)).toEqual(order);
    await expectSoundWhenNarrow(page);
    await page.reload();
    await heading(page, 'Карта клиента').waitFor();
    await expect.poll(() => answer(page, 'Практикую').getAttribute('aria-pressed')).toBe('true');
    await answer(page, 'Скрыть выбор').click();
    await expect.poll(() => heading(page, question).count()).toBe(0);
    await page.reload();
    await heading(page, 'Карта клиента').waitFor();
    await answer(page, 'Настроить главную').click();
    await expect.poll(() => heading(page, question).evaluate((one) => one === document.activeElement)).toBe(true);
    await answer(page, 'Для себя').click();
    await heading(page, 'Ваша карта рождения').waitFor();
    await expect.poll(() => heading(page, 'Инструменты').count()).toBe(0);
  });

  it('is kept in the account, for another device too', async () => {
    const newcomer = await person();
    const context = await newContext(browser, { storage: newcomer.storage });
    const page = await openPage(context, address);
    await heading(page, question).waitFor();
    const isSaved = page.waitForResponse((response) => response.url().includes('user.saveUserData') && response.ok());
    await answer(page, 'Учусь').click();
    await isSaved;
    const other = await openPage(await newContext(browser, { storage: newcomer.storage }), address);
    await heading(other, 'Карта для разбора').waitFor();
  });

  it('is asked of nobody who has something, unless they want it', async () => {
    const context = await newContext(browser, { storage: (await person([14])).storage });
    const page = await openPage(context, address);
    await heading(page, 'Ваши инструменты').waitFor();
    await heading(page, 'Карта для разбора').waitFor();
    await expect.poll(() => heading(page, question).count()).toBe(0);
    await answer(page, 'Настроить главную').click();
    await heading(page, question).waitFor();
  });
});

describe('questions and answers', () => {
  it('are found in titles and bodies, opened in place, asked whether they helped, linked to the chat', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/home/faq');
    const questions = page.locator('main details');
    const all = await questions.count();
    expect(all).toBeGreaterThan(40);
    await page.getByRole('searchbox', { name: 'Поиск по вопросам' }).fill('декретное время');
    await page.getByText('Нашлось: 1 ответ').waitFor();
    await page.getByText('В СССР и России пояса менялись').waitFor();
    await page.getByRole('button', { name: 'Нет', exact: true }).click();
    const chat = page.getByRole('link', { name: /Спросить в чате/ }).first();
    await expect.poll(() => chat.getAttribute('href')).toBe('https://chat.example.ru/login');
    await page.waitForURL((url) => url.searchParams.get('q') === 'декретное время');
    await page.getByRole('searchbox').fill('абракадабра');
    await page.getByText('По запросу «абракадабра» ничего нет.').waitFor();
    await page.getByRole('button', { name: 'Показать все вопросы' }).click();
    await expect.poll(() => questions.count()).toBe(all);
  });

  it('answer from what was read before when the server is silent', async () => {
    const context = await newContext(browser);
    provokes(context, 'outage');
    // The address itself comes drawn, with its answers in it: here they are asked for on the way.
    const page = await openPage(context, '/home/shop');
    const toQuestions = () => page.getByTestId('sidebar').getByRole('link', { name: 'Вопросы и ответы' }).click();
    await toQuestions();
    await page.locator('main details').first().waitFor();
    await context.route('**/v3/questions/list*', (route) => route.abort());
    const isAsked = page.waitForEvent('requestfailed', (request) => request.url().includes('/v3/questions/list'));
    await page.goto('/home/shop');
    await toQuestions();
    await isAsked;
    await page.locator('main details').first().waitFor();
  });
});

describe('every width', () => {
  for (const [path, settled] of [
    [address, 'События'],
    ['/home/homepage?news=all', 'Небосвод открыт'],
    ['/home/faq#birth-time-unknown', 'Начало'],
  ] as const) {
    it(`${path} is accessible and never scrolls sideways`, async () => {
      const context = await newContext(browser, { reducedMotion: true });
      const page = await openPage(context, path);
      await heading(page, settled).waitFor();
      if (path.includes('news')) await expectSoundWhenNarrow(page);
      else await expectSoundAtEveryWidth(page);
    });
  }
});
