import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  expectAccessible,
  expectSoundAtEveryWidth,
  expectSoundWhenNarrow,
  launch,
  newContext,
  openPage,
} from './browser.ts';
import { provokes } from './console-watch.ts';
import { fallingServer } from './falling-server.ts';
import { callAs, operator, type Person, person } from './people.ts';
import { startServer } from './server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/marketer';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const downloaded = async (page: Page, item: string) => {
  await press(page, 'Выгрузить');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

/** A plan of one month with two posts, made through the API. */
async function planned(who: Person): Promise<void> {
  await callAs(who, '/v1/content_plans', {
    title: 'Ноябрь: тихая Луна',
    from: '2026-11-01',
    to: '2026-11-30',
    networks: ['vk'],
    items: [
      { date: '2026-11-20', time: '09:00', topic: 'Экадаши: зачем и как', network: 'vk', status: 'published' },
      { date: '2026-11-24', topic: 'Карттика-пурнима', network: 'dzen', purpose: 'personal', status: 'draft' },
    ],
  });
}

describe('the check of a publication', () => {
  it('marks the words that promise and the sky that is not there, and says when it is good', async () => {
    const owner = await person([3]);
    await planned(owner);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, address);
    await press(page, 'Публикация');
    await field(page, 'Дата').fill('24.11.2026');
    await field(page, 'Текст').fill('Сегодня новолуние. Гарантированно найдёте работу. Запись на разбор открыта.');
    await press(page, 'Проверить текст');
    const found = page.getByRole('region', { name: 'Проверка публикации' }).getByRole('listitem');
    await expect.poll(() => found.count()).toBe(3);
    const told = await found.allTextContents();
    expect(told.map((remark) => /^(?:Стоп|Проверьте)/u.exec(remark)?.[0])).toEqual(['Стоп', 'Стоп', 'Проверьте']);
    expect(await found.locator('q').allTextContents()).toEqual([
      'новолуние',
      'Гарантированно найдёте работу',
      'Запись на разбор',
    ]);
    expect(told.every((remark) => remark.includes('Можно так: '))).toBe(true);
    await expectAccessible(page);
    await press(page, 'Заменить «новолуние»');
    await expect.poll(() => field(page, 'Текст').inputValue()).toMatch(/^Сегодня проверьте дату по календарю\. Гарант/);
    await field(page, 'Текст').fill('Сегодня полнолуние. Посмотрите, что закончено.');
    await page.getByText('Текст изменился: проверьте ещё раз.').waitFor();
    await press(page, 'Проверить текст');
    await page.getByText('Хорошо: ни обещаний').waitFor();
    await page.getByText(/^46\sзнаков из 16\s384/).waitFor();
  });
});

describe('a plan by the sky', () => {
  it('fills a month from nothing, every item with its reason, and takes back what was done', async () => {
    const owner = await person([3]);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, address);
    await page.getByText('Планов пока нет').waitFor();
    const sample = page.getByRole('region', { name: /пример$/ });
    await sample
      .getByText(/^Повод: .* по Москве/)
      .first()
      .waitFor();
    await expectSoundAtEveryWidth(page);
    await press(page, 'План по небу');
    await field(page, 'О чём вы пишете').fill('ведическая астрология');
    await field(page, 'С какого дня').fill('01.12.2026');
    await page.getByText('Спишется 4').waitFor();
    await press(page, 'Сети с пометкой…');
    await press(page, 'Telegram');
    await page.getByText('Telegram: Сеть ограничена').waitFor();
    await press(page, 'Telegram');
    await expectAccessible(page);
    await press(page, 'Составить план');
    await page.getByRole('heading', { name: /План: 1–28\sдекабря 2026/ }).waitFor();
    await page.getByText(/20\sпубликаций/).waitFor();
    // A fifth of twenty are facts; what is wished stands beside what is.
    await page.getByText(/^Доверие 20\s% из 20$/).waitFor();
    await page.getByText(/^Польза 5\d\s% из 55$/).waitFor();
    await press(page, 'Список');
    await page
      .getByText(/по Москве\./)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: / · Личное · / })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/^Впишите своё: \d\sмест/)
      .waitFor();
    await expect.poll(() => field(page, 'Текст').inputValue()).toMatch(/‹[^›]+›/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const item = page.getByRole('button', { name: /^Действия: / }).first();
    await item.click();
    await page.getByRole('menuitem', { name: 'Отметить опубликованным' }).click();
    await page.getByText(/: изменено/).waitFor();
    await press(page, 'Отменить');
    await page.getByText(/: изменено/).waitFor({ state: 'detached' });
    await expectSoundAtEveryWidth(page);
    await press(page, 'Повторить с новым небом');
    await expect.poll(() => field(page, 'С какого дня').inputValue()).toBe('29.12.2026');
  });
});

