import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWith, newContext, openPage } from './browser.ts';
import { delivery } from './delivery.ts';

const untilAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
const hasTemporal = (page: Page) => page.evaluate(() => 'Temporal' in globalThis);

describe.each([
  { name: 'with Temporal of its own', flags: [], polyfills: 0 },
  { name: 'without Temporal', flags: ['--js-flags=--no-harmony-temporal'], polyfills: 1 },
])('a browser $name', ({ flags, polyfills }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchWith(flags);
  });
  afterAll(() => browser.close());

  /** A context, and how many times a page of it has fetched Temporal. */
  async function watched(untilAlive = true) {
    const context = await newContext(browser, { untilAlive });
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('temporal')) fetched.push(request.url());
    });
    return { context, fetched };
  }

  it('counts days in the app', async () => {
    const { context, fetched } = await watched();
    const page = await openPage(context, '/home/panchanga?tab=day&date=2028-02-29');
    await page.getByRole('button', { name: 'Следующий день' }).click();
    await page.waitForURL(/date=2028-03-01/);
    expect(fetched).toHaveLength(polyfills);
    expect(await hasTemporal(page)).toBe(true);
  });

  it('brings a public page to life', async () => {
    const { context, fetched } = await watched();
    const page = await openPage(context, '/panchanga/perm/2028-02');
    await untilAlive(page);
    expect(fetched).toHaveLength(polyfills);
  });

  it('decides a document anew', async () => {
    const { context, fetched } = await watched(false);
    const page = await context.newPage();
    await page.goto(await (await delivery()).link({ withProof: true }));
    await page.getByRole('button', { name: 'Проверить расчёт' }).click();
    await page.getByRole('heading', { name: 'Расчёт сходится' }).waitFor();
    expect(fetched).toHaveLength(polyfills);
  });
});
