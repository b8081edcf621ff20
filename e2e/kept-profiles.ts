import type { BrowserContext, Page } from 'playwright-core';

/**
 * Profiles of the browser that one test leaves to the next. A page in a process that has run the app's scripts before opens in about
 * half the processor time of one in a new process. Whatever a journey leaves behind is taken away: storage, cookies, further pages,
 * routes, permissions, listeners. What the browser has cached of the app's files stays, so a first visit asks for a profile of its own.
 */
interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Each holds a process of the browser, some 150 MB. */
const KEPT_AT_MOST = 3;

/** A file of the server under the headers of its pages: between them a page of the browser keeps its process. */
export const BETWEEN = '/robots.txt';

const idle = new Map<string, Kept>();
const keys = new WeakMap<BrowserContext, string>();

/** The profile that an earlier test left under this key; its only page lies at `BETWEEN`. */
export function takeProfile(key: string): Kept | undefined {
  const kept = idle.get(key);
  idle.delete(key);
  return kept;
}

/** Lets a new profile be left to later tests under a key, unless the journey does to it what cannot be undone. */
export function mayBeLeft(context: BrowserContext, key: string): void {
  keys.set(context, key);
  const spoils = (owner: object, name: string, method: (...given: never[]) => unknown) =>
    Reflect.set(owner, name, (...given: never[]) => {
      keys.delete(context);
      return method(...given);
    });
  spoils(context, 'addInitScript', context.addInitScript.bind(context));
  spoils(context, 'newCDPSession', context.newCDPSession.bind(context));
  spoils(context.clock, 'install', context.clock.install.bind(context.clock));
  spoils(context.clock, 'setFixedTime', context.clock.setFixedTime.bind(context.clock));
}

/** Ends a test's use of a profile: it is left to the next, or closed. */
export async function leaveProfile(context: BrowserContext): Promise<void> {
  const key = keys.get(context);
  const [page, ...more] = context.pages();
  if (key === undefined || page === undefined || idle.has(key)) return context.close();
  try {
    for (const one of more) await one.close();
    await clean(context, page);
  } catch {
    return context.close();
  }
  idle.set(key, { context, page });
  const [oldest] = idle.keys();
  if (idle.size > KEPT_AT_MOST && oldest !== undefined) await takeProfile(oldest)?.context.close();
}

async function clean(context: BrowserContext, page: Page): Promise<void> {
  for (const type of ['console', 'weberror', 'request', 'response', 'page', 'dialog']) context.removeAllListeners(type);
  for (const type of ['request', 'response', 'load', 'dialog']) page.removeAllListeners(type);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(BETWEEN);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
}
