import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { chartStorage } from './birth.ts';
import { launch, newContext } from './browser.ts';

const built = fileURLToPath(new URL('../apps/web/dist/client', import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

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
  { path: '/home/homepage', beforeLoad: 110, whole: 243 },
  { path: '/home/panchanga', beforeLoad: 110, whole: 266 },
  { path: '/home/shop', beforeLoad: 110, whole: 208 },
  { path: '/home/faq', beforeLoad: 110, whole: 206 },
  { path: '/home/natal-chart', beforeLoad: 150, whole: 260 },
  { path: '/home/astrolog', beforeLoad: 110, whole: 226 },
  { path: '/home/numerolog', beforeLoad: 110, whole: 262 },
  { path: '/home/marketer', beforeLoad: 110, whole: 233 },
  { path: '/home/veda', beforeLoad: 110, whole: 222 },
] as const;

interface Asked {
  readonly path: string;
  readonly beforeLoad: boolean;
}

/** Everything that a page asks for, its worker too, from now on. */
function watched(page: Page): readonly Asked[] {
  const asked: Asked[] = [];
  let isLoaded = false;
  page.on('request', (request) => asked.push({ path: new URL(request.url()).pathname, beforeLoad: !isLoaded }));
  page.on('load', () => {
    isLoaded = true;
  });
  return asked;
}

async function sumOf(asked: readonly Asked[], ending: RegExp, only: (one: Asked) => boolean = () => true) {
  const files = new Set(asked.filter((one) => ending.test(one.path) && only(one)).map((one) => one.path));
  return (await Promise.all([...files].map(weight))).reduce((a, b) => a + b, 0);
}

/** What computes in the browser: workers, the engine and its ephemeris. */
const computing = /worker|wasm/;

it.each(budgets)('$path stays within its script, 45 KB of style and 60 of fonts', async ({ path, ...budget }) => {
  const context = await newContext(browser, { width: 360, firstVisit: true });
  const page = await context.newPage();
  const asked = watched(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = {
    beforeLoad: await sumOf(asked, /\.js$/, (one) => one.beforeLoad),
    whole: await sumOf(asked, /\.js$/),
    css: await sumOf(asked, /\.css$/),
    fonts: await sumOf(asked, /\.woff2$/),
  };
  const shown = Object.entries(sizes).map(([name, size]) => `${name} ${size.toFixed(0)}`);
  console.log(`${path}, KB gzip: ${shown.join(', ')}`);
  expect(sizes.beforeLoad).toBeLessThanOrEqual(budget.beforeLoad);
  expect(sizes.whole).toBeLessThanOrEqual(budget.whole);
  expect(sizes.css).toBeLessThanOrEqual(45);
  expect(sizes.fonts).toBeLessThanOrEqual(60);
  // Nothing is computed here, so nothing that computes is fetched, however long the page rests.
  expect(asked.filter((one) => computing.test(one.path))).toEqual([]);
});

it('an open chart asks for 230 KB of script before it stands, and for 300 KB of anything while it rests', async () => {
  const context = await newContext(browser, { width: 360, storage: chartStorage(), firstVisit: true });
  const page = await context.newPage();
  const asked = watched(page);
  await page.goto('/home/natal-chart?map=local', { waitUntil: 'load' });
  await page.locator('table[data-planets] tbody tr').first().waitFor();
  const drawn = asked.length;
  const sheet = /\.(js|css|wasm|data)$/;
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.workers().length).toBe(1);
  // By then its code has run, and what that fetches at once is asked for.
  await page.workers()[0]?.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  const beforeLoad = await sumOf(asked, /\.js$/, (one) => one.beforeLoad);
  const idle = await sumOf(asked.slice(drawn), sheet);
  const whole = await sumOf(asked, sheet);
  console.log(
    `an open chart, KB gzip: beforeLoad ${beforeLoad.toFixed(0)}, idle ${idle.toFixed(0)}, whole ${whole.toFixed(0)}`,
  );
  expect(beforeLoad).toBeLessThanOrEqual(230);
  expect(idle).toBeLessThanOrEqual(300);
});

it('a drawn page asks at once for the sheets of the parts it shows, and holds the rules of every element itself', async () => {
  const html = await (await fetch(`${inject('baseUrl')}/home/panchanga`)).text();
  const sheets = [...html.matchAll(/data-later="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(sheets.filter((href) => /\/(first|base|panchanga-page)-/.test(href))).toHaveLength(3);
  expect(html).toContain('*,:before,:after{');
  for (const href of sheets)
    expect(await readFile(`${built}${href}`, 'utf8')).not.toMatch(/@font-face|(^|\}|\{)\*,:before,:after\{/);
});

it('the script in the head of a page is at most 1 KB', async () => {
  const html = await readFile(`${built}/index.html`, 'utf8');
  const [, script = ''] = /<script nonce="__CSP_NONCE__">(.*?)<\/script>/s.exec(html) ?? [];
  expect(script.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
});
