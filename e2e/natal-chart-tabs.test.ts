import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { TabShape } from '../apps/web/src/chart/tab-shape.tsx';
import { tabShapes } from '../apps/web/src/features/natal-chart/tabs/tab-shapes.ts';
import { birth, chartStorage } from './birth.ts';
import { expectAccessible, launch, newContext, openPage, scrollsSideways, sharedPage } from './browser.ts';
import { openChartTab, pressInMenu } from './chart-page.ts';
import { holdBack } from './hold-back.ts';
import { person, signedIn } from './people.ts';
import { rawCodes } from './raw-codes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** Tab by its id in the address, and words it must show for this birth. */
const tabs = [
  ['planets', 'Пхалгуни 3'],
  ['dashas', 'Остаток при рождении: Марс'],
  ['life', 'То же списком'],
  ['yogas', 'Условия по частям'],
  ['birth', 'Дхаништха, 2-я'],
  ['shadbala', 'Вимшопака'],
  ['ashtakavarga', 'сумма семи таблиц 337'],
  ['bhava', 'Середина'],
  ['rasi-dashas', 'без поправки'],
  ['transits', 'Когда вошёл и когда выйдет'],
  ['avasthas', 'бодрствует'],
  ['relations', 'Строка смотрит на столбец'],
  ['lagnas', 'Хора-лагна'],
  ['pushkara', 'Пушкара-навамша'],
  ['chakras', 'Муладхара'],
  ['war', 'Планетной войны в карте нет'],
  ['sade-sati', 'Все вступления'],
  ['tajaka', 'Мудда-даша'],
  ['doshas', 'Кала-сарпа'],
  ['pitri', 'память'],
  ['compatibility', 'Кутам нужны две Луны'],
  ['rectification', 'Добавить событие'],
] as const;

const address = (tab: string) => `/home/natal-chart?map=local&tab=${tab}`;

async function openTab(tab: string, { width = 1280 }: { width?: number } = {}) {
  return openPage(await newContext(browser, { width, storage: chartStorage() }), address(tab));
}

/**
 * The same page at another tab, by its address: the first is opened, the rest follow within it, as a person goes on. Opening each
 * anew is three quarters of what looking at it takes; that a tab opens by its address alone is shown by those opened one at a time.
 */
async function goToTab(open: (path: string) => Promise<Page>, at: { page?: Page }, tab: string): Promise<Page> {
  if (at.page === undefined) at.page = await open(address(tab));
  else await at.page.evaluate((path) => history.pushState(null, '', path), address(tab));
  await at.page.locator(`#chart-tab-panel[aria-labelledby="tab-${tab}"]`).waitFor();
  return at.page;
}

/** How far the height of the open tab lies from the room that its shape and its switches are given on a desk: a share of that. */
async function offItsRoom(page: Page, tab: keyof typeof tabShapes): Promise<number> {
  const shape: TabShape = tabShapes[tab];
  const panel = page.locator('#chart-tab-panel');
  const heightOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().height);
  const switches = shape.hasControls ? await heightOf(panel.locator('.no-print').first()) : 0;
  const room = switches + shape.heights[2];
  return Math.abs((await heightOf(panel)) - room) / room;
}

/** Tables of the open tab that are wider than their place, by name. */
const tornTables = (page: Page) =>
  page
    .locator('#chart-tab-panel section[tabindex="0"]')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.getAttribute('aria-label')),
    );

describe('every tab of a real birth', () => {
  const open = sharedPage(() => browser, { storage: chartStorage() });
  const at = {};
  it.each(tabs)('%s', async (tab, words) => {
    const page = await goToTab(open, at, tab);
    await page.getByRole('tabpanel').getByText(words, { exact: false }).filter({ visible: true }).first().waitFor();
    expect(await rawCodes(page)).toEqual([]);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    // On a desk every table is whole: none has to be scrolled.
    await expect.poll(() => tornTables(page)).toEqual([]);
    // What comes after it has hardly moved; how much a tab tells is of the day that it is.
    await expect.poll(() => offItsRoom(page, tab)).toBeLessThan(0.15);
  });
});

