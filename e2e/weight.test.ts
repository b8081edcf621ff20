import { readFile, stat } from 'node:fs/promises';
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

/**
 * What a page of a guest may weigh at 360 px with an empty cache, KB gzip: script asked for before the page stands (`load`), and
 * all script with what follows when it stands.
 */
const budgets = [
  { path: '/home/homepage', beforeLoad: 110, whole: 246 },
  { path: '/home/panchanga', beforeLoad: 110, whole: 298 },
  { path: '/home/shop', beforeLoad: 110, whole: 210 },
  { path: '/home/faq', beforeLoad: 110, whole: 206 },
  { path: '/home/natal-chart', beforeLoad: 150, whole: 264 },
] as const;

it.each(budgets)('$path stays within its script, 45 KB of style and 60 of fonts', async ({ path, ...budget }) => {
  const context = await newContext(browser, { width: 360 });
  const page = await context.newPage();
  const asked: { readonly path: string; readonly beforeLoad: boolean }[] = [];
  let isLoaded = false;
  page.on('request', (request) => asked.push({ path: new URL(request.url()).pathname, beforeLoad: !isLoaded }));
  page.on('load', () => {
    isLoaded = true;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sum = async (ending: RegExp, only: (one: (typeof asked)[number]) => boolean = () => true) => {
    const files = new Set(asked.filter((one) => ending.test(one.path) && only(one)).map((one) => one.path));
    return (await Promise.all([...files].map(weight))).reduce((a, b) => a + b, 0);
  };
  const sizes = {
    beforeLoad: await sum(/\.js$/, (one) => one.beforeLoad),
    whole: await sum(/\.js$/),
    css: await sum(/\.css$/),
    fonts: await sum(/\.woff2$/),
  };
  const shown = Object.entries(sizes).map(([name, size]) => `${name} ${size.toFixed(0)}`);
  console.log(`${path}, KB gzip: ${shown.join(', ')}`);
  expect(sizes.beforeLoad).toBeLessThanOrEqual(budget.beforeLoad);
  expect(sizes.whole).toBeLessThanOrEqual(budget.whole);
  expect(sizes.css).toBeLessThanOrEqual(45);
  expect(sizes.fonts).toBeLessThanOrEqual(60);
});

it('the script in the head of a page is at most 1 KB', async () => {
  const html = await readFile(`${built}/index.html`, 'utf8');
  const [, script = ''] = /<script nonce="__CSP_NONCE__">(.*?)<\/script>/s.exec(html) ?? [];
  expect(script.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
});
