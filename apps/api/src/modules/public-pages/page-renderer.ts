import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DrawClientPage } from '@nebosvod/contracts/client-page';
import type { OpenApp } from '@nebosvod/contracts/drawn-page';
import type { DrawPage } from '@nebosvod/contracts/public-page';
import type { Env } from '../../env.ts';
import { AddressLimiter, tokensOf } from '../../plugins/rate-limit.ts';
import type { PageRenderer } from '../../plugins/web.ts';
import { ProblemError } from '../../problem-error.ts';
import { loadCriticalCss } from './critical-css.ts';
import { pageCost, readPageAddress } from './page-address.ts';
import { publicPage } from './public-pages.service.ts';

/** The drawing as the web builds it, seen alike from `src` and from `dist`. */
const builtDrawing = fileURLToPath(new URL('../../../../web/dist/server/entry-server.js', import.meta.url));

const builtRules = new URL('../../../../web/dist/critical-public.json', import.meta.url);

/** How the web draws its pages: the public ones, those of the app, and a document under its link. */
export interface Drawing {
  readonly drawPage: DrawPage;
  readonly drawClientPage: DrawClientPage;
  readonly openApp: OpenApp;
}

/**
 * The drawing of the built web.
 * @returns null when the web is not built: the server then serves its API alone
 * @throws when the built file is not what it should be
 */
export async function loadDrawing(file = builtDrawing): Promise<Drawing | null> {
  if (!existsSync(file)) return null;
  const built: unknown = await import(pathToFileURL(file).href);
  if (!isDrawing(built)) throw new Error(`${file} does not export all drawings`);
  return built;
}

/**
 * The renderer of the public pages: data from the service, drawing from the built web.
 */
export function createPageRenderer(
  env: Pick<Env, 'RATE_LIMIT'>,
  { drawPage }: Pick<Drawing, 'drawPage'>,
  now: () => number = Date.now,
): PageRenderer {
  const limiter = env.RATE_LIMIT === 'on' ? new AddressLimiter() : null;
  const critical = loadCriticalCss(builtRules);
  return async ({ path, origin, ip }) => {
    const address = readPageAddress(path);
    if (!address) return null;
    const retryAfterSeconds = limiter?.take(ip, performance.now(), tokensOf(pageCost(address))) ?? 0;
    if (retryAfterSeconds > 0) {
      throw new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного', { retryAfterSeconds });
    }
    const page = await publicPage(address, now());
    const drawn = drawPage(page, origin);
    return { ...drawn, style: (await critical)?.(drawn.body) ?? null, status: page.kind === 'missing' ? 404 : 200 };
  };
}

function isDrawing(built: unknown): built is Drawing {
  if (typeof built !== 'object' || built === null) return false;
  return ['drawPage', 'drawClientPage', 'openApp'].every((name) => typeof Reflect.get(built, name) === 'function');
}
