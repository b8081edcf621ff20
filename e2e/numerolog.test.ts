import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { provokes } from './console-watch.ts';
import { type Person, person } from './people.ts';

let browser: Browser;
/** One owner of product 2, shared by all journeys. */
let owner: Person;
beforeAll(async () => {
  browser = await launch();
  owner = await person([2]);
});

const address = '/home/numerolog';
const widths = [320, 360, 800, 801, 1280] as const;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openTool(tool: string, options: { width?: number; scheme?: 'dark' | 'light' } = {}): Promise<Page> {
  const context = await newContext(browser, { ...options, storage: owner.storage, reducedMotion: true });
  return openPage(context, tool === 'board' ? address : `${address}?tool=${tool}`);
}

async function count(page: Page, date: string, name = ''): Promise<void> {
  if (name !== '') await field(page, 'Имя, отчество, фамилия').fill(name);
  await field(page, 'Дата рождения').fill(date);
  await page.getByRole('button', { name: 'Посчитать', exact: true }).click();
}

async function openBoard(date = '17.05.1990', name = 'Анна Соколова', options: { width?: number } = {}) {
  const page = await openTool('board', options);
  await count(page, date, name);
  await card(page, 'Матрица судьбы').waitFor();
  return page;
}

describe('a guest', () => {
  it('reads what the area is, and counts one date free', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, address);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByText('Раздел открывает продукт «Нумеролог».').waitFor();
    await field(page, 'Дата рождения').fill('31.02.1990');
    await page.getByRole('button', { name: 'Показать квадрат и матрицу' }).click();
    await page.getByText('В феврале 28 дней').waitFor();
    await field(page, 'Дата рождения').fill('17.05.1990');
    await page.getByRole('button', { name: 'Показать квадрат и матрицу' }).click();
    await page.getByRole('button', { name: /^Логика, цифра 5: 2\sраза/ }).waitFor();
    await page.getByRole('button', { name: 'Центр: 10, Колесо Фортуны' }).waitFor();
    await expectAccessible(page);
    expect(page.url()).toMatch(/\/home\/numerolog$/);
    expect(asked.filter((url) => url.includes('/texts'))).toEqual([]);
    await page.getByText('приходят с продуктом «Нумеролог»').waitFor();
    await page.getByRole('link', { name: 'Открыть его в магазине' }).click();
    await page.getByRole('heading', { name: 'Нумеролог', level: 1 }).waitFor();
  });
});

