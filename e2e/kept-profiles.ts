import type { BrowserContext, Page } from 'playwright-core';

/**
 * Profiles of the browser that one test leaves to the next. A page in a process that has run the app's scripts before opens in about
 * half the processor time of one in a new process. Whatever a journey leaves behind is taken away: storage, cookies, further pages,
 * routes, permissions, listeners; window, theme and clock are set anew by who takes it. What the browser has cached of the app's files
 * stays, but in the profiles of first visits.
 */
interface Kept {
  readonly kind: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Each holds a process of the browser, some 150 MB. */
const KEPT_AT_MOST = 3;

/** A file of the server under the headers of its pages: between them a page of the browser keeps its process. */
export const BETWEEN = '/robots.txt';

/** The one left last stands last. */
const idle: Kept[] = [];
const kinds = new WeakMap<BrowserContext, string>();

/** The profile of this kind that an earlier test left; its only page lies at `BETWEEN`. */
export function takeProfile(kind: string): Kept | undefined {
  const index = idle.findLastIndex((one) => one.kind === kind);
  return index < 0 ? undefined : idle.splice(index, 1)[0];
}

/**
 * Lets a new profile be left to later tests that ask for its kind, unless the journey does to it what cannot be undone.
 * @param hasClock whether its clock is set: whoever takes it sets it anew
 */
export function mayBeLeft(context: BrowserContext, kind: string, hasClock: boolean): void {
  kinds.set(context, kind);
  const spoils = (owner: object, name: string, method: (...given: never[]) => unknown) =>
    Reflect.set(owner, name, (...given: never[]) => {
      kinds.delete(context);
      return method(...given);
    });
  spoils(context, 'addInitScript', context.addInitScript.bind(context));
  spoils(context, 'newCDPSession', context.newCDPSession.bind(context));
  spoils(context.clock, 'install', context.clock.install.bind(context.clock));
  if (!hasClock) spoils(context.clock, 'setFixedTime', context.clock.setFixedTime.bind(context.clock));
}

/** Ends a test's use of a profile: it is left to the next, or closed. */
export async function leaveProfile(context: BrowserContext): Promise<void> {
  const kind = kinds.get(context);
  const [page, ...more] = context.pages();
  if (kind === undefined || page === undefined) return context.close();
  try {
    for (const one of more) await one.close();
    await clean(context, page);
  } catch {
    return context.close();
  }
  idle.push({ kind, context, page });
  if (idle.length > KEPT_AT_MOST) await idle.shift()?.context.close();
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
