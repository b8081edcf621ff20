import { AsyncLocalStorage } from 'node:async_hooks';
import { legalTexts } from '@nebosvod/contracts/content';
import { type DrawApp, type DrawingHost, drawnStateId, type OpenApp } from '@nebosvod/contracts/drawn-page';
import { legalPath, pagePaths } from '@nebosvod/contracts/page-paths';
import type { WebConfig } from '@nebosvod/contracts/web-config';
import type { FastifyInstance } from 'fastify';
import { AddressLimiter, tokensOf } from '../../plugins/rate-limit.ts';
import type { AppPage, AppPages } from '../../plugins/web.ts';
import { RecentValues } from '../../recent-values.ts';
import { loadCriticalCss } from './critical-css.ts';

/** Seen alike from `src` and from `dist`. */
const builtRules = new URL('../../../../web/dist/critical.json', import.meta.url);

/** A drawn page says what time it is, to this many milliseconds; older ones are drawn anew. */
const FRESH_MS = 300_000;
/** Drawn pages kept at once, some 100 KB each: the one unasked for longest goes first. */
const MOST_KEPT = 200;
/** Longer addresses are nobody's link: the browser draws them itself. */
const MOST_LETTERS = 300;
/** Milliseconds of drawing. */
const DRAWING_COST = 60;

/** Pages that a guest may open, and that hold nothing of one device alone. */
const drawnPaths: ReadonlySet<string> = new Set([
  pagePaths.home,
  pagePaths.natalChart,
  pagePaths.panchanga,
  pagePaths.faq,
  pagePaths.shop,
  pagePaths.astrolog,
  pagePaths.numerolog,
  pagePaths.marketer,
  pagePaths.veda,
  pagePaths.login,
  ...legalTexts.map(legalPath),
]);

/** Somebody's own chart, or the fields of a mailed code: behind the `#` of the address, which no server sees. */
const isOfOneDevice = (query: URLSearchParams) =>
  query.has('map') || ['confirm', 'reset'].includes(query.get('tab') ?? '');

export interface AppPagesOptions {
  readonly app: FastifyInstance;
  readonly open: OpenApp;
  /** What the browser learns from the environment now. */
  readonly config: () => WebConfig;
  readonly isLimited: boolean;
  /** Rises with every change of what the operator wrote: pages drawn before it are drawn anew. */
  readonly edition: () => number;
  readonly now?: (() => number) | undefined;
}

/**
 * Draws pages of the app for a guest: asks the API itself for what they show, and keeps what it drew. Whatever belongs
 * to one device and whatever cannot be drawn whole are left to the browser.
 */
export async function createAppPages({
  app,
  open,
  config,
  isLimited,
  edition,
  now = Date.now,
}: AppPagesOptions): Promise<AppPages> {
  const limiter = isLimited ? new AddressLimiter() : null;
  const asker = new AsyncLocalStorage<string>();
  const answering: Omit<DrawingHost, 'config'> = {
    answer: async (path, { method, body }) => {
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: path,
        headers: { accept: 'application/json', ...(body === null ? {} : { 'content-type': 'application/json' }) },
        ...(body === null ? {} : { payload: body }),
        // What is asked for is charged to whoever opens the page.
        remoteAddress: asker.getStore() ?? '127.0.0.1',
      });
      return { status: answer.statusCode, body: answer.body };
    },
  };
  // The first page opens the app: a server that is only asked for data loads none of it.
  let opened: { readonly of: string; readonly draw: Promise<DrawApp> } | null = null;
  const draw: DrawApp = async (address, at) => {
    const present = config();
    const of = JSON.stringify(present);
    if (opened?.of !== of) opened = { of, draw: open({ ...answering, config: present }) };
    return (await opened.draw)(address, at);
  };
  const critical = await loadCriticalCss(builtRules);
  const kept = new RecentValues<Promise<AppPage | null>>(MOST_KEPT);

  const drawn = async (address: string, at: number): Promise<AppPage | null> => {
    const page = await draw(address, at);
    if (page === null) return null;
    const state = JSON.stringify(page.state).replaceAll('<', '\\u003c');
    return {
      title: page.title,
      style: critical?.(page.body) ?? null,
      body: page.body,
      foot: `<script type="application/json" id="${drawnStateId}">${state}</script>`,
    };
  };

  let drawing = 0;
  const drawnFor = async (ip: string, address: string, at: number) => {
    drawing += 1;
    try {
      return await asker.run(ip, () => drawn(address, at));
    } finally {
      drawing -= 1;
      // Left on, it makes every promise of the server dearer.
      if (drawing === 0) asker.disable();
    }
  };

  return async (address, ip) => {
    const [path = '', query = ''] = address.split('?', 2);
    if (!drawnPaths.has(path) || address.length > MOST_LETTERS || isOfOneDevice(new URLSearchParams(query)))
      return null;
    const at = Math.floor(now() / FRESH_MS) * FRESH_MS;
    const key = `${at} ${edition()} ${address}`;
    const known = kept.get(key);
    if (!known && limiter && limiter.take(ip, performance.now(), tokensOf(DRAWING_COST)) > 0) return null;
    const page =
      known ??
      drawnFor(ip, address, at).catch((error: unknown) => {
        app.log.error({ err: error }, 'a page could not be drawn');
        return null;
      });
    if (!known) kept.set(key, page);
    const found = await page;
    // What failed may go well the next time.
    if (found === null) kept.drop(key, page);
    return found;
  };
}