describe('the board', () => {
  it('shows every system of a date with its arithmetic and its marks; the address and the tab hold nothing personal', async () => {
    const page = await openBoard();
    await page.getByRole('heading', { name: 'Анна Соколова' }).waitFor();
    for (const name of [
      'Квадрат Пифагора',
      'Возрастной круг',
      'Предназначения и программы',
      'Карта здоровья',
      'Вершины и испытания',
      'Ведические числа',
      'Махадаша и антардаша',
      'Куа и гуа',
      'Четыре числа даты',
      'Имя',
    ]) {
      await card(page, name).waitFor();
    }
    const square = card(page, 'Квадрат Пифагора');
    await square.getByRole('button', { name: /^Как посчитано/ }).click();
    await expect
      .poll(() => square.getByRole('row', { name: /Первое число/ }).innerText())
      .toContain('1 + 7 + 0 + 5 + 1 + 9 + 9 + 0 = 32');
    await expect
      .poll(() => card(page, 'Возрастной круг').getByText('не подтверждено публикацией').count())
      .toBeGreaterThan(0);
    await expect.poll(() => card(page, 'Четыре числа даты').getByText('не подтверждено публикацией').count()).toBe(1);
    await expect.poll(() => square.getByText('не подтверждено публикацией').count()).toBe(0);
    await square.getByText('Школа «2000+» считает только рождённых с 2000 года.').waitFor();
    expect(page.url()).toMatch(/\/home\/numerolog$/);
    await expect.poll(() => page.title()).not.toContain('Анна');
  });

  it('keeps the person on reload and for the other tools', async () => {
    const page = await openBoard();
    await page.reload();
    await card(page, 'Матрица судьбы').waitFor();
    await page.getByRole('link', { name: 'Подбор дня' }).click();
    await card(page, 'Дни месяца').waitFor();
    await page.getByRole('link', { name: 'Имя', exact: true }).click();
    await expect.poll(() => field(page, 'Полное имя').inputValue()).toBe('Анна Соколова');
  });

  it('is walked by keyboard: one stop a drawing, arrows go from spot to spot, Enter chooses', async () => {
    const page = await openBoard();
    const square = page.locator('[data-figure=square]');
    await expect.poll(() => square.locator('[tabindex="0"]').count()).toBe(1);
    await square.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe('Энергия, цифра 2: 1\u00a0раз');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await card(page, 'Квадрат Пифагора').getByRole('heading', { name: 'Характер, воля, 11' }).waitFor();
    const matrix = page.locator('[data-figure=matrix]');
    await expect.poll(() => matrix.locator('[tabindex="0"]').count()).toBe(1);
    await matrix.locator('[tabindex="0"]').focus();
    await expect.poll(() => focused(page)).toBe('Центр: 10, Колесо Фортуны');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page)).toBe('Луч B, внутренняя точка: 15, Дьявол');
    await page.keyboard.press('Enter');
    await card(page, 'Матрица судьбы').getByRole('heading', { name: '15, Дьявол' }).waitFor();
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toMatch(/^Центр/);
  });

  it('tells under the pointer what it is over, and has table twins', async () => {
    const page = await openBoard();
    await page.getByRole('button', { name: 'Ключ денег: 19, Солнце' }).hover();
    await card(page, 'Матрица судьбы').getByRole('heading', { name: '19, Солнце' }).waitFor();
    for (const [name, rows] of [
      ['Квадрат Пифагора', 17],
      ['Матрица судьбы', 28],
    ] as const) {
      await card(page, name).getByRole('button', { name: 'Показать таблицей' }).click();
      await expect.poll(() => card(page, name).locator('table tbody tr').count()).toBe(rows);
    }
    await expectAccessible(page);
  });

  it('reads its numbers: each text names what it rests on, follows the choice and the school, and stays out of the address', async () => {
    const page = await openBoard();
    const matrix = card(page, 'Матрица судьбы');
    await matrix.getByText('Аркан 10 в центре', { exact: true }).waitFor();
    await matrix.locator('summary').click();
    await matrix.getByText('Совет.').waitFor();
    await page.getByRole('button', { name: 'Ключ денег: 19, Солнце' }).click();
    await matrix.getByText('Аркан 19 в ключе денег', { exact: true }).waitFor();
    // What was unfolded stays so for the next choice.
    await expect.poll(() => matrix.getByText('Совет.').isVisible()).toBe(true);
    await expect.poll(() => matrix.getByText('Источник: [Ladini], [Papus]').isVisible()).toBe(true);
    const square = card(page, 'Квадрат Пифагора');
    await square.getByText('55 в клетке 5', { exact: true }).waitFor();
    await square.getByRole('button', { name: 'Строка 2–5–8: 3' }).click();
    await square.getByText('Строка 2–5–8: 3\u00a0цифры', { exact: true }).waitFor();
    for (const [name, factor] of [
      ['Жизненный путь', 'Число пути 5'],
      ['Личные циклы', /^Личный год \d$/],
      ['Возрастной круг', /^Аркан \d+ в возрастном круге$/],
      ['Ведические числа', 'Ведическое число души 8'],
      ['Куа и гуа', 'Куа, мужское: 1'],
      ['Имя', 'Число имени 11'],
    ] as const) {
      await card(page, name).getByText(factor, { exact: true }).waitFor();
    }
    const purposes = card(page, 'Предназначения и программы');
    await purposes.getByRole('button', { name: 'Толкования' }).click();
    await purposes.getByText('Арканы 15, 20 и 5 в кармическом хвосте', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Минус 22' }).click();
    await page.getByRole('button', { name: 'Центр: 16, Башня' }).click();
    await matrix.getByText('Аркан 16 в центре', { exact: true }).waitFor();
    expect(page.url()).toMatch(/\/home\/numerolog$/);
  });

  it('counts by another school when asked and marks it', async () => {
    const page = await openBoard();
    await page.getByRole('button', { name: 'Минус 22' }).click();
    await page.getByRole('button', { name: 'Центр: 16, Башня' }).waitFor();
    await card(page, 'Матрица судьбы').getByText('Школа вычитания 22').waitFor();
  });

  it('says where the birthday of 29 February goes and lets it be changed', async () => {
    const page = await openBoard('29.02.2004', '');
    const dasha = card(page, 'Махадаша и антардаша');
    await dasha.getByText('по умолчанию на 1 марта').waitFor();
    await dasha.getByText('01.03.2026 – 01.03.2027').waitFor();
    await dasha.getByRole('button', { name: '28 февраля' }).click();
    await dasha.getByText('28.02.2026 – 28.02.2027').waitFor();
    const square = card(page, 'Квадрат Пифагора');
    await expect.poll(() => square.getByRole('button', { name: '2000+' }).getAttribute('aria-pressed')).toBe('true');
    await square.getByRole('button', { name: 'Классика' }).click();
    await square.getByText('отрицательное третье число').waitFor();
  });

  it('gives both Gua of a birth on the turn of the solar year', async () => {
    const page = await openBoard('04.02.1990', '');
    await card(page, 'Куа и гуа').getByText('даны числа обоих лет').waitFor();
    await card(page, 'Куа и гуа').getByText('Гуа фэншуй, 1989 год, мужское').waitFor();
  });

  it('is downloaded as a PDF whose name says nothing about the person', async () => {
    const page = await openBoard();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('numerologiya.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('offers to repeat when the server is not there, and loses nothing typed', async () => {
    const page = await openTool('board');
    provokes(page.context(), 'outage');
    await page.route('**/v1/numerology', (route) => route.abort());
    await count(page, '17.05.1990', 'Анна');
    await page.getByText('Введённое сохранено.').waitFor();
    await expect.poll(() => field(page, 'Дата рождения').inputValue()).toBe('17.05.1990');
    await page.unroute('**/v1/numerology');
    await page.getByRole('button', { name: 'Посчитать', exact: true }).click();
    await card(page, 'Матрица судьбы').waitFor();
  });
});

