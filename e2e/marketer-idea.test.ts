import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectSoundAtEveryWidth, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/marketer';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

it('one idea is said in every format, each with the sky it rests on', async () => {
  const owner = await person([3]);
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, address);
  await press(page, 'Истории и посты');
  await page.getByRole('textbox', { name: 'Тема' }).fill('Полнолуние');
  await page.getByRole('combobox', { name: 'Формат' }).selectOption('post');
  await press(page, 'Написать');
  await page.getByRole('region', { name: /^Пост: Полнолуние/ }).waitFor();
  const reason = page.getByText(/Повод: \d.* по Москве\. Полнолуние/);
  const told = await reason.textContent();
  await page.getByText('составлено без нейросети').waitFor();
  await expectSoundAtEveryWidth(page);

  await press(page, 'Карусель');
  await page.getByText('В этом формате мысль ещё не написана').waitFor();
  await expectSoundAtEveryWidth(page);
  await press(page, 'Написать: карусель');
  await page.getByRole('region', { name: /^Карусель: Полнолуние/ }).waitFor();
  expect(await reason.textContent()).toBe(told);
  await expectSoundAtEveryWidth(page);

  await press(page, 'Остальные форматы: спишется 2');
  await page.getByRole('region', { name: /^Клип: Полнолуние/ }).waitFor();
  await press(page, 'История');
  await page.getByRole('region', { name: /^История: Полнолуние/ }).waitFor();
  expect(await reason.textContent()).toBe(told);
  await press(page, 'Пост');
  await page.getByRole('region', { name: /^Пост: Полнолуние/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Остальные форматы/ }).count()).toBe(0);
});

it('events of the days of a plan that no item is of are named, and a press makes an item of one', async () => {
  const owner = await person([3]);
  const span = { from: '2026-12-01', to: '2026-12-31', networks: ['dzen'] };
  await callAs(owner, '/v1/content_plans', { title: 'Декабрь', ...span, items: [] });
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, `${address}?view=list`);
  const unused = page.getByRole('region', { name: 'Поводы без публикации' });
  await unused.getByText(/^В эти дни на небе ещё \d+\sсобыти/).waitFor();
  await press(page, /^Показать все: \d+/);
  await unused.getByText(/^13 декабря в 03:5\d по Москве$/).waitFor();
  await expectSoundAtEveryWidth(page);
  const before = await unused.getByRole('listitem').count();
  await press(page, /^В план: Юпитер поворачивает назад/);
  await page.getByText(/^«Юпитер поворачивает назад во Льве» теперь в плане, 13\sдекабря/).waitFor();
  expect(await unused.getByRole('listitem').count()).toBe(before - 1);
  await page
    .getByRole('region', { name: /13\sдекабря 2026/ })
    .getByText('Юпитер поворачивает назад во Льве', { exact: true })
    .waitFor();
  await page.reload();
  await unused.getByText(/^В эти дни/).waitFor();
  expect(await unused.getByText('Юпитер поворачивает назад').count()).toBe(0);
});

it('a month shows what the sky does on its days, an item the sky it rests on before all else', async () => {
  const owner = await person([3]);
  const rule = { kind: 'station', body: 'jupiter', turns: 'retrograde', sign: 5 };
  await callAs(owner, '/v1/content_plans', {
    ...{ title: 'Декабрь', from: '2026-12-01', to: '2026-12-31', networks: ['vk'] },
    items: [
      {
        ...{ date: '2026-12-13', topic: 'Юпитер разворачивается', network: 'vk' },
        skyReason: '13 декабря в 03:56 по Москве. Юпитер поворачивает назад во Льве',
        sky: { event: 'jupiter-station-retrograde', at: '2026-12-13T00:56:39Z', rule },
      },
    ],
  });
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, `${address}?view=month&date=2026-12-13`);
  const sky = page.getByRole('list', { name: /^Небо 13\sдекабря/ });
  await expect.poll(() => sky.getByText(/^\d\d:\d\d$/).allTextContents()).toEqual(['01:17', '03:56']);
  await page
    .getByRole('list', { name: /^Небо 4\sдекабря/ })
    .getByText('экадаши', { exact: true })
    .waitFor();
  await page.getByRole('list', { name: 'На небе' }).getByText('Нептун возвращается к прямому ходу в Овне').waitFor();
  await expectSoundAtEveryWidth(page);
  await page
    .getByRole('cell')
    .getByRole('button', { name: /^Юпитер разворачивается/ })
    .click();
  await page.getByRole('dialog').getByText('пересчитано сейчас: так и есть').waitFor();
  await expectSoundWhenNarrow(page);
});
