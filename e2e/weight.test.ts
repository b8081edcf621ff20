import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, newContext } from './browser.ts';

const built = fileURLToPath(new URL('../apps/web/dist/client', import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Kilobytes as they travel: the gzip twin where there is one. */
async function weight(path: string): Promise<number> {
  const file = await stat(`${built}${path}.gz`).catch(() => stat(`${built}${path}`));
  return file.size / 1024;
}

it('the first view of the natal chart stays within 270 KB of script, 45 of style and 120 of fonts', async () => {
  const context = await newContext(browser, { width: 1280 });
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto('/home/natal-chart', { waitUntil: 'networkidle' });
  const sum = async (ending: RegExp) =>
    (await Promise.all([...loaded].filter((path) => ending.test(path)).map(weight))).reduce((a, b) => a + b, 0);
  const sizes = { js: await sum(/\.js$/), css: await sum(/\.css$/), fonts: await sum(/\.woff2$/) };
  console.log(
    `first view, KB gzip: js ${sizes.js.toFixed(0)}, css ${sizes.css.toFixed(0)}, fonts ${sizes.fonts.toFixed(0)}`,
  );
  expect(sizes.js).toBeLessThanOrEqual(270);
  expect(sizes.css).toBeLessThanOrEqual(45);
  expect(sizes.fonts).toBeLessThanOrEqual(120);
  await context.close();
});
