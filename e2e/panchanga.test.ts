import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { openPanchanga, type PanchangaOptions, present, tab, timeline } from './panchanga-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const open = (query?: string, options?: PanchangaOptions) => openPanchanga(browser, query, options);
const widths = [320, 360, 800, 801, 1280] as const;

describe('the other views', () => {
  it('Месяц starts on Monday, opens a day, and filters by layer and tradition', async () => {
    const page = await open('?view=month');
    const cells = page.locator('a[data-day]');
    await cells.first().waitFor();
    await expect.poll(() => cells.count()).toBe(42);
    await expect.poll(() => cells.nth(0).innerText()).toContain('26');
    await expect.poll(() => page.locator('a[data-day][aria-current=date]').innerText()).toContain('Двадаши');
    await expect.poll(() => cells.nth(31).innerText()).toContain('кшая: Трития');
    await page.getByText('Прабодхини-экадаши').waitFor();
    await page.getByRole('button', { name: 'Экадаши', exact: true }).click();
    await page.getByText('Прабодхини-экадаши').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
    await page.waitForURL(/date=2026-12-21/);
    await page.locator('a[data-day]', { hasText: '31' }).last().click();
    await page.waitForURL(/view=day/);
    await timeline(page).waitFor();
  });

  it('Мухурты marks the one that runs and finds an hour for a deed with reasons and refused days', async () => {
    const page = await open('?view=muhurtas');
    await page.getByRole('table', { name: 'Части дня и ночи' }).locator('tbody tr').first().waitFor();
    await expect.poll(() => page.getByRole('table', { name: 'Части дня и ночи' }).locator('tbody tr').count()).toBe(30);
    await expect
      .poll(() => page.getByRole('table', { name: 'Части дня и ночи' }).locator('tr[aria-current]').innerText())
      .toContain('Вахини');
    await page.getByRole('combobox', { name: 'Дело' }).selectOption('moving');
    await page.getByRole('textbox', { name: 'По какой день' }).fill('01.11.2026');
    await page.getByRole('button', { name: 'Найти время' }).click();
    await page.getByText('Конец периода раньше начала').waitFor();
    await page.getByRole('textbox', { name: 'По какой день' }).fill('20.02.2027');
    await page.getByRole('button', { name: 'Найти время' }).click();
    await page.locator('[data-hour]').first().waitFor();
    await expect.poll(() => page.locator('[data-hour]').first().innerText()).toMatch(/из 100[\s\S]*накшатра/);
    await page.getByText(/отклон/).click();
    await expect.poll(() => page.locator('[data-refusal]').first().innerText()).toMatch(/[а-я]/);
    await expectAccessible(page);
  });

  it('Солнце lists twelve sankrantis with punya kala and marks the next', async () => {
    const page = await open('?view=sun');
    const rows = page.getByRole('table', { name: 'Вступления Солнца в знаки' }).locator('tbody tr');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(12);
    await expect
      .poll(() => page.locator('tr.on').first().innerText())
      .toMatch(/Стрелец[\s\S]*16[\s\S]*дек[\s\S]*ближайшее/);
    await page.getByRole('button', { name: 'Тропический' }).click();
    await page.getByText('Вступления в тропические знаки').waitFor();
    await expectAccessible(page);
  });

  it('Аяна names both reckonings and draws the year', async () => {
    const page = await open('?view=ayana&date=2026-01-05');
    await page.getByText('Уттараяна').first().waitFor();
    await expect.poll(() => page.locator('[data-season]').nth(0).innerText()).toContain('Дакшинаяна');
    await expect.poll(() => page.locator('[data-season]').nth(1).innerText()).toContain('Уттараяна');
    await page.locator('[data-figure=year]').waitFor();
    await expectAccessible(page);
  });

  it('Праздники gives each its rule, ekadashis by tradition with the fast-breaking window, and compares cities', async () => {
    const page = await open('?view=festivals');
    await page.locator('[data-past=false]').first().waitFor();
    const diwali = page.locator('[data-past]', { hasText: 'Дивали' }).first();
    await expect.poll(() => diwali.isVisible()).toBe(false);
    await page.getByText(/Прошло с начала года: \d+/).click();
    await diwali.getByLabel('Правило: Дивали').click();
    await expect.poll(() => diwali.innerText()).toContain('Правило:');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Экадаши', exact: true }).click();
    await page.locator('[data-past=false]').first().waitFor();
    await expect.poll(() => page.locator('[data-past]', { hasText: 'Утпанна' }).innerText()).toMatch(/выход из поста/);
    await page.getByRole('button', { name: 'Вайшнава' }).click();
    await page.getByRole('button', { name: 'Экадаши по городам' }).click();
    await page.locator('table:has-text("День поста и окно выхода по городам") tbody tr').first().waitFor();
    await expect
      .poll(() => page.locator('table:has-text("День поста и окно выхода по городам") thead th').count())
      .toBe(7);
    await page.getByRole('button', { name: 'Убрать: Пермь' }).click();
    await page.getByRole('combobox', { name: 'Добавить город' }).fill('омск');
    await page.getByRole('option', { name: /Омск/ }).first().click();
    await page.locator('table:has-text("День поста и окно выхода по городам") th', { hasText: 'Омск' }).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  });

  it('Создать shows a table, downloads a calendar and gives a feed by link', async () => {
    const page = await open('?view=create');
    await page.getByRole('button', { name: 'Таблица' }).click();
    await page.getByRole('button', { name: 'Показать' }).click();
    const rows = page.getByRole('region', { name: 'Таблица дней' }).locator('tbody tr');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(31);
    await expectAccessible(page);
    await page.getByRole('button', { name: '.ics' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('panchanga-2026-11-21-2026-12-21.ics');
    await page.getByRole('button', { name: 'Получить ссылку' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Ссылка на календарь' }).inputValue())
      .toMatch(/\/calendar\/[\w-]+\.ics$/);
    const feed = await page.getByRole('textbox', { name: 'Ссылка на календарь' }).inputValue();
    expect((await page.request.get(feed)).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Закрыть ссылку' }).click();
    await page.getByRole('textbox', { name: 'Ссылка на календарь' }).waitFor({ state: 'detached' });
    expect((await page.request.get(feed)).status()).toBe(404);
  });
});

describe('every view at every width', () => {
  /** Each view by its tab, and what stands on it once it has its answer. */
  const views = [
    ['День', '[data-figure=day]'],
    ['Месяц', 'a[data-day=in]'],
    ['Мухурты', 'table:has-text("Части дня и ночи") tbody tr'],
    ['Солнце', '#panchanga-view table tbody tr'],
    ['Аяна', '[data-figure=year]'],
    ['Праздники', '[data-past=false]'],
    ['Создать', 'fieldset:has-text("Слои: выбор запоминается")'],
  ] as const;
  it.each(widths)('fits %i px in both themes and passes axe', async (width) => {
    const page = await open('', { width });
    for (const [name, ready] of views) {
      await tab(page, name).click();
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => scrollsSideways(page), { message: `${name} at ${width}` }).toBe(false);
        if (colorScheme === 'dark' || width === 360) await expectAccessible(page);
      }
    }
  });
});

describe('«Сегодня» on the homepage', () => {
  it('says what holds now and for how long, the next good window, and leads to the whole day', async () => {
    const context = await newContext(browser, { at: present });
    const page = await openPage(context, '/home/homepage');
    const strip = page.getByRole('region', { name: /Панчанга сейчас/ });
    await strip.getByText('Хорошее окно').waitFor();
    const said = async () => (await strip.innerText()).replaceAll('\u00a0', ' ');
    // The server draws its own present first.
    await expect.poll(said).toMatch(/Шанивара, день Сатурна[\s\S]*ещё 12 ч 24 мин/);
    const words = await said();
    expect(words).toMatch(/Шукла Двадаши\s+до 02:27, 22 нояб\.\s+ещё 12 ч 24 мин/);
    expect(words).toMatch(/Ревати, пада 2/);
    expect(words).toMatch(/Раху-кала\s+10:19–11:17\s+прошла/);
    expect(words).toMatch(/Амрита-чогхадия\s+14:10–15:08\s+через 8 мин/);
    await strip.getByText('Следующий экадаши').waitFor();
    await context.clock.setFixedTime(new Date('2026-11-21T11:20:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await strip.getByText('ещё 48').waitFor();
    await expectAccessible(page);
    await strip.getByRole('link', { name: 'Вся панчанга' }).click();
    await timeline(page).waitFor();
  });
});
