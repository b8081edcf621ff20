import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { openAlive } from './alive.ts';
import { putAxe } from './axe.ts';
import { expectQuietConsole, watchConsole } from './console-watch.ts';
import { tellIfFailed } from './failed-pages.ts';
import { BETWEEN, leaveProfile, mayBeLeft, takeProfile } from './kept-profiles.ts';
import { scriptsComeLate } from './late-scripts.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, by preference the build that has no windows: it opens a page at half the cost. */
const executable = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

let ofWorker: Promise<Browser> | undefined;

/** A page of a journey lives for seconds: scripts compiled to their last stage do not earn back what that takes; to the one before, axe does. */
const shortLived = '--js-flags=--no-opt';

/** Debian's Chromium, one for all files of a worker: starting it costs a second of processor. Nobody closes it but the worker's end. */
export function launch(): Promise<Browser> {
  ofWorker ??= launchWith([shortLived]);
  return ofWorker;
}

/** A browser of one's own, with more flags where a test needs it to lack something. */
export function launchWith(more: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? executable;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: true,
    args: [...flags, ...more],
  });
}

export interface ContextOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'dark' | 'light';
  readonly reducedMotion?: boolean;
  readonly baseUrl?: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly javaScript?: boolean;
  /** Whether an opened page comes alive before the journey goes on: unless told, it does. */
  readonly untilAlive?: boolean;
  /** The moment that its clock stands at. */
  readonly at?: Date;
  /** Whether its first page may take nothing of the app from a cache. */
  readonly firstVisit?: boolean;
}

/**
 * A fresh profile of the browser: own storage, Russian, the given window and theme. It is given up when the test is over, and
 * by then no page of it may have complained in its console (`provokes` names the exceptions).
 */
export async function newContext(browser: Browser, options: ContextOptions = {}): Promise<BrowserContext> {
  const context = await profile(browser, options);
  onTestFinished(async ({ task }) => {
    await tellIfFailed(task, context);
    try {
      expectQuietConsole(context);
    } finally {
      await leaveProfile(context);
    }
  });
  return context;
}

/**
 * One page of one profile for all tests of a `describe` that only read: gives what opens an address in it. A profile of its own
 * for each costs more than the page. The console is held to silence after each test.
 */
export function sharedPage(browser: () => Browser, options: ContextOptions = {}): (path: string) => Promise<Page> {
  let context: BrowserContext;
  let page: Page | undefined;
  beforeAll(async () => {
    context = await profile(browser(), options);
  });
  afterEach(async ({ task }) => {
    await tellIfFailed(task, context);
    expectQuietConsole(context);
  });
  afterAll(() => leaveProfile(context));
  return async (path) => {
    if (page === undefined) page = await openPage(context, path);
    else await show(page, path);
    return page;
  };
}

/** A profile that an earlier test left, or a new one; watched, and with the storage laid in. */
async function profile(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const {
    baseUrl = inject('baseUrl'),
    storage = {},
    javaScript = true,
    untilAlive = true,
    at,
    firstVisit = false,
  } = options;
  const kind = JSON.stringify([baseUrl, at !== undefined, firstVisit]);
  const mayBeShared = browser === (await ofWorker) && javaScript;
  const left = mayBeShared ? takeProfile(kind) : undefined;
  const context = left?.context ?? (await newProfile(browser, baseUrl, options));
  looks.set(context, options);
  watchConsole(context);
  await scriptsComeLate(context);
  if (javaScript) openAlive(context, untilAlive);
  const entries = Object.entries(storage);
  let page = left?.page;
  if (!page && (firstVisit || entries.length > 0)) {
    page = await context.newPage();
    await page.goto(BETWEEN);
  }
  if (page && !left && firstVisit) {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  if (mayBeShared && !left) mayBeLeft(context, kind, at !== undefined);
  if (at !== undefined) await context.clock.setFixedTime(at);
  if (page) {
    await page.evaluate((laid) => {
      for (const [key, value] of laid) localStorage.setItem(key, value);
    }, entries);
    spare.set(context, page);
  }
  return context;
}

/** The page that a profile has before the journey opens its first: another would cost one more process of the browser. */
const spare = new WeakMap<BrowserContext, Page>();
/** How the pages of a profile look in the present test. */
const looks = new WeakMap<BrowserContext, ContextOptions>();

/** A profile whose first page is the spare one, if it has one, and whose pages look as the test that has it asks. */
async function newProfile(
  browser: Browser,
  baseURL: string,
  { javaScript = true, ...look }: ContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    javaScriptEnabled: javaScript,
    // Also of pages that the app opens.
    ...lookOf(look),
  });
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = spare.get(context) ?? (await newPage());
    spare.delete(context);
    const { viewport, ...media } = lookOf(looks.get(context) ?? look);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, ...media });
    return page;
  };
  return context;
}

function lookOf({ width = 1280, height = 800, scheme = 'light', reducedMotion = false }: ContextOptions) {
  return {
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  } as const;
}

/** Opens a page of the app and waits until its heading stands. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await show(page, path);
  return page;
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
}

/**
 * Waits until what slides or fades has come to rest: half-faded words have no contrast yet. What a change of theme or width sets moving
 * begins a frame or two later. A turning spinner never rests.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    // By frames, not by `finished`: of a transition whose element is hidden half-way that promise may never be kept.
    do {
      await frame();
      await frame();
    } while (moving().length > 0);
  });
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Holds the page against WCAG 2.0–2.2 A and AA, popups included, as it stands once at rest. axe is put into a page once and told
 * to gather what fails and nothing else: its own driver of a browser opens one more page for every look, ten times as dear.
 * @param within a selector of what is looked at, where a popup half covers what is below it
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await settle(page);
  await putAxe(page);
  const complaints = await page.evaluate(
    async ([tags, part]) => {
      if (window.axe === undefined) throw new Error('axe is not in the page');
      const { violations } = await window.axe.run(part ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // Its default would fetch and parse every style sheet anew, for a rule that is not among these.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    [wcag, within] as const,
  );
  expect(complaints).toEqual([]);
}

/**
 * Holds an open page against every width that matters: nothing scrolls sideways from 320 px on, and WCAG at 360, 801 and
 * 1280 px, the themes in turn.
 */
export async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [360, 'dark'],
    [801, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page, width);
    if (width > 320) await expectAccessible(page);
  }
}

/** The same in short, for parts that share their shape with a page held by the long one: the narrowest width alone. */
export async function expectSoundWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, 320);
  await expectAccessible(page);
}

/** Drawings follow a new width of the window a frame later: the page is asked until it has come to rest. */
async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await expect.poll(() => scrollsSideways(page), { message: `scrolls sideways at ${width} px` }).toBe(false);
}

/** Waits until the element has the focus: it may be moved only after the page is drawn anew. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Whether the page can be scrolled sideways: it must not, at any width from 320 px. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
