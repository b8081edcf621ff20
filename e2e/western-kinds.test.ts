import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { callAs, idOf, type Person, person } from './people.ts';

// Every kind of the Western product and the question of Veda, from the order to the proof of the client's page.

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const anna = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, place: 'Москва' };
const pavel = { ...anna, date: '1987-02-03', time: '22:10' };
const consent = { at: '2026-11-01T07:00:00.000Z', how: 'на встрече', text: '' };

/** Two people of the book; the id of the first. */
async function book(who: Person): Promise<string> {
  const kept = (name: string, birth: object) =>
    callAs(who, '/v3/clients', { name, births: [{ label: 'карта', birth: { ...birth, name }, consent }] });
  await kept('Павел Соколов', pavel);
  return idOf(await kept('Анна Соколова', anna));
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, value: string) => page.getByRole('textbox', { name }).fill(value);

interface Journey {
  readonly kind: RegExp;
  readonly title: string;
  readonly width: 360 | 1280;
  readonly desk: 'astrolog' | 'veda';
  /** What the order asks beyond a person. */
  readonly order?: (page: Page) => Promise<void>;
}

const period = async (page: Page) => {
  await fill(page, 'С какого дня', '16.04.2027');
  await fill(page, 'По какой день', '15.05.2027');
};

const JOURNEYS: readonly Journey[] = [
  { kind: /^Портрет личности/, title: 'Портрет личности', width: 360, desk: 'astrolog' },
  { kind: /^Дело и деньги/, title: 'Дело и деньги', width: 1280, desk: 'astrolog' },
  { kind: /^Отношения/, title: 'Отношения', width: 360, desk: 'astrolog' },
  {
    kind: /^Совместимость пары/,
    title: 'Совместимость пары',
    width: 1280,
    desk: 'astrolog',
    order: async (page) => {
      await page.getByRole('searchbox', { name: 'Второй человек из книги' }).fill('павел');
      const found = page.getByRole('list', { name: 'Найденные клиенты' });
      await found.getByRole('button', { name: /^Павел/ }).click();
    },
  },
  { kind: /^Ребёнок/, title: 'Ребёнок', width: 1280, desk: 'astrolog' },
  { kind: /^Год \(соляр\)/, title: 'Год (соляр)', width: 1280, desk: 'astrolog' },
  { kind: /^Месяц \(транзиты\)/, title: 'Месяц (транзиты)', width: 360, desk: 'astrolog' },
  { kind: /^Выбор даты/, title: 'Выбор даты', width: 360, desk: 'astrolog', order: period },
  {
    kind: /^Вопрос \(прашна\)/,
    title: 'Вопрос (прашна)',
    width: 1280,
    desk: 'veda',
    order: (page) => fill(page, 'Вопрос клиента своими словами', 'Получу ли я эту работу?'),
  },
];

it.each(JOURNEYS)(
  '«$title» at $width px: ordered, written, edited, taken as files, handed over, proved',
  async ({ kind, title, width, desk, order }) => {
    const owner = await person([desk === 'veda' ? 16 : 1]);
    const client = await book(owner);
    const context = await newContext(browser, { width, storage: owner.storage });
    const page = await openPage(context, `/home/${desk}?tab=documents&document=new&client=${client}`);
    await page.getByRole('radio', { name: kind }).check();
    await order?.(page);
    await expectAccessible(page);
    await press(page, 'Составить документ');
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${title.replace(/[()]/g, '\\$&')}`) }).waitFor();
    const gist = page.locator('main article [data-reading=gist]');
    await gist.waitFor();

    await press(page, 'Править раздел «Суть»');
    const words = 'Начните чтение с этой страницы, остальное обсудим при встрече.';
    await gist.getByRole('textbox').first().fill(words);
    await page.getByText(/^Сохранено в/).waitFor();
    await press(page, 'Готово');
    await gist.getByText(words).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);

    await press(page, 'Передать клиенту');
    for (const [name, start] of [
      ['PDF', '%PDF'],
      ['DOCX', 'PK'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      expect((await readFile(await file.path())).subarray(0, start.length).toString()).toBe(start);
    }
    await press(page, 'Создать ссылку');
    const address = await page.getByRole('status').locator('input').inputValue();
    const shown = await context.newPage();
    await shown.setViewportSize({ width, height: 900 });
    await shown.goto(new URL(address).pathname);
    await shown.getByText(words).waitFor();
    await expectAccessible(shown);
    await expect.poll(() => scrollsSideways(shown)).toBe(false);
    await press(shown, 'Проверить расчёт');
    await shown.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
  },
);
