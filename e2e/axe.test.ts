import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, launch, newContext } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

it.each([
  ['color: #999; background: #fff', false],
  ['color: rgb(0 0 0 / 40%)', false],
  ['color: #000; opacity: 0.4', false],
  ['color: #595959', true],
])('a page where words are «%s» passes: %s', async (style, passes) => {
  const page = await (await newContext(browser)).newPage();
  // The same colours once more: what axe has read of a page it remembers.
  await page.setContent(
    `<html lang="ru"><title>Слова</title><p style="${style}">Слова</p><p style="${style}">Ещё</p></html>`,
  );
  const checked = expectAccessible(page);
  if (passes) await checked;
  else await expect(checked).rejects.toMatchObject({ actual: ['color-contrast: p:nth-child(1) | p:nth-child(2)'] });
});