describe('a text', () => {
  it('of one idea is a story, then a clip; each is edited, its versions kept, and is found again', async () => {
    const owner = await person([3]);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, address);
    const text = (name: string | RegExp) => page.getByRole('region', { name });
    await press(page, 'Истории и посты');
    await press(page, 'Написать');
    await page.getByText('Назовите тему').waitFor();
    await page.getByRole('textbox', { name: 'Тема' }).fill('Полнолуние');
    await press(page, 'Написать');
    await text(/^История: Полнолуние/).waitFor();
    await page.getByText('1. Зацепка').waitFor();
    await page.getByText(/^Вся история: \d+\sсекунд/).waitFor();
    await page.getByRole('button', { name: /^Кадр 2 из 5/ }).click();
    await page.getByRole('textbox', { name: 'Текст кадра 2' }).fill('Своими словами.');
    await press(page, 'Кадр');
    await page.getByRole('button', { name: /^Кадр 1 из 6/ }).click();
    await press(page, 'Сохранить кадры');
    await page.getByText('Напишите текст кадра').waitFor();
    await page.getByRole('textbox', { name: 'Текст кадра 3' }).fill('Вставка.');
    await page.getByRole('combobox', { name: 'Наклейка кадра 3' }).selectOption('poll');
    await page.getByRole('button', { name: 'Кадр 3 из 6: Вставка.' }).press('Alt+ArrowRight');
    await page.getByText('Кадр теперь 4-й из 6.').waitFor();
    await page.getByRole('button', { name: 'Кадр 4 из 6: Вставка.' }).press('Alt+ArrowRight');
    await press(page, 'Раньше');
    await page.getByRole('button', { name: 'Кадр 4 из 6: Вставка.' }).waitFor();
    await press(page, 'Убрать кадр 4');
    await page.getByText('Кадр 4 убран.').waitFor();
    await press(page, 'Сохранить кадры');
    await page.getByText('Прежние версии').click();
    await page.getByText(/^2\. .*вы сейчас/).waitFor();
    await press(page, 'Проверить текст');
    await page.getByText('Хорошо: ни обещаний').waitFor();
    await expectSoundAtEveryWidth(page);

    await press(page, 'Карточки из текста');
    await page.getByRole('img', { name: /^Карточка: / }).waitFor();
    await press(page, 'Следующая карточка');
    await page.getByRole('img', { name: /^Карточка: Своими словами\./ }).waitFor();
    await expectSoundWhenNarrow(page);

    await page.getByRole('combobox', { name: 'Формат' }).selectOption('reels');
    await press(page, 'Написать');
    await text(/^Клип: Полнолуние/).waitFor();
    await expectSoundWhenNarrow(page);
    const download = page.waitForEvent('download');
    await press(page, 'Титры .srt');
    const srt = await readFile(await (await download).path(), 'utf8');
    expect(srt).toMatch(/^1\n00:00:00,000 --> 00:00:\d\d,000\n\S/);
    expect(srt).toMatch(/ --> 00:00:30,000\n\S[^\n]*\n$/);
    await press(page, 'Телесуфлёр');
    await page.getByRole('dialog', { name: 'Телесуфлёр' }).getByText('0 с из 30').waitFor();
    await expectAccessible(page);
    await press(page, 'Пуск');
    await page.getByText('1 с из 30').waitFor();
    await page.keyboard.press('Escape');
    const prompter = page.getByRole('dialog', { name: 'Телесуфлёр' });
    await prompter.waitFor({ state: 'detached' });
    await press(page, 'Телесуфлёр');
    await prompter.getByText('0 с из 30').waitFor();
    await page.goBack();
    await prompter.waitFor({ state: 'detached' });
    await text(/^Клип: Полнолуние/).waitFor();

    await press(page, 'Факты');
    await page.getByText(/^Источник: /).waitFor();
    await expectSoundWhenNarrow(page);
    await press(page, 'В план');
    await page.getByText('Планов пока нет').waitFor();
    await planned(owner);
    await page.reload();
    await press(page, 'Факты');
    await press(page, 'В план');
    await page.getByRole('textbox', { name: 'День' }).fill('21.11.2026');
    await press(page, 'Добавить в план');
    await page.getByText(/^Факт в плане: 21\sноября/).waitFor();
    await expectSoundWhenNarrow(page);
    await press(page, 'В историю');
    await expect.poll(() => page.getByRole('textbox', { name: 'Тема' }).inputValue()).not.toBe('');
    await press(page, 'Написанное');
    await page
      .getByRole('list', { name: 'Написанное' })
      .getByRole('button', { name: /^История: Полнолуние/ })
      .click();
    await page.getByRole('button', { name: 'Кадр 2 из 5: Своими словами.' }).waitFor();
    await expectSoundWhenNarrow(page);
  });
});

