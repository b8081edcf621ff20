import type { Browser, Page } from 'playwright-core';
import { newContext, openPage } from './browser.ts';

export const address = '/home/panchanga';
/** The moment of the sample day: 21 November 2026, 14:02 in Moscow. */
export const present = new Date('2026-11-21T11:02:30Z');

export interface PanchangaOptions {
  readonly width?: number;
  readonly scheme?: 'dark' | 'light';
  readonly storage?: Record<string, string>;
  readonly at?: Date;
}

/** Opens the panchanga at a moment of the clock, the sample day unless told. */
export async function openPanchanga(browser: Browser, query = '', options: PanchangaOptions = {}): Promise<Page> {
  const { at = present } = options;
  const context = await newContext(browser, { reducedMotion: true, ...options, at });
  const page = await openPage(context, `${address}${query}`);
  if (!/\b(date|view)=/.test(query)) await standsAtToday(page, at);
  return page;
}

/** The server draws its own today; the day of the clock stands once the heading names it and the view has its answer. */
export async function standsAtToday(page: Page, at: Date): Promise<void> {
  const day = at.toLocaleString('ru', { timeZone: 'Europe/Moscow', day: 'numeric' });
  const date = at.toLocaleDateString('sv', { timeZone: 'Europe/Moscow' });
  await heading(page)
    .filter({ hasText: new RegExp(`^${day}\\s`) })
    .waitFor();
  await page.waitForFunction(() => document.querySelector('#panchanga-view [aria-busy=true]') === null);
  // A long day is drawn after its heading, in slices, and its far parts when their code has come.
  await page.waitForFunction((today) => {
    const drawn = document.querySelector('#panchanga-view [data-date]');
    if (drawn === null) return true;
    return drawn.getAttribute('data-date') === today && drawn.querySelector('[data-asleep]') === null;
  }, date);
}

export const heading = (page: Page) => page.locator('main h1');
export const timeline = (page: Page) => page.locator('[data-figure=day]').first();
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
