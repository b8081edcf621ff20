import type { BrowserContext, Page } from 'playwright-core';

/** Longer than the code of any page takes to come: a page that stays dead then fails the step that needs it. */
const patienceMs = 20_000;

/** Asked at each opening: a profile that one test leaves to the next keeps its page. */
const wanted = new WeakSet<BrowserContext>();

/**
 * Lets every address that a page of the context opens come alive before the journey goes on: what the server has drawn can be read
 * before React has taken it over, and a journey would read the guest's page in place of the person's. What is pressed and typed
 * before that has journeys of its own (first-second.test.ts), which do not want it.
 */
export function openAlive(context: BrowserContext, isWanted: boolean): void {
  if (isWanted) wanted.add(context);
  else wanted.delete(context);
  context.on('page', (page) => {
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
      const open: (...given: never[]) => Promise<unknown> = page[name].bind(page);
      Reflect.set(page, name, async (...given: never[]) => {
        const answer = await open(...given);
        if (wanted.has(context)) await untilAlive(page);
        return answer;
      });
    }
  });
}

/** Until the page says that all of it is alive (platform/early-events.ts); a page that the server did not draw needs no waiting. */
async function untilAlive(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.getElementById('drawn') !== null))) return;
  await page
    .waitForFunction(() => document.documentElement.dataset.alive !== undefined, undefined, { timeout: patienceMs })
    .catch(() => undefined);
}