describe('bad input', () => {
  it.each([
    ['31.02.1990', '', 'В феврале 28 дней', 'form'],
    ['17.05.2399', '', 'Эта дата ещё не наступила: проверьте год рождения.', 'server'],
    ['17.05.0000', '', 'Считаем годы от 1 до 2399', 'form'],
    ['', '', 'Введите дату рождения', 'form'],
    ['17.05.1990', 'Анна2', 'В имени есть цифра «2»: оставьте только буквы.', 'server'],
    ['17.05.1990', 'Я', 'Имя из одной буквы не считается: напишите его полностью.', 'server'],
    ['17.05.1990', 'я'.repeat(500), 'Имя не должно быть длиннее 200 знаков, а здесь 500: сократите его.', 'server'],
    ['17.05.1990', 'Анна Smith', 'В имени смешаны русские и латинские буквы', 'server'],
  ] as const)('%s %s: a sentence beside the field, focus on it, the text stays', async (date, name, message, says) => {
    const page = await openTool('board');
    if (says === 'server') provokes(page.context(), 'refusal');
    await count(page, date, name);
    await page.getByText(message, { exact: false }).waitFor();
    await expectFocus(page.locator('[aria-invalid=true]').first());
    await expect.poll(() => field(page, 'Имя, отчество, фамилия').inputValue()).toBe(name);
  });

  it('shows which letters of a name are of another alphabet', async () => {
    const page = await openTool('board');
    provokes(page.context(), 'refusal');
    await count(page, '17.05.1990', 'Aнна');
    await page.getByText('Возможно, вы имели в виду «Анна»?').waitFor();
    await expect.poll(() => page.locator('[data-mixed] mark').allInnerTexts()).toEqual(['A']);
  });
});

