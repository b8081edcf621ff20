import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { pressInMenu } from './chart-page.ts';
import { provokes } from './console-watch.ts';
import { rawCodes } from './raw-codes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/natal-chart';
const widths = [320, 360, 800, 801, 1280] as const;

interface Typed {
  readonly name?: string;
  readonly date?: string;
  readonly time?: string;
  /** What is typed and then picked first in the list. */
  readonly place?: string;
}
const anna: Typed = { name: 'Анна', date: '17.05.1990', time: '14:30', place: 'Москва' };
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const placeField = (page: Page) => page.getByRole('combobox', { name: /^Место/ });
const calculate = (page: Page) => page.getByRole('button', { name: 'Рассчитать карту' }).click();
const rowOf = (page: Page, name: string) =>
  page.locator('table[data-planets] tbody tr', { has: page.locator('th', { hasText: name }) });

async function type(page: Page, { name, date, time, place }: Typed): Promise<void> {
  if (name !== undefined) await field(page, 'Имя').fill(name);
  if (date !== undefined) await field(page, 'Дата').fill(date);
  if (time !== undefined) await field(page, 'Время').fill(time);
  if (place !== undefined) {
    await placeField(page).fill(place);
    await page.getByRole('option').first().click();
  }
}

async function openForm(options: { width?: number; scheme?: 'dark' | 'light' } = {}): Promise<Page> {
  const context = await newContext(browser, options);
  return openPage(context, address);
}

async function openChart(birth: Typed = anna, options: { width?: number; scheme?: 'dark' | 'light' } = {}) {
  const page = await openForm(options);
  await type(page, birth);
  await calculate(page);
  await page.locator('.chart-letters').first().waitFor();
  return page;
}

describe('a typed birth', () => {
  it('becomes a drawn chart: D1, D9 and the table of planets in Russian; the address holds no birth', async () => {
    const page = await openForm();
    await type(page, anna);
    await page.getByText('UTC+4: летнее время').waitFor();
    expect(await rawCodes(page)).toEqual([]);
    await calculate(page);
    await page.getByRole('heading', { name: 'Анна' }).waitFor();
    await page.getByRole('button', { name: 'Дом 6, Козерог: Луна, Сатурн (ретроградный, варготтама), Раху' }).waitFor();
    await page.getByRole('button', { name: 'Дом 1, Весы: Лагна' }).waitFor();
    await expect.poll(() => rowOf(page, 'Сатурн').textContent()).toMatch(/1°29′.*Козерога.*6.*Уттара.*Ашадха\s2/);
    await expect.poll(() => rowOf(page, 'Венера').textContent()).toContain('экзальтация');
    await page.waitForURL((url) => url.pathname === address && url.search === '?map=local' && url.hash === '');
  });

  it('comes back on this device by its link, and elsewhere the link opens the form with one sentence', async () => {
    const page = await openChart();
    await page.reload();
    await rowOf(page, 'Луна').waitFor();
    const other = await newContext(browser);
    const elsewhere = await openPage(other, `${address}?map=local`);
    await elsewhere.getByText('Эта ссылка открывает карту, сохранённую в другом браузере.').waitFor();
    await field(elsewhere, 'Имя').waitFor();
  });

  it('needs no name, and the chart of this moment needs nothing typed at all', async () => {
    const page = await openForm();
    await type(page, { date: '17.05.1990', time: '14:30', place: 'Москва' });
    await calculate(page);
    await page.getByRole('heading', { name: 'Карта 17.05.1990' }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: 'Сейчас: Москва' }).click();
    await page.getByRole('heading', { name: /^Сейчас: Москва, \d\d\.\d\d\.\d{4} \d\d:\d\d$/ }).waitFor();
    await rowOf(page, 'Лагна').waitFor();
  });

  it('can be corrected without typing it again', async () => {
    const page = await openChart();
    await pressInMenu(page, 'Изменить');
    await expect.poll(() => field(page, 'Дата').inputValue()).toBe('17.05.1990');
    await field(page, 'Время').fill('16:30');
    await calculate(page);
    await page.getByText('16:30', { exact: false }).first().waitFor();
    await expect.poll(() => rowOf(page, 'Лагна').textContent()).toContain('Девы');
  });
});

