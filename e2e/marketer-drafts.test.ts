import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { launch, newContext, openPage } from './browser.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/marketer';

async function planned() {
  const owner = await person([3]);
  await callAs(owner, '/v1/content_plans', {
    ...{ title: 'Тихая Луна', from: '2026-11-01', to: '2026-11-30', networks: ['vk'] },
    items: [{ date: '2026-11-24', topic: 'Карттика-пурнима', network: 'dzen', status: 'draft' }],
  });
  return owner;
}

it('the buttons of a form beside the plan stand within the window', async () => {
  const owner = await planned();
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, `${address}?view=list`);
  await page.getByRole('button', { name: /^Карттика-пурнима/ }).click();
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Сохранить', 'Удалить…']) {
      const box = await page.getByRole('dialog').getByRole('button', { name, exact: true }).boundingBox();
      expect([name, Math.ceil((box?.y ?? 9999) + (box?.height ?? 0)) <= height]).toEqual([name, true]);
    }
  }
});
