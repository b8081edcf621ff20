import type { BrowserContext, Page } from 'playwright-core';

/**
 * Milliseconds from the opening of an address until its scripts may come, for a run of the journeys on a slow line:
 * `SCRIPTS_AFTER=5000 npx vitest run --project e2e`. Unset, they come when they are asked for.
 */
const scriptsAfter = Number(process.env.SCRIPTS_AFTER ?? 0);

/** Holds the scripts of every page of the context back for its first seconds, where a run asks for it. */
export async function scriptsComeLate(context: BrowserContext): Promise<void> {
  if (scriptsAfter === 0) return;
  const openedAt = new WeakMap<Page, number>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) openedAt.set(request.frame().page(), Date.now());
  });
  await context.route('**/assets/*.js', async (route, request) => {
    const left = (openedAt.get(request.frame().page()) ?? 0) + scriptsAfter - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
}