/** A picture as a browser decodes it, px. */
const sizeOf = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    return `${width}x${height}`;
  }, png.toString('base64'));

describe('cards', () => {
  it('are drawn of the day, the sky, a festival, an arcanum and own words; a set is packed or given up', async () => {
    const owner = await person([3]);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, address);
    const saved = async (name: string | RegExp) => {
      const download = page.waitForEvent('download');
      await press(page, name);
      const file = await download;
      return { name: file.suggestedFilename(), path: await file.path() };
    };
    const card = (words: RegExp) => page.getByRole('img', { name: words });
    await press(page, 'Карточки');
    await page.getByRole('textbox', { name: 'С какого дня' }).fill('24.11.2026');
    await card(/^Карточка: Панчанга дня 24\sноября .*Титхи.*Раху-кала.*Небосвод/).waitFor();
    await expectSoundAtEveryWidth(page);
    const square = await saved('Скачать PNG');
    expect(square.name).toBe('Панчанга-2026-11-24-1080x1080.png');
    expect(await sizeOf(page, await readFile(square.path))).toBe('1080x1080');
    await page.getByRole('combobox', { name: 'Сколько дней' }).selectOption('7');
    await press(page, '9 : 16');
    const set = await saved('Набор ZIP: 7 карточек');
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const listed = execFileSync('unzip', ['-Z1', set.path], { encoding: 'utf8', env }).trim().split('\n');
    expect([set.name, listed.length, listed.at(-1)]).toEqual([
      'Карточки-2026-11-24.zip',
      7,
      '7-Панчанга-2026-11-30-1080x1920.png',
    ]);
    const last = execFileSync('unzip', ['-p', set.path, '7-*'], { maxBuffer: 10_000_000, env });
    expect(await sizeOf(page, last)).toBe('1080x1920');

    await page.getByRole('combobox', { name: 'Сколько дней' }).selectOption('30');
    await press(page, /^Набор ZIP: 30/);
    await page.getByText(/^Нарисовано \d+ из 30/).waitFor();
    // At once: a click that waits for a still page may come after the last card.
    await page.getByRole('button', { name: 'Отменить', exact: true }).dispatchEvent('click');
    await page.getByRole('button', { name: /^Набор ZIP: 30/ }).waitFor();

    await press(page, 'Событие неба');
    await card(/^Карточка: Событие неба .* по Москве .*тропический зодиак/).waitFor();
    await press(page, 'Праздник');
    await card(/Накшатра/).waitFor();
    await press(page, 'Аркан');
    await press(page, 'Следующая карточка');
    await card(/Аркан 2 Жрица .*II/).waitFor();
    await press(page, 'Свой текст');
    await page.getByText('Напишите текст: карточка появится здесь.').waitFor();
    await page.getByRole('textbox', { name: /^Текст: / }).fill('Первая\n\nВторая\nс подробностями');
    await press(page, '4 : 5');
    await card(/^Карточка: Первая /).waitFor();
    expect(await sizeOf(page, await readFile((await saved('Скачать PNG')).path))).toBe('1080x1350');
    await expectSoundWhenNarrow(page);
  });
});