describe('every tab of an unknown time on a phone', () => {
  const open = sharedPage(() => browser, { width: 360, storage: chartStorage({ ...birth, time: null }) });
  const at = {};
  it.each(tabs)('%s has an answer or says why not', async (tab) => {
    const page = await goToTab(open, at, tab);
    const panel = page.getByRole('tabpanel');
    await page.waitForFunction(() => {
      const text = document.querySelector('#chart-tab-panel')?.textContent ?? '';
      return text.includes('Как посчитано');
    });
    await expect.poll(() => panel.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('the strip of tabs', () => {
  it('is walked by arrows inside a group, keeps the tab in the address, and each group the tab it was left at', async () => {
    const page = await openTab('planets', { width: 801 });
    const groups = page.getByRole('group', { name: 'Разделы карты' });
    await page.getByRole('tab', { name: 'Планеты' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/tab=birth/);
    await groups.getByRole('button', { name: 'Периоды' }).click();
    await page.getByRole('group', { name: 'Вимшоттари: шкала времени' }).waitFor();
    await page.getByRole('tab', { name: 'Саде-сати' }).click();
    await page.waitForURL(/tab=sade-sati/);
    await page.reload();
    await page.getByRole('tab', { name: 'Саде-сати', selected: true }).waitFor();
    await groups.getByRole('button', { name: 'Сила' }).click();
    await page.waitForURL(/tab=shadbala/);
    await groups.getByRole('button', { name: 'Периоды' }).click();
    await page.waitForURL(/tab=sade-sati/);
    await expectAccessible(page);
  });

  it('stays in sight while a long table is read', async () => {
    const page = await openTab('shadbala', { width: 360 });
    const last = page.locator('#chart-tab-panel tbody tr').last();
    await last.waitFor();
    await last.scrollIntoViewIfNeeded();
    const top = async () => (await page.getByRole('tablist').boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(100);
  });

  it('explains how a value was computed: rule, inputs, source', async () => {
    const page = await openTab('shadbala');
    await page.getByRole('tabpanel').getByText('Как посчитано').click();
    const told = page.locator('[data-how] > div').first();
    await expect.poll(() => told.innerText()).toMatch(/^Солнце: сила положения, экзальтация[\s\S]*делённое на 3/);
    expect(await rawCodes(page)).toEqual([]);
    await expectAccessible(page);
  });
});

describe('dashas', () => {
  it('open by keyboard down to the fifth level on the line and in the tree; zoom, pan and today by buttons', async () => {
    const page = await openTab('dashas', { width: 360 });
    const line = page.getByRole('group', { name: 'Вимшоттари: шкала времени' });
    const bars = line.getByRole('button');
    const tree = page.getByRole('table', { name: 'Вимшоттари: периоды' });
    await line.waitFor();
    for (let level = 1; level <= 4; level += 1) {
      await line
        .getByRole('button', { name: /идёт сейчас/ })
        .nth(level - 1)
        .press('Enter');
      await line
        .getByRole('button', { name: /идёт сейчас/ })
        .nth(level)
        .waitFor();
    }
    // Nine main periods, and nine under each of the four that are open.
    await expect.poll(() => tree.getByRole('row', { name: /идёт/ }).count()).toBe(5);
    await expect.poll(() => tree.locator('tbody tr').count()).toBeGreaterThanOrEqual(45);
    await expect.poll(() => bars.first().getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Вся жизнь' }).click();
    const whole = await bars.count();
    for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Крупнее' }).click();
    await expect.poll(() => bars.count()).not.toBe(whole);
    const before = await bars.first().getAttribute('aria-label');
    for (let press = 0; press < 6; press += 1) await page.getByRole('button', { name: 'Позже', exact: true }).click();
    await expect.poll(() => bars.first().getAttribute('aria-label')).not.toBe(before);
    await page.getByRole('button', { name: 'Сегодня' }).click();
    await line
      .getByRole('button', { name: /идёт сейчас/ })
      .nth(1)
      .waitFor();
    const said = page.getByRole('region', { name: 'Толкование периода' }).getByRole('heading');
    await expect
      .poll(() => said.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Махадаша .+доме$/),
        expect.stringMatching(/^Махадаша .+: роль для лагны, /),
        expect.stringMatching(/^Махадаша /),
        expect.stringMatching(/^Антардаша .+ в махадаше /),
      ]);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('a line of life', () => {
  it('runs down on a phone, in columns that the person chooses', async () => {
    const page = await openTab('life', { width: 360 });
    const line = page.getByRole('slider', { name: 'Линия жизни: показанное время' });
    await line.focus();
    expect(await line.getAttribute('aria-orientation')).toBe('vertical');
    const before = await line.getAttribute('aria-valuetext');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => line.getAttribute('aria-valuetext')).not.toBe(before);
    const columns = page.getByRole('group', { name: /^Столбцы линии, до 5 сразу$/ });
    const chosen = columns.locator('[aria-pressed=true]');
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['Махадаша', 'Антардаша', 'Чара', 'Сатурн', 'Юпитер']);
    await columns.getByRole('button', { name: 'Саде-сати' }).click();
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['Антардаша', 'Чара', 'Саде-сати', 'Сатурн', 'Юпитер']);
    await columns.getByRole('button', { name: 'Чара' }).click();
    await expect.poll(() => chosen.count()).toBe(4);
    expect(await scrollsSideways(page)).toBe(false);
  });

  it.each([360, 801, 1280])('has its room from the first at %i px: what follows it does not jump', async (width) => {
    const context = await newContext(browser, { width, storage: chartStorage() });
    const come = await holdBack(context, '**/chart.getLifeLine');
    const page = await openPage(context, address('life'));
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('status', { name: 'Загружаем' }).waitFor();
    await panel.getByRole('button', { name: 'Добавить событие' }).waitFor();
    const height = () => panel.evaluate((one) => one.getBoundingClientRect().height);
    const before = await height();
    come();
    await page.getByRole('table', { name: 'Что и когда сменяется в показанное время' }).waitFor();
    // How many changes are told is of the day that it is.
    await expect.poll(async () => Math.abs((await height()) - before) / before).toBeLessThan(0.06);
  });

  it.each([360, 1280])(
    'is zoomed by keys, wheel and buttons, keeps an event, and says all of it in a list at %i',
    async (width) => {
      const page = await openTab('life', { width });
      const line = page.getByRole('slider', { name: 'Линия жизни: показанное время' });
      const list = page.getByRole('table', { name: 'Что и когда сменяется в показанное время' });
      await list.waitFor();
      await line.focus();
      const shows = (words: RegExp) => expect.poll(() => line.getAttribute('aria-valuetext')).toMatch(words);
      await page.keyboard.press('0');
      await shows(/^1990–2080$/);
      await list
        .getByRole('rowheader', { name: /^\d+\s\S+\s20\d\d$/ })
        .first()
        .waitFor();
      await page.keyboard.press('t');
      await page.getByRole('button', { name: 'Неделя' }).click();
      await shows(/^\d+.+20\d\d\u00a0г\.$/);
      await list.getByText('Титхи: ').first().waitFor();
      const week = (await line.getAttribute('aria-valuetext')) ?? '';
      await line.focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => line.getAttribute('aria-valuetext')).not.toBe(week);
      await line.hover({ position: { x: 100, y: 200 } });
      for (let notch = 0; notch < 12; notch += 1) await page.mouse.wheel(0, 300);
      await shows(/^20\d\d–20\d\d$/);
      await page.getByText('События жизни').click();
      await page.getByRole('textbox', { name: 'Дата события' }).fill('17.08.2014');
      await page.getByRole('textbox', { name: 'Что произошло' }).fill('Переезд в Пуну');
      await page.getByRole('button', { name: 'Событие', exact: true }).click();
      await page.getByRole('button', { name: 'Убрать: Переезд в Пуну' }).waitFor();
      await page.getByRole('button', { name: 'Вся жизнь' }).click();
      await shows(/^1990–2080$/);
      const all = page.getByRole('button', { name: 'Всё', exact: true });
      await all.click();
      await page.getByRole('heading', { name: 'Что сходится' }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'В календарь (.ics)' }).click();
      const file = await (await download).createReadStream();
      let text = '';
      for await (const part of file) text += String(part);
      expect(text).toContain('SUMMARY:Переезд в Пуну');
      expect(text).toContain('DTSTART;VALUE=DATE:20140817');
      await expectAccessible(page);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
});

it('events pinned before signing in go to the account, and are seen and taken away on another device', async () => {
  const owner = await person();
  const pinned = { '1990-05-17 55.76 37.62': [{ id: 'move', date: '2014-08-17', title: 'Переезд в Пуну' }] };
  const remove = { name: 'Убрать: Переезд в Пуну' };
  const openAs = async (storage: Readonly<Record<string, string>>) => {
    const context = await newContext(browser, { width: 360, storage: { ...storage, ...chartStorage() } });
    const page = await openPage(context, address('life'));
    await page.getByText('События жизни: 1 событие').click();
    await page.getByText('События хранятся в вашем аккаунте').waitFor();
    return page;
  };
  const first = await openAs({ ...owner.storage, 'nebosvod-life-events': JSON.stringify(pinned) });
  await first.getByRole('button', remove).waitFor();
  await expect.poll(() => first.evaluate(() => localStorage.getItem('nebosvod-life-events'))).toBe('{}');
  const second = await openAs(await signedIn(inject('baseUrl'), owner.email));
  await second.getByRole('button', remove).click();
  await second.getByRole('button', remove).waitFor({ state: 'detached' });
  await second.reload();
  await second.getByText('События жизни', { exact: true }).click();
  await second.getByText('События хранятся в вашем аккаунте').waitFor();
  await expect.poll(() => second.getByRole('button', remove).count()).toBe(0);
});

it('КП says which level opens it; there it counts by the school, by a number and for this moment', async () => {
  const page = await openTab('kp', { width: 360 });
  await page.getByText('КП открывает Veda «Мухурта и совместимость»').waitFor();
  await expectAccessible(page);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  const owner = await person([16]);
  const context = await newContext(browser, { storage: { ...owner.storage, ...chartStorage() } });
  const desk = await openPage(context, '/home/veda?map=local&tab=kp');
  const cusps = desk.getByRole('table', { name: 'Куспиды' });
  await cusps.waitFor();
  await expectAccessible(desk);
  await expect.poll(() => scrollsSideways(desk)).toBe(false);
  await expect.poll(() => tornTables(desk)).toEqual([]);
  expect(await rawCodes(desk)).toEqual([]);
  await desk.getByLabel('Число вопроса, 1–249').fill('74');
  await cusps.getByText('14°53').first().waitFor();
  await desk.getByLabel('Число вопроса, 1–249').fill('250');
  await desk.getByText('Целое число от 1 до 249').waitFor();
  await desk.getByRole('button', { name: 'Сейчас', exact: true }).click();
  await desk.getByRole('table', { name: 'Владыки момента' }).getByText('Владыка накшатры лагны').waitFor();
});

describe('прашна', () => {
  it.each([360, 1280])(
    'at %i px: locked without its level; there a question is judged by moment and by number',
    async (width) => {
      const guest = await openTab('prashna', { width });
      await guest.getByText('Прашну открывает Veda «Мухурта и совместимость»').waitFor();
      await expectAccessible(guest);
      const owner = await person([16]);
      const context = await newContext(browser, { width, storage: { ...owner.storage, ...chartStorage() } });
      const page = await openPage(context, '/home/veda?map=local&tab=prashna');
      const verdict = page.getByRole('region', { name: 'Суждение' });
      await verdict.getByText(/Доводов за на \d+, против на \d+/).waitFor();
      await page.getByRole('textbox', { name: 'Вопрос', exact: true }).fill('Возьмут ли меня?');
      await verdict.getByText('Возьмут ли меня?').waitFor();
      // The birth of the map as the moment of asking: Leo rises by Lahiri, the Sun asks; of the seventh house, Saturn.
      const [sent] = await Promise.all([
        page.waitForRequest(
          (one) => one.url().endsWith('/chart.getPrashna') && /"matter":"marriage"/.test(one.postData() ?? ''),
        ),
        page.getByLabel('О чём вопрос').selectOption('marriage'),
      ]);
      expect(sent.postData()).not.toContain('Возьмут');
      await page.getByRole('button', { name: 'Момент этой карты' }).click();
      const roles = page.getByRole('table', { name: 'Кто за кого' });
      await roles.getByRole('row', { name: /Лагнеша, кто спрашивает\s+Солнце/ }).waitFor();
      await roles.getByRole('row', { name: /Карьеша, о чём спрашивают\s+Сатурн/ }).waitFor();
      await page.locator('#chart-tab-panel svg.chart').waitFor();
      for (const name of ['Грахи вопроса', 'За', 'Против', 'К сведению', 'Сроки'])
        await page.getByRole('table', { name, exact: true }).waitFor();
      await expectAccessible(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      if (width > 800) await expect.poll(() => tornTables(page)).toEqual([]);
      expect(await rawCodes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Число 1–249' }).click();
      await page.getByText('Допишите вопрос').waitFor();
      await page.getByLabel('Число от 1 до 249').fill('250');
      await page.getByText('Целое число от 1 до 249').waitFor();
      await page.getByLabel('Число от 1 до 249').fill('74');
      const voice = page.getByRole('table', { name: 'Голос КП' });
      await voice.getByRole('row', { name: /Куспид вопроса\s+7-й/ }).waitFor();
      await roles.getByRole('row', { name: /Лагнеша, кто спрашивает\s+Луна/ }).waitFor();
      await page.getByRole('button', { name: 'Другой' }).click();
      await page.getByText('Допишите вопрос').waitFor();
      await page.getByRole('textbox', { name: 'Дата вопроса' }).fill('23.11.2026');
      await page.getByRole('textbox', { name: 'Время вопроса' }).fill('25:00');
      await page.getByText('Часы бывают от 0 до 23').waitFor();
      await page.getByRole('textbox', { name: 'Время вопроса' }).fill('20:30');
      await verdict.getByText(/23.ноября.2026.*20:30/).waitFor();
      await expectAccessible(page);
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      expect(page.url()).not.toContain('2026');
    },
  );
});

describe('chakras', () => {
  it('draw every diagram with its table; a body lit in one is lit in all', async () => {
    const page = await openTab('chakras', { width: 360 });
    const panel = page.getByRole('tabpanel');
    const saturn = panel.getByRole('table').getByRole('button', { name: 'Сатурн', exact: true }).first();
    await saturn.click();
    // All diagrams are in sight, on as many lines as they need.
    const choice = page.getByRole('group', { name: 'Диаграмма' });
    expect(await choice.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await choice.getByRole('button', { name: 'Трипатаки' }).waitFor();
    await page.getByRole('button', { name: 'По оси узлов' }).click();
    await panel.getByText('Ось от Кету').waitFor();
    for (const [name, places] of [
      ['Сударшана', 36],
      ['Сарватобхадра', 81],
      ['Кота', 28],
      ['Каланала', 28],
      ['Трипатаки', 12],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const diagram = panel.getByRole('group', { name: new RegExp(`${name}.*чакра`, 'i') });
      await diagram.waitFor();
      await expect.poll(() => diagram.getByRole('button').count(), { message: name }).toBe(places);
      await expect.poll(() => diagram.locator('[data-lit]').count()).toBeGreaterThan(0);
      await expect.poll(() => saturn.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => scrollsSideways(page)).toBe(false);
    }
    // The chosen diagram is in the address, nothing of the person is; a reload shows it again, another tab leaves it behind.
    await page.waitForURL((url) => url.search === '?map=local&tab=chakras&view=tripataki');
    await page.reload();
    await panel
      .getByRole('group', { name: /Трипатаки/ })
      .getByRole('button')
      .first()
      .press('Enter');
    await panel.getByText(/^Место 1, /).waitFor();
    await expectAccessible(page);
    await openChartTab(page, 'Периоды', 'Даши');
    await page.waitForURL(/\?map=local&tab=dashas$/);
    await page.getByLabel('Система даш').selectOption('Аштоттари');
    await page.waitForURL(/&view=ashtottari$/);
    await page.reload();
    await page.getByRole('group', { name: 'Аштоттари: шкала времени' }).waitFor();
  });
});

describe('transits', () => {
  it('list entries and exits of a period, and tell when Saturn reaches the Moon', async () => {
    const page = await openTab('transits', { width: 801 });
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('table', { name: 'Над картой' }).waitFor();
    await expect.poll(() => tornTables(page)).toEqual([]);
    await page.getByRole('button', { name: 'За период' }).click();
    await panel.getByRole('textbox', { name: 'С', exact: true }).fill('01.01.2026');
    await panel.getByRole('textbox', { name: 'По', exact: true }).fill('31.12.2025');
    await panel.getByText('Конец раньше начала').waitFor();
    await panel.getByRole('textbox', { name: 'По', exact: true }).fill('31.12.2027');
    // The list is the folded twin of the ribbons: it is opened once the period asked for has come.
    await panel
      .locator('tr', { hasText: /3.июня.2027/ })
      .first()
      .waitFor({ state: 'attached' });
    await panel.getByText('Входы и выходы списком').click();
    await panel.getByRole('row', { name: /Сатурн Овен 3.июня.2027/ }).waitFor();
    await expect.poll(() => tornTables(page)).toEqual([]);
    await page.getByRole('button', { name: 'Когда дойдёт' }).click();
    await panel.getByLabel('дойдёт до').selectOption('знака');
    await panel.getByLabel('Знак', { exact: true }).selectOption('Овен');
    await page.getByRole('button', { name: 'Найти' }).click();
    await panel.getByText(/Сатурн входит в знак Овна: \d/).waitFor();
    await panel.getByRole('row', { name: /3.июня.2027/ }).waitFor();
    await expect.poll(() => tornTables(page)).toEqual([]);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});

it.each(['transits', 'shadbala', 'dashas'])(
  '«Печать» of %s leaves the title, the head of the chart and the tab, nothing cut',
  async (tab) => {
    const page = await openTab(tab);
    await page.getByRole('tabpanel').getByText('Как посчитано').waitFor();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('tabpanel').getByRole('button', { name: 'Печать' }).click();
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Лагна: 22°57′ Льва · Раши: Козерог · Накшатра: Дхаништха').waitFor();
    await expect.poll(() => page.locator('[data-charts]').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('tablist').isVisible()).toBe(false);
    const widest = () =>
      page
        .locator('#chart-tab-panel table')
        .evaluateAll((tables) => Math.max(...tables.map((table) => table.getBoundingClientRect().right)));
    await expect.poll(widest).toBeLessThanOrEqual(689);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => page.locator('[data-charts]').isVisible()).toBe(true);
  },
);

describe('chart styles', () => {
  const open = sharedPage(() => browser, { storage: chartStorage() });
  it.each(['Южный', 'Восточный', 'Круг', 'Северный'])('%s: houses by keyboard, selection, axe', async (name) => {
    const page = await open(address('planets'));
    await pressInMenu(page, name);
    await page.keyboard.press('Escape');
    const chart = page.locator('svg.chart[role=group]').first();
    await chart.waitFor();
    await expect.poll(() => chart.locator('[role=button]').count()).toBe(12);
    await page
      .locator('table[data-planets]')
      .getByRole('button', { name: /Сатурн/ })
      .click();
    await page.getByRole('region', { name: 'Сатурн' }).getByText('Владыка домов').waitFor();
    await expectAccessible(page);
  });
});

it('a pinned varga goes into the main pane and into the address; all vargas can be pinned', async () => {
  const page = await openTab('planets');
  await page.getByRole('button', { name: 'D10 Дашамша: в главное окно' }).click();
  await page.waitForURL(/varga=10/);
  await page.getByRole('heading', { name: /^D10/ }).waitFor();
  await page.getByRole('button', { name: 'Все шестнадцать' }).click();
  await page.getByRole('button', { name: 'D7: закрепить' }).click();
  await page.getByRole('button', { name: 'Только закреплённые' }).click();
  await page.getByRole('button', { name: 'D7 Саптамша: в главное окно' }).waitFor();
  await expectAccessible(page);
});

it('a rough time says what holds and what may be otherwise', async () => {
  const context = await newContext(browser, {
    storage: chartStorage({ ...birth, timeUncertaintyMinutes: 60 }),
  });
  const page = await openPage(context, '/home/natal-chart?map=local');
  await page.getByText('Может быть другим:').waitFor();
  await expect.poll(() => page.locator('[data-certainty]').innerText()).toMatch(/Лагны/);
});
