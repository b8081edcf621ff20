import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartStorage, birth as known } from './birth.ts';
import { expectAccessible, expectSoundWhenNarrow, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { openChartTab } from './chart-page.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const birth = { ...known, time: null };
const storage = {
  ...chartStorage(birth),
};
const events = [
  ['Брак', '16.08.2014'],
  ['Рождение ребёнка', 'ноябрь 2016'],
  ['Начало работы', '2012'],
] as const;

describe('rectification', () => {
  it('takes events, can be stopped and left, shows the best times, and opens the chart with one', async () => {
    const context = await newContext(browser, { width: 801, storage });
    const page = await openPage(context, '/home/natal-chart?map=local&tab=rectification');
    const start = page.getByRole('button', { name: 'Подобрать время' });
    await start.click();
    await page.getByText('Нужно не меньше трёх событий: добавьте ещё 3').waitFor();
    for (const [index, [type, date]] of events.entries()) {
      await page.getByLabel(`Событие ${index + 1}`, { exact: true }).selectOption({ label: type });
      await page
        .getByRole('textbox', { name: /^Когда/ })
        .nth(index)
        .fill(date);
    }
    await page.getByRole('textbox', { name: 'Когда, известен месяц' }).waitFor();

    await start.click();
    await page.getByRole('progressbar', { name: 'Ход подбора' }).waitFor();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await start.waitFor();
    await page.reload();
    await start.waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /^Когда/ })
          .nth(1)
          .inputValue(),
      )
      .toBe('ноябрь 2016');

    await page.getByLabel('Где искать время').selectOption({ label: 'День, 12–18' });
    await start.click();
    await openChartTab(page, 'Положение', 'Планеты');
    await page.locator('table[data-planets] tbody tr').first().waitFor();
    await openChartTab(page, 'Периоды', 'Ректификация');
    const result = page.getByRole('region', { name: 'Наиболее согласованные варианты' });
    await result.getByText('не доказательство').waitFor({ timeout: 60_000 });
    await expect.poll(() => result.getByRole('button', { name: /^Открыть с этим временем:/ }).count()).toBe(3);
    await result
      .getByText(/Владыка (маха|антар|пратьянтар)даши/)
      .first()
      .waitFor();
    await result.getByText('Показать таблицей').click();
    await result.getByRole('table', { name: 'Согласованность по времени' }).waitFor();
    await result.getByRole('slider', { name: 'Время на кривой' }).press('Home');
    await result.getByText('12:00').first().waitFor();
    await expectSoundWhenNarrow(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await result
      .getByRole('button', { name: /^Открыть с этим временем:/ })
      .first()
      .click();
    await result.getByText('время карты').waitFor();
    await expect
      .poll(() => page.locator('[data-part=page-subtitle]').innerText())
      .toMatch(/17\s*мая\s*1990, \d\d:\d\d/);
    await page.getByRole('button', { name: 'Вернуть неизвестное время' }).click();
    await page.getByText('Время рождения неизвестно: лагны и домов нет').waitFor();
  });
});

describe('compatibility', () => {
  it('compares with an example without any birth time: asks for the roles, explains the score, and keeps the choice', async () => {
    const context = await newContext(browser, { width: 360, scheme: 'dark', storage });
    const page = await openPage(context, '/home/natal-chart?map=local&tab=compatibility');
    const panel = page.getByRole('tabpanel', { name: 'Совместимость' });
    await panel
      .getByLabel('С кем сравнить')
      .selectOption({ label: 'Юрий Гагарин, 9 марта 1934, время неизвестно · Клушино' });
    await panel.getByText('Время рождения неточно: итог может быть от').waitFor();
    const roles = panel.getByRole('group', { name: 'Чья карта считается картой жениха' });
    await expect
      .poll(() => roles.getByRole('button', { name: 'Юрий Гагарин' }).getAttribute('aria-pressed'))
      .toBe('true');
    const total = panel.locator('[data-total]');
    await expect.poll(() => total.innerText()).toMatch(/^\d+(,5)? из 36$/);
    await roles.getByRole('button', { name: 'Анна' }).click();
    await panel.getByText('В роли жениха Анна').waitFor();
    for (const name of ['Две Луны', 'Аштакута', 'Дашакута']) await panel.getByRole('region', { name }).waitFor();
    await expect.poll(() => panel.getByRole('region', { name: 'Аштакута' }).getByRole('row').count()).toBe(10);
    await panel.getByRole('heading', { name: 'Баланс Марса' }).waitFor();
    await openChartTab(page, 'Положение', 'Планеты');
    await openChartTab(page, 'Пара', 'Совместимость');
    await panel.getByText('В роли жениха Анна').waitFor();
    await expectSoundWhenNarrow(page);

    await panel.getByRole('button', { name: 'Ввести другого' }).click();
    await panel.getByRole('button', { name: 'Сравнить' }).click();
    await panel.getByText('Введите дату рождения').waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});

describe('tools of Veda', () => {
  it('of the full level each lead to their place of the last chart', async () => {
    const owner = await person([17]);
    const { response } = await savedMap(owner);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, '/home/veda');
    const tools = page.locator('section', { has: page.getByRole('heading', { name: 'Инструменты вашего уровня' }) });
    const links = tools.getByRole('link');
    await links.first().waitFor();
    const addresses = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    // The last chart is known a moment after the tools stand.
    await expect.poll(addresses).toContainEqual(expect.stringContaining('tab=tajaka'));
    const hrefs = await addresses();
    expect(hrefs.some((href) => href.startsWith('/home/panchanga') && href.includes('view=muhurtas'))).toBe(true);
    const tabs = hrefs.flatMap((href) => new URL(href, 'http://localhost').searchParams.get('tab') ?? []);
    for (const wanted of ['compatibility', 'rectification', 'tajaka', 'transits', 'chakras']) {
      expect(tabs).toContain(wanted);
    }
    await links.filter({ hasText: 'Таджика' }).click();
    await page.locator('#tab-tajaka[aria-selected=true]').waitFor();
    expect(page.url()).toContain(response.id);
  });
});

async function savedMap(owner: Parameters<typeof callAs>[0]): Promise<{ readonly response: { readonly id: string } }> {
  const answer = await callAs(owner, '/api/v2/chart.create', { name: 'Анна', birth: { ...birth, time: '14:30' } });
  const isMap = (value: unknown): value is { response: { id: string } } =>
    typeof value === 'object' &&
    value !== null &&
    'response' in value &&
    typeof value.response === 'object' &&
    value.response !== null &&
    'id' in value.response &&
    typeof value.response.id === 'string';
  if (!isMap(answer)) throw new Error('the map was not saved');
  return answer;
}