describe('a plan by hand', () => {
  it('is made, filled, looked at four ways, moved by menu, taken away as files and deleted', async () => {
    const owner = await person([3]);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, address);
    await page.getByText('Планов пока нет').waitFor();
    await press(page, 'Новый план');
    await press(page, 'Создать план');
    await page.getByText('Назовите план').waitFor();
    await field(page, 'Название').fill('Тихая Луна');
    await field(page, 'С какого дня').fill('01.11.2026');
    await field(page, 'По какой день').fill('31.10.2026');
    await press(page, 'Создать план');
    await page.getByText('Конец плана раньше начала').waitFor();
    await expect.poll(() => field(page, 'Название').inputValue()).toBe('Тихая Луна');
    await field(page, 'По какой день').fill('30.11.2026');
    await press(page, 'Создать план');
    await page.getByRole('heading', { name: 'Тихая Луна' }).waitFor();

    await press(page, 'Публикация');
    await press(page, 'Добавить');
    await page.getByText('Нужна тема').waitFor();
    await field(page, 'Тема').fill('Экадаши');
    await field(page, 'Дата').fill('24.11.2026');
    await field(page, 'Время').fill('9:00');
    await field(page, 'Хэштеги').fill('луна, #экадаши');
    await press(page, 'Добавить');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${page.url().split('?')[0]}?view=list`);
    await page
      .getByRole('region', { name: /24\sноября 2026/ })
      .getByText('Экадаши')
      .waitFor();

    await press(page, 'Действия: Экадаши');
    await page.getByRole('menuitem', { name: /25\sнояб\./ }).click();
    await page
      .getByRole('region', { name: /25\sноября 2026/ })
      .getByText('Экадаши')
      .waitFor();
    await press(page, 'Доска');
    await press(page, 'Действия: Экадаши');
    await page.getByRole('menuitem', { name: 'Отметить опубликованным' }).click();
    await page.getByRole('region', { name: 'Опубликовано' }).getByText('Экадаши').waitFor();
    await press(page, 'Неделя');
    await page.waitForURL('**view=week**');
    await press(page, 'Месяц');
    await page.getByRole('button', { name: /^25\sноября: 1/ }).click();

    await page.reload();
    await page.getByRole('button', { name: /^09:00 Экадаши/ }).click();
    await expect.poll(() => field(page, 'Хэштеги').inputValue()).toBe('#луна #экадаши');
    await field(page, 'Тема').fill('Не то');
    await press(page, 'Сохранить');
    await page.getByText('«Не то»: изменено').waitFor();
    await press(page, 'Отменить');
    await page.getByRole('button', { name: /^09:00 Экадаши/ }).click();
    await field(page, 'Тема').fill('Экадаши и пост');
    await press(page, 'Сохранить');
    await page.getByRole('button', { name: /^09:00 Экадаши и пост/ }).waitFor();

    const table = await downloaded(page, 'Таблица, CSV');
    expect(table.name).toBe('Тихая-Луна.csv');
    expect(table.text).toContain('"25.11.2026";"09:00";"ВКонтакте"');
    for (const item of ['Таблица Excel, .xlsx', 'Документ Word, .docx']) {
      // Both are archives; what is in them is read by an office in their own test.
      const { name, text } = await downloaded(page, item);
      expect([name.split('.').at(-1), text.slice(0, 2)]).toEqual([item.split('.').at(-1), 'PK']);
    }
    const calendar = await downloaded(page, 'Календарь, .ics');
    expect(calendar.text).toContain('SUMMARY:ВКонтакте: Экадаши и пост');

    await page.getByRole('button', { name: 'Действия: Экадаши и пост' }).first().click();
    await page.getByRole('menuitem', { name: 'Удалить…' }).click();
    await page.getByRole('menuitem', { name: 'Точно удалить' }).click();
    await page.getByText(/0\sпубликаций/).waitFor();
    await press(page, 'Удалить план…');
    await press(page, 'Да, удалить план');
    await page.getByText('Планов пока нет').waitFor();
  });

  it('moves by dragging to another day as well', async () => {
    const owner = await person([3]);
    await planned(owner);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, `${address}?view=month&date=2026-11-24`);
    // What the sky does comes after the posts and moves them: nobody takes hold of one before.
    await page.getByRole('list', { name: /^Небо 24\sноября/ }).waitFor();
    const target = page.getByRole('cell').filter({ has: page.getByRole('button', { name: /^26\sноября/ }) });
    await page.locator('[draggable=true]', { hasText: 'Карттика-пурнима' }).dragTo(target);
    await target.getByText('Карттика-пурнима').waitFor();
    await page.reload();
    await target.getByText('Карттика-пурнима').waitFor();
  });
});

it('plans of somebody whose access has ended stay theirs to read, take away and delete', async () => {
  const owner = await person([3]);
  await planned(owner);
  await operator(inject('dataDir'), 'revoke', owner.email, '3');
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, address);
  await page.getByText('На вашей почте его пока нет').waitFor();
  await page.getByText('Ноябрь: тихая Луна').click();
  await page.getByText('Экадаши: зачем и как').waitFor();
  await page.getByRole('region', { name: /пример$/ }).waitFor();
  await expectSoundAtEveryWidth(page);
  expect((await downloaded(page, 'Таблица, CSV')).text).toContain('Карттика-пурнима');
  await press(page, 'Удалить план…');
  await press(page, 'Да, удалить план');
  await page.getByRole('heading', { name: 'Ваши контент-планы' }).waitFor({ state: 'detached' });
});

it('plans that cannot be read are a toast of the catalogue and a place to try again', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const owner = await person([3], server);
  const wire = await fallingServer(server);
  const context = await newContext(browser, { baseUrl: wire.url, storage: owner.storage });
  provokes(context, 'outage');
  wire.killOn = '/content_plans/';
  const page = await openPage(context, address);
  await page
    .locator('.mantine-Notification-description')
    .getByText('Не удалось загрузить контент-планы пользователя', { exact: true })
    .waitFor();
  await page.getByText('Контент-планы не загрузились').waitFor();
  await page.getByRole('button', { name: 'Повторить' }).waitFor();
});

it('every view, the form and the menu are accessible and never scroll sideways', async () => {
  const owner = await person([3]);
  await planned(owner);
  const context = await newContext(browser, { storage: owner.storage, reducedMotion: true });
  const page = await openPage(context, `${address}?date=2026-11-24`);
  for (const view of ['Месяц', 'Неделя', 'Список', 'Доска']) {
    await press(page, view);
    if (view === 'Месяц') await expectSoundAtEveryWidth(page);
    else await expectSoundWhenNarrow(page);
  }
  await press(page, 'Действия: Карттика-пурнима');
  await page.getByRole('menuitem', { name: 'Удалить…' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page, 'Публикация');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Тема' }).waitFor();
  await expectSoundWhenNarrow(page);
  await page.keyboard.press('Escape');
  await press(page, 'Сети и голос');
  await page.getByRole('heading', { level: 1, name: 'Сети и голос' }).waitFor();
  await page.getByRole('textbox', { name: 'Тон' }).fill('спокойно');
  await page
    .getByRole('textbox', { name: 'Свой пост, 1 из 3' })
    .fill('Ты видишь Луну? 🌙 Загадай желание 🌙 Только тихо!');
  await press(page, 'Посчитать голос по постам');
  await page.getByText('Сохранено.').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Обращение' }).inputValue()).toBe('familiar');
  await page.getByRole('textbox', { name: 'Эмодзи на сто слов' }).fill('3,5');
  await press(page, 'Сохранить сети и голос');
  await page.getByText('Сохранено.').waitFor();
  await expectSoundWhenNarrow(page);
  await press(page, 'Контент-план');
  await page.getByRole('heading', { level: 1, name: 'Контент-план' }).waitFor();
});
