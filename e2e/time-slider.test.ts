import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { birth, chartStorage } from './birth.ts';
import { expectAccessible, launch, newContext, openPage } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const storage = chartStorage();

/** Opens the chart with every answer of its worker kept in `__answers`. */
async function openChart(width = 1280): Promise<Page> {
  const context = await newContext(browser, { width, storage });
  await context.addInitScript(() => {
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args);
        this.addEventListener('message', (event) => {
          const kept: unknown = Reflect.get(window, '__answers');
          Reflect.set(window, '__answers', [...(Array.isArray(kept) ? kept : []), event.data]);
        });
      }
    };
  });
  const page = await openPage(context, '/home/natal-chart?map=local');
  await page.locator('table[data-planets] tbody tr').first().waitFor();
  // The slider is loaded after the charts.
  await slider(page).waitFor();
  return page;
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Время рождения' });

it('the worker gives the numbers of the server to the last digit, positions and vargas', async () => {
  const page = await openChart();
  const pairs: unknown = await page.evaluate(async (born) => {
    const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
    const ask = async (path: string, time: string, extra: object) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ birth: { ...born, time }, ...extra }),
      });
      const body: unknown = await response.json();
      return isRecord(body) ? body.response : null;
    };
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const chartAt = (ms: number) => {
      const answers: unknown = Reflect.get(window, '__answers');
      for (const one of Array.isArray(answers) ? answers : []) {
        if (isRecord(one) && isRecord(one.chart) && one.chart.unixMs === ms) return one.chart;
      }
      return null;
    };
    const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
    const base = Date.parse('1990-05-17T10:30:00Z');
    const result: unknown[] = [];
    let minutes = 0;
    for (const [name, by] of [
      ['Позже на 4 минуты', 4],
      ['Позже на час', 60],
      ['Раньше на минуту', -1],
    ] as const) {
      button(name)?.click();
      minutes += by;
      let worker: unknown = null;
      for (let attempt = 0; attempt < 600 && worker === null; attempt += 1) {
        await wait(50);
        worker = chartAt(base + minutes * 60_000);
      }
      const clock = new Date(base + (minutes + 240) * 60_000).toISOString().slice(11, 16);
      result.push({
        worker,
        planets: await ask('/api/v2/chart.getPlanets', clock, {}),
        vargas: await ask('/api/v2/chart.GetChartData', clock, { vargas: [1, 9] }),
      });
    }
    return result;
  }, birth);

  expect(Array.isArray(pairs) && pairs.length).toBe(3);
  for (const { worker, planets, vargas } of Array.isArray(pairs) ? pairs : []) {
    expect(worker.ascendant).toEqual(planets.ascendant);
    expect(worker.midheaven).toBe(planets.midheaven);
    expect(worker.houses).toEqual(planets.houses);
    expect(worker.planets).toHaveLength(9);
    for (const body of worker.planets) {
      const same = planets.planets.find((one: { id: string }) => one.id === body.id);
      const { declination, ...rest } = body;
      for (const [name, value] of Object.entries(rest)) expect([name, same[name]]).toEqual([name, value]);
      // Declination goes through the sines of JavaScript, whose very last bit browsers and Node may round differently.
      expect(Math.abs(same.declination - declination)).toBeLessThan(1e-13);
    }
    for (const chart of worker.charts) {
      const same = vargas.charts.find((one: { varga: number }) => one.varga === chart.varga);
      expect(same.signs).toEqual(chart.signs);
      expect(same.bodies).toEqual(chart.bodies);
      expect(same.lagnaSign).toBe(chart.lagnaSign);
      expect(same.drishti).toEqual(chart.drishti);
      expect(same.sphuta).toEqual(chart.sphuta);
    }
  }
});

it('marks show when the lagna changes before the slider is touched; arrows move the time', async () => {
  const page = await openChart();
  await page
    .getByText(/лагна → Дева, 15:1\d/)
    .first()
    .waitFor();
  // It starts while the page rests, and fetches the ephemeris when the slider is touched.
  await expect.poll(() => page.workers().length).toBe(1);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('14:41');
  await page.getByText('17\u00a0мая\u00a01990, 14:41', { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Исходное время' }).click();
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('14:30');
});

it('a shifted time moves the lagna in the chart and the table, and can be kept', async () => {
  const page = await openChart();
  await page.getByRole('button', { name: 'Позже на час' }).click();
  const lagna = page.locator('table[data-planets] tbody tr').first();
  await page.waitForFunction(() =>
    document.querySelector('table[data-planets] tbody tr')?.textContent?.includes('Девы'),
  );
  await expect.poll(() => lagna.textContent()).toContain('Девы');
  await page.getByRole('button', { name: /^Дом 1, Дева: Лагна/ }).waitFor();
  await page.getByRole('button', { name: 'Оставить это время' }).click();
  await page.reload();
  await page.getByText('15:30', { exact: false }).first().waitFor();
});

// How long a step takes is a figure of `npm run speed interactions`.
it('a drag of 200 steps redraws both charts and the table all the way, not at its end', async () => {
  const page = await openChart();
  await slider(page).focus();
  await page
    .getByText(/лагна → Дева/)
    .first()
    .waitFor();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('the slider is not shown');
  await page.evaluate(() => Reflect.set(window, '__answers', []));
  await page.mouse.move(box.x + 40, box.y + 57);
  await page.mouse.down();
  for (let step = 1; step <= 200; step += 1) {
    await page.mouse.move(box.x + 40 + ((box.width - 80) * step) / 200, box.y + 57);
  }
  await page.mouse.up();
  const answers: unknown = await page.evaluate(() => Reflect.get(window, '__answers'));
  expect(Array.isArray(answers) ? answers.length : 0).toBeGreaterThan(50);
});