describe('the drawn chart', () => {
  it('has a table twin, and one selection lights the same body in every pane and opens its texts', async () => {
    const page = await openChart();
    await page.getByRole('button', { name: 'Показать таблицей' }).first().click();
    await expect.poll(() => page.locator('table[data-twin] tbody tr').count()).toBe(12);
    await rowOf(page, 'Сатурн').getByRole('button').click();
    // Two main charts and the four pinned vargas.
    await page.waitForFunction(() => document.querySelectorAll('.chart-sel').length === 6);
    await page.getByRole('region', { name: 'Сатурн' }).waitFor();
    await expect.poll(() => rowOf(page, 'Сатурн').getAttribute('class')).toBe('on');
    const first = page
      .getByRole('region', { name: 'Главное' })
      .locator('li', { has: page.getByRole('heading', { name: 'Сатурн в 6-м доме' }) });
    await expect.poll(() => first.innerText()).toMatch(/Пхаладипика, гл\.\s8[\s\S]*Что спросить: .+\?/);
    await expect.poll(() => first.locator('[data-whole] p').isVisible()).toBe(false);
    await first.getByText('Подробнее').click();
    await expect.poll(async () => (await first.locator('[data-whole] p').innerText()).length).toBeGreaterThan(400);
    const texts = page.getByRole('region', { name: 'Толкования' });
    await texts.getByText(/^Ещё\s\d+\sтолкован/).click();
    await texts.getByRole('heading', { name: 'Махадаша Сатурна', exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('is walked by arrows from house to house, Enter opens the house', async () => {
    const page = await openChart();
    const first = page.locator('svg.chart').first();
    await first.locator('[role=button][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(() => focused()).toBe('Дом 3, Весы: пусто');
    await page.keyboard.press('Home');
    await expect.poll(() => focused()).toMatch(/^Дом 1, Лев/);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /1-й\sдом/ }).waitFor();
  });

  it('prints as a sheet: the vargas stand within the paper, the table is not torn', async () => {
    const page = await openChart();
    await rowOf(page, 'Кету').waitFor();
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    const beyond = () =>
      page
        .locator('svg.chart')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
    await expect.poll(beyond).toBe(0);
    const breaks = await page
      .locator('table[data-planets]')
      .evaluate((table) => getComputedStyle(table).getPropertyValue('break-inside'));
    expect(breaks).toBe('avoid');
  });

  it('changes with the settings, which are kept', async () => {
    const page = await openChart();
    await pressInMenu(page, 'Настройки');
    await page.getByRole('combobox', { name: 'Айанамша' }).selectOption('raman');
    await page.getByRole('combobox', { name: 'Названия' }).selectOption('sa');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Готово' }).click();
    await rowOf(page, 'Чандра').waitFor();
    await page.waitForFunction(() => document.querySelector('table[data-planets]')?.textContent?.includes('24°24′'));
    await page.reload();
    await rowOf(page, 'Чандра').waitFor();
  });
});

describe('an unknown time', () => {
  it('has planets and no houses, and says why', async () => {
    const page = await openForm();
    await type(page, { ...anna, time: '' });
    await page.getByRole('button', { name: 'Не знаю' }).click();
    await calculate(page);
    await page.getByText('Время рождения неизвестно: лагны и домов нет.').waitFor();
    await rowOf(page, 'Луна').waitFor();
    await expect.poll(() => page.locator('table[data-planets] thead').innerText()).not.toContain('Дом');
    await expect.poll(() => rowOf(page, 'Лагна').count()).toBe(0);
    await page.getByRole('button', { name: /^Дом 1, Козерог: Луна/ }).waitFor();
    await expectAccessible(page);
  });
});

describe('bad input', () => {
  it.each([
    ['31.04.1990', 'В апреле 30 дней'],
    ['29.02.1991', 'В 1991 году в феврале 28 дней'],
    ['29.02.1900', 'В 1900 году в феврале 28 дней'],
    ['01.01.1799', 'Считаем годы от 1800 до 2399'],
    ['01.01.2400', 'Считаем годы от 1800 до 2399'],
    ['позавчера', 'Введите дату как 17.05.1990'],
  ])('the date %s is answered beside the field, and nothing typed is lost', async (date, message) => {
    const page = await openForm();
    await type(page, { ...anna, date });
    await calculate(page);
    await page.getByText(message).waitFor();
    await expectFocus(field(page, 'Дата'));
    await expect.poll(() => field(page, 'Имя').inputValue()).toBe('Анна');
    await expect.poll(() => field(page, 'Дата').inputValue()).toBe(date);
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect.poll(() => field(page, 'Имя').inputValue()).toBe('Анна');
    await expect.poll(() => placeField(page).inputValue()).toBe('Москва');
  });

  it('29 February of a leap year and midnight are ordinary births', async () => {
    const page = await openChart({ ...anna, date: '29.02.1992', time: '00:00' });
    await rowOf(page, 'Лагна').waitFor();
  });

  it('an empty form says what each field needs', async () => {
    const page = await openForm();
    await calculate(page);
    for (const message of [
      'Введите дату рождения',
      'Введите время или отметьте «Не знаю»',
      'Начните вводить место рождения и выберите его в списке',
    ]) {
      await page.getByText(message).waitFor();
    }
    await expectAccessible(page);
  });

  it('an hour that was twice on the clock asks which of the two', async () => {
    const page = await openForm();
    await type(page, { ...anna, date: '30.09.1981', time: '23:30' });
    const group = page.getByRole('radiogroup', { name: /дважды/ });
    await group.waitFor();
    await calculate(page);
    await page.getByText('Выберите один из двух вариантов времени').waitFor();
    await expectAccessible(page);
    await group.getByRole('radio', { name: /^UTC\+3/ }).click();
    await calculate(page);
    await page.getByText('(UTC+3)', { exact: false }).waitFor();
  });

  it('an hour that the clock skipped asks how to count it', async () => {
    const page = await openForm();
    await type(page, { ...anna, date: '19.01.1992', time: '02:30' });
    const group = page.getByRole('radiogroup', { name: /не было/ });
    await group.waitFor();
    await expect.poll(() => group.getByRole('radio').count()).toBe(2);
    // Moscow's clocks went from UTC+2 to UTC+3 that night.
    await group.getByRole('radio', { name: 'UTC+2, по смещению до перевода' }).waitFor();
    await group.getByRole('radio', { name: 'UTC+3, по смещению после перевода' }).click();
    await calculate(page);
    await page.getByText('(UTC+3)', { exact: false }).waitFor();
    await rowOf(page, 'Лагна').waitFor();
  });

  it('polar night in Murmansk is no obstacle', async () => {
    const page = await openChart({ ...anna, date: '22.12.1985', time: '12:00', place: 'Мурманск' });
    await rowOf(page, 'Лагна').waitFor();
  });

  it('the old style is offered before 1918 and shown in the new', async () => {
    const page = await openForm();
    await type(page, { ...anna, date: '29.02.1900' });
    await page.getByRole('checkbox', { name: 'Дата по старому стилю' }).check();
    await page.getByText('По новому стилю 13\u00a0марта\u00a01900').waitFor();
    await page.getByText('местное среднее время').waitFor();
    await calculate(page);
    await rowOf(page, 'Лагна').waitFor();
  });

  it('data of another person need a tick', async () => {
    const page = await openForm();
    await type(page, anna);
    await page.getByRole('checkbox', { name: 'Это карта другого человека' }).check();
    await calculate(page);
    await page.getByText('Данные другого человека можно вносить только с его согласия').waitFor();
    await page.getByRole('checkbox', { name: 'Получено согласие этого человека' }).check();
    await calculate(page);
    await rowOf(page, 'Луна').waitFor();
  });

  it('a server out of reach loses nothing and can be asked again', async () => {
    const page = await openForm();
    provokes(page.context(), 'outage');
    await type(page, anna);
    await page.route('**/chart.getPlanets', (route) => route.abort());
    await calculate(page);
    await page.getByText('Введённое сохранено').waitFor();
    await expect.poll(() => field(page, 'Имя').inputValue()).toBe('Анна');
    await page.unroute('**/chart.getPlanets');
    await calculate(page);
    await rowOf(page, 'Луна').waitFor();
  });

  it('coordinates and offset can be typed by hand', async () => {
    const page = await openForm();
    await type(page, { name: 'Анна', date: '17.05.1990', time: '14:30' });
    await page.getByRole('button', { name: 'Задать вручную' }).click();
    await field(page, 'Широта').fill('91');
    await calculate(page);
    await page.getByText('Широта бывает от −90 до 90 градусов').waitFor();
    await field(page, 'Широта').fill('55°45′ с. ш.');
    await field(page, 'Долгота').fill('37.6173');
    await field(page, 'Смещение от UTC').fill('+4');
    await calculate(page);
    await page.getByText('(UTC+4)', { exact: false }).waitFor();
  });
});

describe('the notice of a visit', () => {
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('natal-chart-warning-seen'));

  it('is a card beside the form, stays away on reload and returns after a click on the menu entry', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, address);
    const notice = page.getByRole('region', { name: 'Перед расчётом' });
    await notice.waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expectAccessible(page);
    await expect.poll(() => flag(page)).toBeNull();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await expectFocus(field(page, 'Имя'));
    await expect.poll(() => flag(page)).not.toBeNull();
    await page.reload();
    await page.locator('main h1').waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    await page.getByRole('link', { name: 'Натальная карта' }).first().click();
    await notice.waitFor();
    await page.getByRole('checkbox', { name: 'Больше не показывать' }).check();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await page.getByRole('link', { name: 'Натальная карта' }).first().click();
    await expect.poll(() => page.getByText('Перед расчётом').count()).toBe(0);
  });
});

describe.each(widths)('at %i px', (width) => {
  it('the form with its popups and the chart hold WCAG A and AA and never scroll sideways', async () => {
    const page = await openForm({ width, scheme: width % 2 === 0 ? 'dark' : 'light' });
    await type(page, { name: 'Анна', date: '17.05.1990', time: '14:30' });
    await page.getByRole('button', { name: 'Дата: открыть календарь' }).click();
    await page.getByRole('dialog', { name: 'Дата: календарь' }).getByRole('button').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await placeField(page).fill('Куйб');
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('option').first().click();
    await calculate(page);
    await rowOf(page, 'Луна').waitFor();
    await expectAccessible(page);
    await rowOf(page, 'Луна').getByRole('button').click();
    await page.getByRole('region', { name: 'Луна' }).getByText('Владыка домов').waitFor();
    // A sheet half covers whatever its edge crosses: the page has been looked at without it.
    await expectAccessible(page, '[data-selected-card]');
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});
