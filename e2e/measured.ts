import { type Browser, chromium, type Page } from 'playwright-core';

/** Debian's whole Chromium, as a person has it: what is measured in the build without windows is that build. */
export function launchMeasured(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
}

/** Lays entries into the storage of the app before it is opened: leaves the page at an address of the site that is none of the app's. */
export async function layStorage(page: Page, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
}