describe('the tools', () => {
  it('put the schools side by side and say why they part', async () => {
    const page = await openTool('schools');
    await count(page, '17.05.1990');
    await page.getByText(/Сравнили \d+\sзнач/).waitFor();
    await page.getByText('Число больше 22 одна школа сводит сложением цифр').waitFor();
    const before = await page.locator('table[data-schools]').count();
    await page.getByRole('button', { name: 'Всё', exact: true }).click();
    await expect.poll(() => page.locator('table[data-schools]').count()).toBeGreaterThan(before);
    await expectAccessible(page);
  });

  it('count a name letter by letter and ask about Ё', async () => {
    const page = await openTool('name');
    await field(page, 'Полное имя').fill('Петр Ильич');
    await page.getByRole('button', { name: 'Посчитать имя' }).click();
    await page.getByText('8 + 6 + 2 + 9 = 25 → 7').waitFor();
    await page.getByRole('button', { name: 'Заменить на «Пётр»' }).click();
    await page.getByText('8 + 7 + 2 + 9 = 26 → 8').waitFor();
    await expect.poll(() => field(page, 'Полное имя').inputValue()).toBe('Пётр Ильич');
    await expect.poll(() => page.getByText('обычно пишется').count()).toBe(0);
    await expectAccessible(page);
  });

  it('pick days by keyboard, and by a table of friends of one’s own', async () => {
    const page = await openTool('days');
    await count(page, '17.05.1990');
    await card(page, 'Дни месяца').waitFor();
    const day = page.locator('[data-relation][tabindex="0"]');
    await day.focus();
    // From the first day: an arrow leads nowhere from the last one, which today may be.
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toMatch(/^1\s/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toMatch(/^2\s/);
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
    await page.locator('summary', { hasText: 'Таблица дружбы чисел' }).click();
    await page.getByRole('button', { name: 'Вписать свою' }).click();
    await page.getByRole('textbox', { name: 'С кем дружит 8' }).fill('1, 2, x');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Число 8: пишите цифры от 1 до 9 через запятую.').waitFor();
    await page.getByRole('textbox', { name: 'С кем дружит 8' }).fill('1 2 3 4');
    await page.getByRole('textbox', { name: 'С кем спорит 8' }).fill('');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.locator('summary', { hasText: 'Таблица дружбы чисел, своя' }).waitFor();
    await expectAccessible(page);
  });

  it('compare two people without a score', async () => {
    const page = await openTool('pair');
    await field(page, 'Дата рождения').nth(0).fill('17.05.1990');
    await field(page, 'Дата рождения').nth(1).fill('29.02.2004');
    await field(page, 'Имя').nth(0).fill('Анна');
    await page.getByRole('button', { name: 'Сравнить' }).click();
    await page.getByText('Числа имён сравниваются, когда названы оба').waitFor();
    await field(page, 'Имя').nth(1).fill('Пётр');
    await page.getByRole('button', { name: 'Сравнить' }).click();
    await card(page, 'Матрица пары').waitFor();
    await page.getByText('Общей оценки нет').waitFor();
    await card(page, 'Числа двоих').getByText('Числа 5 и 1: жизненный путь, число судьбы', { exact: true }).waitFor();
    await card(page, 'Матрица пары')
      .getByText(/^Аркан \d+ в центре матрицы пары$/)
      .waitFor();
    await expectAccessible(page);
  });

  it('gather a family of two to six; names never leave the page', async () => {
    const page = await openTool('family');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Добавить человека' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Добавить человека' }).count()).toBe(0);
    for (let i = 5; i > 2; i--) await page.getByRole('button', { name: `Убрать участника ${i + 1}` }).click();
    for (const [i, [name, date]] of [
      ['Анна', '17.05.1990'],
      ['Пётр', '31.04.1985'],
      ['Мира', '03.03.2015'],
    ].entries()) {
      await field(page, 'Как назвать')
        .nth(i)
        .fill(name ?? '');
      await field(page, 'Дата рождения')
        .nth(i)
        .fill(date ?? '');
    }
    await page.getByRole('button', { name: 'Собрать доску' }).click();
    await page.getByText('В апреле 30 дней').waitFor();
    await field(page, 'Дата рождения').nth(1).fill('30.04.1985');
    await page.getByRole('button', { name: 'Собрать доску' }).click();
    await card(page, 'Анна и Мира').waitFor();
    expect(sent.join('')).toContain('1985-04-30');
    expect(sent.join('')).not.toMatch(/Анна|Пётр|Мира/);
    await expectAccessible(page);
  });

  it('count a phone both ways and refuse a plate of two alphabets', async () => {
    const page = await openTool('object');
    provokes(page.context(), 'refusal');
    await field(page, 'Номер или название').fill('+7 916 123-45-67');
    await page.getByRole('button', { name: 'Посчитать', exact: true }).click();
    await page.getByRole('row', { name: /Без кода страны 9161234567 44 8/ }).waitFor();
    await page.getByText('Число телефона 8: без кода страны', { exact: true }).waitFor();
    await field(page, 'Номер или название').fill('');
    await page.getByRole('button', { name: 'Посчитать', exact: true }).click();
    await page.getByText('Введите номер или название', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Телефон', exact: true }).click();
    await field(page, 'Номер или название').fill('ромашка');
    await page.getByRole('button', { name: 'Посчитать', exact: true }).click();
    await page.getByText('В номере телефона остаются только цифры').waitFor();
  });
});

