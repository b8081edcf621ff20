import type { BrowserContext, Page } from 'playwright-core';

/** Holds back what is asked of the addresses of a pattern until the function that it gives is called. */
export async function holdBack(from: Page | BrowserContext, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await from.route(pattern, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => letGo();
}
