// What is seen of five pages in the first three seconds at 360 px, a processor four times slower and slow 4G? Pictures into screenshots/film-strip.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchMeasured } from './measured.ts';
import { startServer } from './server.ts';
import { slowDown } from './slow-device.ts';

const pages = {
  home: '/home/homepage',
  'natal-chart': '/home/natal-chart',
  panchanga: '/home/panchanga',
  shop: '/home/shop',
  moskva: '/panchanga/moskva',
} as const;
const moments = [100, 300, 600, 1000, 2000, 3000] as const;
const folder = 'screenshots/film-strip';

/** Pictures of a page at its moments, the last one drawn before each; a moment before the first drawing has none. */
async function filmed(browser: Browser, url: string): Promise<Map<number, Buffer>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const client = await slowDown(page, { network: true });
  const frames: { readonly at: number; readonly picture: Buffer }[] = [];
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  const begun = Date.now();
  void page.goto(url).catch(() => undefined);
  await page.waitForTimeout(Math.max(...moments) + 500);
  await client.send('Page.stopScreencast');
  await context.close();
  const shown = new Map<number, Buffer>();
  for (const moment of moments) {
    const last = frames.findLast(({ at }) => at >= begun && at <= begun + moment);
    if (last) shown.set(moment, last.picture);
  }
  return shown;
}

await mkdir(folder, { recursive: true });
const server = await startServer({ env: { WARM_UP: 'on' } });
const browser = await launchMeasured();
for (const [name, path] of Object.entries(pages)) {
  const shown = await filmed(browser, server.url + path);
  const cells = moments.map((moment) => {
    const picture = shown.get(moment);
    const image = picture ? `<img src="data:image/jpeg;base64,${picture.toString('base64')}">` : '<p>пусто</p>';
    return `<figure><figcaption>${moment} мс</figcaption>${image}</figure>`;
  });
  const sheet = await browser.newPage({ viewport: { width: 1300, height: 480 } });
  await sheet.setContent(
    `<style>body{font:14px sans-serif;margin:8px}div{display:flex;gap:8px}figure{margin:0;width:205px}img{width:100%;border:1px solid #999}</style><h2>${path}</h2><div>${cells.join('')}</div>`,
  );
  await sheet.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await sheet.close();
  await Promise.all([...shown].map(([moment, picture]) => writeFile(join(folder, `${name}-${moment}.jpg`), picture)));
  console.log(`${path}: ${join(folder, `${name}.png`)}`);
}
await browser.close();
await server.stop();