describe('every width', () => {
  it.each(widths)('%i px: nothing scrolls sideways, the drawings fit, no text under 13 px', async (width) => {
    const page = await openBoard('17.05.1990', 'Анна', { width });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    for (const name of ['square', 'matrix']) {
      const scale = await page.locator(`[data-figure=${name}]`).evaluate((svg) => {
        const drawn = svg.getBoundingClientRect().width;
        return drawn / Number(svg.getAttribute('viewBox')?.split(' ')[2]);
      });
      expect(scale).toBeGreaterThan(0.98);
    }
    const links = page.getByRole('navigation', { name: 'Инструменты нумеролога' }).getByRole('link');
    for (const [index, tool] of ['board', 'schools', 'name', 'days', 'pair', 'family', 'object'].entries()) {
      if (tool === 'board') continue;
      await links.nth(index).click();
      await page.waitForURL(new RegExp(`tool=${tool}$`));
      await links.nth(index).and(page.locator('[aria-current=page]')).waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => scrollsSideways(page), { message: tool }).toBe(false);
    }
  });

  it.each(['dark', 'light'] as const)('the %s theme passes axe on a phone', async (scheme) => {
    const page = await openTool('board', { width: 360, scheme });
    await expectAccessible(page);
    await count(page, '29.02.2004', 'Петр');
    await card(page, 'Матрица судьбы').waitFor();
    await expectAccessible(page);
  });

  it('prints without controls', async () => {
    const page = await openBoard();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('navigation', { name: 'Инструменты нумеролога' }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('button', { name: 'PDF' }).isVisible()).toBe(false);
    await expect.poll(() => page.locator('[data-figure=matrix]').isVisible()).toBe(true);
  });
});
