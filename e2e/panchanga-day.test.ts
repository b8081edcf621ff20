import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import {
  address,
  heading,
  openPanchanga,
  type PanchangaOptions,
  present,
  standsAtToday,
  tab,
  timeline,
} from './panchanga-page.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const open = (query?: string, options?: PanchangaOptions) => openPanchanga(browser, query, options);
const nbsp = (text: string) => text.replaceAll('~', '\u00a0');
const moscow = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Pages of a PDF that the browser has printed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const fact = (page: Page, group: string, name: string) =>
  page
    .locator('[data-day-cards] section', { has: page.getByRole('heading', { name: group }) })
    .locator('dl > div', { hasText: name });

describe('the day', () => {
  it('leaves what is far down as the server drew it until something there is focused or pressed', async () => {
    const anew = async () => {
      const page = await openPage(await newContext(browser, { width: 360 }), address);
      await expect.poll(() => page.locator('[data-asleep]').count()).toBe(2);
      return page;
    };
    const focused = await anew();
    const name = focused.locator('[data-day-cards] button:visible').first();
    const words = await name.textContent();
    await name.evaluate((button) => button.focus({ preventScroll: true }));
    await expect.poll(() => focused.locator('[data-asleep] [data-day-cards]').count()).toBe(0);
    await expect.poll(() => focused.evaluate(() => document.activeElement?.textContent)).toBe(words);

    // On a page of its own: the focus has brought that one down, where its other part is near.
    const pressed = await anew();
    const stretch = pressed.locator('[data-asleep] [data-key]:visible').nth(3);
    const title = await stretch.getAttribute('aria-label');
    await stretch.dispatchEvent('click');
    const dialog = pressed.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => pressed.locator('[data-asleep] [data-key]').count()).toBe(0);
    expect(title).toContain(await dialog.getByRole('heading').innerText());
  });

  it('wakes what somebody comes near', async () => {
    const page = await openPage(await newContext(browser, { width: 360 }), address);
    const asleep = page.locator('[data-asleep]');
    await expect.poll(() => asleep.count()).toBe(2);
    await page.mouse.wheel(0, 1_000);
    await expect.poll(() => asleep.count()).toBe(1);
    await page.locator('[data-day-cards]').scrollIntoViewIfNeeded();
    await expect.poll(() => asleep.count()).toBe(0);
  });

  it('is drawn from sunrise to sunrise with the present, its lanes and eight groups, in the city by default', async () => {
    const page = await open();
    await timeline(page).waitFor();
    await expect.poll(() => heading(page).innerText()).toBe(nbsp('21~ноября~2026, суббота'));
    await page.getByText('сейчас 14:02', { exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-lane]').count()).toBe(10);
    await expect.poll(() => page.locator('[data-lane=muhurta] [data-key]').count()).toBe(30);
    await expect.poll(() => page.locator('[data-lane=choghadiya] [data-key]').count()).toBe(16);
    await expect.poll(() => page.locator('[data-lane=hora] [data-key]').count()).toBe(24);
    await expect.poll(() => page.locator('[data-day-cards] section').count()).toBe(8);
    await expect.poll(() => fact(page, 'Пять членов', 'Титхи').innerText()).toMatch(/до 02:27\+1\s*, 22.нояб\./);
    await expect.poll(() => fact(page, 'Неблагоприятно', 'Раху-кала').innerText()).toContain('10:19–11:17');
    await expect.poll(() => fact(page, 'Солнце и Луна', 'Восход').first().innerText()).toContain('вид. 08:16');
    await expect.poll(() => fact(page, 'Неблагоприятно', 'Ямаганда').innerText()).toContain('сейчас');
    // The day that runs is told for this moment, any other by its hours.
    const about = page.locator('[data-in-three] [data-about]:visible');
    await expect.poll(() => about.allTextContents()).toEqual(['День: ', 'Сейчас: ', 'Осторожно: ']);
    await expect.poll(() => page.locator('[data-in-three]').innerText()).toMatch(/Ямаганда до.14:10/);
    await expect
      .poll(() => fact(page, 'Знаки и пады', 'Солнце').innerText())
      .toMatch(/Скорпион.4°40′ Анурадха, 1-я.пада/);
    await expect.poll(() => fact(page, 'Знаки и пады', 'Луна').innerText()).toMatch(/Рыбы.18°58′ Ревати, 1-я.пада/);
    await expect.poll(() => fact(page, 'Месяц и годы', 'Шака').innerText()).toContain('Парабхава');
    await page.getByText('Москва · сутки от восхода до восхода').waitFor();
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1450);
    // A Purnima of five observances is among the fullest days.
    await page.goto(`${address}?date=2026-11-24`);
    await page.getByText('Дев-Дивали').waitFor();
    await expect.poll(() => about.allTextContents()).toEqual(['День: ', 'Часы: ']);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1450);
  });

  it('prints on one sheet of A4, for a chart as well', async () => {
    const local = { name: 'Анна', date: '1990-05-17', time: '14:30:00', ...moscow };
    const page = await open('', { storage: { 'nebosvod-local-chart': JSON.stringify(local) } });
    await page.locator('[data-lane=personal]').waitFor();
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1450);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    // A fast and an ingress, with what the day is to a person: the fullest page of those looked at.
    await page.goto(`${address}?date=2026-01-14`);
    await page.getByText('Макара-санкранти').waitFor();
    await page.locator('[data-lane=personal]').waitFor();
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1450);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(5200);
  });

  it('goes into a calendar whole or by its windows, and leads to the calendar that renews itself', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'В календарь' }).click();
    const menu = page.getByRole('dialog', { name: 'В календарь' });
    await menu.waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('button', { name: 'Только окна' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('panchanga-2026-11-21.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/DTSTART:20261121T071900Z\r\nDTEND:\w+\r\nSUMMARY:Раху-кала/);
    expect(text).not.toContain('Двадаши');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'В календарь' }).click();
    await menu.getByRole('button', { name: 'Подписаться' }).click();
    await page.waitForURL(/view=create/);
  });

  it('opens what a stretch means, for what it is good and by which rule, and gives the focus back', async () => {
    const page = await open();
    await timeline(page).waitFor();
    await page.locator('[data-key=choghadiya-1]').focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Шубха' });
    await card.waitFor();
    await expect
      .poll(() => card.innerText())
      .toMatch(/09:21–10:19[\s\S]*благоприятно[\s\S]*Хорошо для:[\s\S]*Правило:/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-key') === 'choghadiya-1');
    await fact(page, 'Благоприятно', 'Абхиджит').getByRole('button').click();
    await page.getByRole('dialog', { name: 'Абхиджит-мухурта' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // The short words of the day lead to the long ones of its star, and those to its page.
    await page.locator('[data-in-three]').getByRole('button', { name: 'Ревати' }).click();
    const star = page.getByRole('dialog', { name: 'Ревати' });
    await star.getByText('Подходит:').waitFor();
    await star.getByRole('link', { name: /^Подробнее/ }).click();
    await page.waitForURL('**/nakshatra/revati');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('explains every stretch of every lane', async () => {
    const page = await open('?date=2026-11-21');
    await timeline(page).waitFor();
    const keys = await page
      .locator('[data-key]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''));
    const first = keys.filter((key) => /-(0|1|26)$/.test(key));
    for (const key of first) {
      await page.locator(`[data-key="${key}"]`).focus();
      await page.keyboard.press('Enter');
      const words = page.locator('[role=dialog]');
      await expect.poll(async () => (await words.innerText()).length, { message: key }).toBeGreaterThan(60);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
  });

  it('is walked by arrows inside the drawing without leaving the day, and by arrows outside it from day to day', async () => {
    const page = await open();
    await timeline(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'));
    await page.locator('[data-key=tithi-0]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('tithi-1');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused()).toBe('nakshatra-1');
    await page.keyboard.press('Home');
    await expect.poll(() => focused()).toBe('nakshatra-0');
    expect(page.url()).not.toContain('date=');
    await page.evaluate(() => document.activeElement instanceof SVGElement && document.activeElement.blur());
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/date=2026-11-22/);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForURL(/date=2026-10-22/);
    await page.keyboard.press('t');
    await page.waitForURL((url) => !url.search.includes('date='));
  });

  it('keeps still for keys while a person types, and when shortcuts are switched off', async () => {
    const page = await open('', { storage: { 'shortcuts-off': 'true' } });
    await timeline(page).waitFor();
    await page.keyboard.press('ArrowRight');
    expect(page.url()).not.toContain('date=');
    const other = await open();
    await other.getByRole('button', { name: 'Город: Москва' }).click();
    await other.getByRole('combobox', { name: 'Город или координаты' }).fill('тверь');
    await other.keyboard.press('ArrowLeft');
    expect(other.url()).not.toContain('date=');
  });

  it('changes the city, keeps it in this browser and in the link', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Город: Москва' }).click();
    await page.getByRole('combobox', { name: 'Город или координаты' }).fill('перм');
    await page.getByRole('option', { name: /Пермь/ }).first().click();
    await page.getByRole('button', { name: 'Город: Пермь' }).waitFor();
    await page.waitForURL(/city=511196/);
    await page.goto(address);
    await page.getByRole('button', { name: 'Город: Пермь' }).waitFor();
    const guest = await open('?city=1486209&date=2026-11-21');
    await guest.getByRole('button', { name: 'Город: Екатеринбург' }).waitFor();
  });

  it('drops what the address cannot mean', async () => {
    const page = await open('?view=nonsense&date=2026-02-30&city=abc');
    await standsAtToday(page, present);
    await timeline(page).waitFor();
    await expect.poll(() => heading(page).innerText()).toBe(nbsp('21~ноября~2026, суббота'));
  });

  it('says that the Sun does not rise, shows what exists, and offers a city with a sunrise or a conventional six o’clock', async () => {
    const page = await open('?date=2026-12-25&city=524305');
    await page.getByText('Солнце не восходит.', { exact: true }).waitFor();
    await page.getByText('Мурманск, Мурманская область · Солнце не восходит').waitFor();
    await expect.poll(() => page.locator('[data-lane=tithi] [data-key]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('[data-lane=hora]').count()).toBe(0);
    await page.getByRole('button', { name: /Где Солнце восходит/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Условный восход 06:00' }).click();
    await page.locator('[data-lane=hora]').waitFor();
    await expect.poll(() => fact(page, 'Солнце и Луна', 'Условный восход').innerText()).toContain('06:00');
    await page.getByRole('button', { name: /Где Солнце восходит/ }).click();
    await page.getByText('Солнце не восходит.', { exact: true }).waitFor({ state: 'detached' });
    await page.locator('[data-lane=hora]').waitFor();
  });

  it('tells before sunrise that the day before still runs', async () => {
    const page = await open('', { at: new Date('2026-11-21T02:00:00Z') });
    await page.getByText('Солнце ещё не взошло').waitFor();
    await page.getByRole('button', { name: 'Показать их' }).click();
    await page.waitForURL(/date=2026-11-20/);
    await page.getByText('сейчас 05:00', { exact: true }).waitFor();
  });

  it('adds tara and chandra bala of the chart kept in this browser or of a chosen map, in the day and in the search of an hour', async () => {
    const local = { name: 'Анна', date: '1990-05-17', time: '14:30:00', ...moscow };
    const who = await person();
    for (const [name, date, time] of [
      ['Борис', '1985-03-02', '08:10:00'],
      ['Вера', '1979-07-12', null],
    ] as const) {
      await callAs(who, '/api/v2/chart.create', { name, birth: { date, time, ...moscow } });
    }
    const page = await open('', {
      storage: { ...who.storage, 'nebosvod-local-chart': JSON.stringify(local) },
    });
    const layer = page.getByRole('region', { name: 'Личный слой' });
    const choose = async (name: RegExp) => {
      await page.getByRole('button', { name: /^Для кого/ }).click();
      await page.getByRole('dialog', { name: 'Для кого личный слой' }).getByRole('button', { name }).click();
    };
    await page.locator('[data-lane=personal]').waitFor();
    await expect
      .poll(() => layer.innerText())
      .toMatch(
        /Для карты «Анна»\s+Луна в Козероге, Дхаништха[\s\S]*Пратьяк тара до 03:25\+1\s*, 22.нояб.\s*сейчас[\s\S]*3-й знак от Луны карты/,
      );
    await page.getByRole('button', { name: /^Для кого: Анна/ }).click();
    await page
      .getByRole('dialog', { name: 'Для кого личный слой' })
      .getByText(/12.июля.1979/)
      .waitFor();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await choose(/Вера/);
    await layer.getByText('Время рождения в этой карте слишком неточное').waitFor();
    await choose(/Борис/);
    await layer.getByText('Для карты «Борис»').waitFor();
    await tab(page, 'Мухурты').click();
    await page.getByRole('button', { name: 'Для кого: Борис' }).waitFor();
    await page.getByRole('button', { name: 'Найти время' }).click();
    const reasons = page.locator('[data-hour]').first();
    await reasons.waitFor();
    await expect.poll(() => reasons.innerText()).toMatch(/тара для вас[\s\S]*от вашей/);
    await choose(/Ни для кого/);
    await page.getByText('Оценка без личного слоя.').waitFor();
    await reasons.getByText('тара для вас').waitFor({ state: 'detached' });
    await tab(page, 'День').click();
    await layer.getByText('выберите, для кого').waitFor();
    await expect.poll(() => page.locator('[data-lane=personal]').count()).toBe(0);
  });

  it('shows the failure where the day would be and comes back with «Повторить»', async () => {
    const context = await newContext(browser, { at: present });
    provokes(context, 'outage');
    let isBroken = true;
    await context.route('**/chart.getPanchanga', (route) =>
      isBroken ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }) : route.continue(),
    );
    const page = await openPage(context, address);
    await page.getByText('Панчанга этого дня не загрузилась.').waitFor();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await timeline(page).waitFor();
  });

  it('has a table twin', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Показать таблицей' }).click();
    await expect
      .poll(() => page.getByRole('table', { name: 'Ход дня таблицей' }).locator('tbody tr').count())
      .toBeGreaterThan(80);
    await expectAccessible(page);
  });

  it('runs down a phone, with lanes to choose, and names every window', async () => {
    const page = await open('', { width: 360 });
    await timeline(page).waitFor();
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(5200);
    const windows = page.getByRole('region', { name: 'Окна' });
    await expect
      .poll(() => windows.getByRole('listitem').filter({ hasText: 'Раху-кала' }).innerText())
      .toContain('10:19–11:17');
    await expect
      .poll(() => windows.locator('[aria-current=time]').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('Ямаганда')]));
    await windows.getByRole('button', { name: 'Раху-кала' }).click();
    await page.getByRole('dialog', { name: 'Раху-кала' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(windows.getByRole('button', { name: 'Раху-кала' }));
    await expect.poll(() => page.locator('[data-lane]').count()).toBe(4);
    await expect.poll(() => timeline(page).evaluate((svg) => svg.getBoundingClientRect().height)).toBeGreaterThan(1100);
    await page.getByRole('button', { name: 'мухурты' }).click();
    await expect.poll(() => page.locator('[data-lane]').count()).toBe(5);
    await page.reload();
    await standsAtToday(page, present);
    await page.locator('[data-lane=muhurta]').waitFor();
    await page.locator('[data-key=choghadiya-1]').click();
    await page.getByRole('dialog', { name: 'Шубха' }).waitFor();
    await expectAccessible(page);
  });
});
