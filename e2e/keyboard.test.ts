import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartStorage } from './birth.ts';
import { expectFocus, launch, newContext, openPage } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** No page has more stops than this before what a task begins with. */
const mostStops = 60;

/** Presses Tab until the element has the focus: how many stops lie between is the page's affair, that it can be reached is not. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by ${mostStops} stops: ${String(target)}`);
}

async function open(path: string, storage: Record<string, string> = {}): Promise<Page> {
  return openPage(await newContext(browser, { reducedMotion: true, storage }), path);
}

describe('the tasks of docs/keyboard.md, by keyboard alone', () => {
  it('a chart is calculated', async () => {
    const page = await open('/home/natal-chart');
    await tabTo(page, page.getByRole('textbox', { name: 'Имя', exact: true }));
    await page.keyboard.type('Анна');
    await tabTo(page, page.getByRole('textbox', { name: 'Дата', exact: true }));
    await page.keyboard.type('17.05.1990');
    await tabTo(page, page.getByRole('textbox', { name: 'Время', exact: true }));
    await page.keyboard.type('14:30');
    await tabTo(page, page.getByRole('combobox', { name: /^Место/ }));
    await page.keyboard.type('Москва');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Рассчитать карту' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Анна' }).waitFor();
  });

  it('a house is opened, and the next tab is reached', async () => {
    const page = await open('/home/natal-chart?map=local', chartStorage());
    await tabTo(page, page.locator('svg.chart [role=button][tabindex="0"]').first());
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /1-й\sдом/ }).waitFor();
    await tabTo(page, page.getByRole('tab', { name: 'Планеты' }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { selected: true }).filter({ hasNotText: 'Планеты' }).waitFor();
  });

  it('a stretch of the day is read, and the focus comes back to it', async () => {
    const page = await open('/home/panchanga?date=2026-11-21');
    // The server draws the day for a narrow window too, until its own drawing takes its place.
    const tithi = page.locator('[data-key=tithi-0]:visible');
    await tabTo(page, tithi);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page.locator('[data-key=tithi-1]'));
  });

  it('an hour for a deed is found', async () => {
    const page = await open('/home/panchanga?view=muhurtas&date=2026-11-21');
    await tabTo(page, page.getByRole('combobox', { name: 'Дело' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'Найти время' }));
    await page.keyboard.press('Enter');
    await page.locator('[data-hour]').first().waitFor();
  });

  it('the list of shortcuts gives the focus back', async () => {
    const page = await open('/home/panchanga?date=2026-11-21');
    const tab = page.getByRole('tab', { name: 'День', exact: true });
    await tabTo(page, tab);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Клавиши' });
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await expectFocus(tab);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

/** Pages and what opens a dialog on each. */
const dialogs = [
  ['a chart', '/home/natal-chart?map=local', [/^Сохранить карту$/, /^PDF$/, /^Ещё действия с картой$/]],
  ['the form', '/home/natal-chart', [/^Дата: открыть календарь$/]],
  ['the homepage', '/home/homepage', [/^Город: /]],
  [
    'a day',
    '/home/panchanga?date=2026-11-21',
    [
      /^Выбрать дату$/,
      /^Город: /,
      /^В календарь$/,
      /^Поделиться$/,
      /^Для кого: /,
      /^Раху-кала$/,
      /^Ганда-мула$/,
      /^Пратьяк тара$/,
    ],
  ],
] as const;

it.each(dialogs)(
  'every dialog of %s closed by Esc gives the focus back to what opened it',
  async (_, path, openers) => {
    const page = await open(path, chartStorage());
    for (const name of openers) {
      const opener = page.getByRole('button', { name }).and(page.locator('[aria-haspopup=dialog]')).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.first().waitFor();
      // Inside, the keys are the dialog's.
      await expect
        .poll(() => dialog.first().evaluate((one) => one.contains(document.activeElement)), {
          message: `${name}: no focus`,
        })
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count(), { message: `${name} stays open` }).toBe(0);
      await expectFocus(opener);
    }
  },
);
