// How long does a card take, and a set of thirty packed? From the press to the picture and to the file, in the built page.
import type { Page } from 'playwright-core';
import { launchMeasured } from './measured.ts';
import { person } from './people.ts';
import { startServer } from './server.ts';

const bounds = { card: 500, set: 10_000 } as const;
const sizes = ['4 : 5', '9 : 16', '1 : 1'] as const;

const server = await startServer({ env: { WARM_UP: 'on' } });
const owner = await person([3], server);
const browser = await launchMeasured();
const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
// tsx marks the names of functions, those that are sent into the page too.
await context.addInitScript({ content: 'globalThis.__name = (one) => one;' });
await context.addInitScript((entries) => {
  for (const [key, value] of entries) localStorage.setItem(key, value);
}, Object.entries(owner.storage));
const page = await context.newPage();

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Milliseconds from the press of a size until its picture is decoded, by the clock of the page. */
async function timeOfCard(of: Page, size: string): Promise<number> {
  return of.evaluate(async (name) => {
    const picture = () => document.querySelector<HTMLImageElement>('figure img');
    const former = picture()?.src;
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    const start = performance.now();
    button?.click();
    for (;;) {
      const now = picture();
      if (now !== null && now.src !== former) {
        await now.decode();
        return performance.now() - start;
      }
      await new Promise(requestAnimationFrame);
    }
  }, size);
}

await page.goto('/home/marketer');
await press('Карточки');
await page.getByRole('img', { name: /^Карточка: / }).waitFor();
const rows: { readonly what: string; readonly ms: number; readonly bound: number }[] = [];
for (const size of sizes) rows.push({ what: `card ${size}`, ms: await timeOfCard(page, size), bound: bounds.card });

await page.getByRole('combobox', { name: 'Сколько дней' }).selectOption('30');
await page.getByRole('button', { name: /^Набор ZIP: 30/ }).waitFor();
const start = performance.now();
const download = page.waitForEvent('download');
await press(/^Набор ZIP: 30/);
await download;
rows.push({ what: '30 cards as ZIP', ms: performance.now() - start, bound: bounds.set });

await browser.close();
await server.stop();
console.log('| What | ms | bound | |');
console.log('|---|---|---|---|');
for (const { what, ms, bound } of rows)
  console.log(`| ${what} | ${ms.toFixed(0)} | ${bound} | ${ms <= bound ? '' : 'over'} |`);
