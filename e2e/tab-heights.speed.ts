// How high does each tab of a chart stand while it comes, and when it is there? What follows must not move; heights are of tab-shapes.ts.
import { tabShapes } from '../apps/web/src/features/natal-chart/tabs/tab-shapes.ts';
import { chartStorage } from './birth.ts';
import { holdBack } from './hold-back.ts';
import { launchMeasured, layStorage } from './measured.ts';
import { startServer } from './server.ts';

/** Of these widths each has a panel of another kind: a phone, a tablet, a desk with a narrow panel and with a broad one. */
const widths = [360, 801, 1280, 1440] as const;
/** A tab that comes this near was given its room. */
const tolerance = 0.1;
const rest = 700;

const server = await startServer({ env: { WARM_UP: 'on' } });
const browser = await launchMeasured();
const table: Record<string, Record<string, string>> = {};
for (const width of widths) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await layStorage(page, chartStorage());
  await page.goto('/home/natal-chart?map=local');
  await page.locator('#chart-tab-panel').waitFor();
  await page.waitForLoadState('networkidle');
  const height = () => page.locator('#chart-tab-panel').evaluate((panel) => panel.getBoundingClientRect().height);
  for (const tab of Object.keys(tabShapes)) {
    const come = await holdBack(page, '**/api/v2/**');
    await page.evaluate((address) => history.pushState(null, '', address), `/home/natal-chart?map=local&tab=${tab}`);
    await page.locator(`#chart-tab-panel[aria-labelledby="tab-${tab}"]`).waitFor();
    await page.waitForTimeout(rest);
    const before = await height();
    come();
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(rest);
    const after = await height();
    const row = table[tab] ?? {};
    table[tab] = row;
    const isFar = Math.abs(after - before) / after > tolerance;
    row[width] = `${Math.round(before)} → ${Math.round(after)}${isFar ? ` (${Math.round(after - before)})` : ''}`;
  }
  await context.close();
}
console.table(table);
await browser.close();
await server.stop();
