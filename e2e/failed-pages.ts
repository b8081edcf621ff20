import type { BrowserContext, Page } from 'playwright-core';
import type { TestContext } from 'vitest';

/** Enough to see which part of a page did not come. */
const LONGEST = 20_000;

/** Prints what the pages of a test that failed show, and what they last fetched: of a run elsewhere nothing but its lines is left. */
export async function tellIfFailed(test: TestContext['task'], context: BrowserContext): Promise<void> {
  if (test.result?.state !== 'fail') return;
  const told = await Promise.all(context.pages().map(shown));
  console.error(`✗ ${test.name}`, ...told.map((page) => `\n${page}`));
}

async function shown(page: Page): Promise<string> {
  try {
    const text = await page.locator('body').ariaSnapshot({ timeout: 5_000 });
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .slice(-12)
        .map((one) => `${Math.round(one.startTime)}+${Math.round(one.duration)} ${new URL(one.name).pathname}`),
    );
    return [page.url(), text.slice(0, LONGEST), ...fetched].join('\n');
  } catch (error) {
    return `${page.url()}: ${error instanceof Error ? error.message : error}`;
  }
}
