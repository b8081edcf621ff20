// How fast do the pages answer a person at 360 px with a processor four times slower? From form to chart, varga, tabs, twelve interactions.
import type { Page } from 'playwright-core';
import { chartStorage } from './birth.ts';
import { launchMeasured, layStorage } from './measured.ts';
import { startServer } from './server.ts';
import { slowDown } from './slow-device.ts';

declare const painted: (told: () => void) => void;

const bounds = { chart: 1200, varga: 100, tab: 300, interaction: 200, card: 100, drag: 50, frame: 16 } as const;
const repeats = 3;

/** What is read of a trace of Chromium; lengths in µs, `tdur` by the processor's clock. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const server = await startServer({ env: { WARM_UP: 'on' } });
const browser = await launchMeasured();

/** A page of a fresh profile that is alive, slowed down, its events written down in `interactions`. */
async function open(
  path: string,
  { width = 360, storage = {}, rate = 4 }: { width?: number; storage?: Record<string, string>; rate?: number } = {},
) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 800 ? 740 : 800 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  // tsx marks the names of functions, those that are sent into the page too.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one;' });
  await context.addInitScript(() => {
    // Right after the frame it is called in: a timer would come behind what the page itself puts off until it has painted.
    const painted = (told: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = told;
      port2.postMessage(null);
    };
    const interactions: Record<string, number> = {};
    Object.assign(globalThis, { interactions, painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = String(Reflect.get(entry, 'interactionId') ?? 0);
        if (id !== '0') interactions[id] = Math.max(interactions[id] ?? 0, entry.duration);
      }
    }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(3 * patience);
  await layStorage(page, storage);
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  await page.waitForLoadState('networkidle');
  if (rate > 1) await slowDown(page);
  return page;
}

/** What never comes counts as this, ms. */
const patience = 10_000;

/** Milliseconds from a press until `shown` is there and painted, under the chosen tab if one is named; by the clock of the page. */
async function timeTo(
  page: Page,
  press: () => Promise<void>,
  shown: string,
  tab: string | null = null,
): Promise<number> {
  await page.evaluate(
    ([selector, label, longest]) => {
      const isThere = () =>
        document.querySelector(selector) !== null &&
        (label === null || document.querySelector('[data-tabs] [role=tab][aria-selected=true]')?.textContent === label);
      const whenShown = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          // At the beginning of a frame: what is there by then, this frame shows.
          const look = () => {
            const passed = performance.now() - timeStamp;
            if (isThere()) painted(() => resolve(performance.now() - timeStamp));
            else if (passed > longest) resolve(passed);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', begin, { capture: true, once: true });
      });
      Object.assign(globalThis, { whenShown });
    },
    [shown, tab, patience] as const,
  );
  await press();
  return page.evaluate(() => Reflect.get(globalThis, 'whenShown'));
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function typeBirth(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна');
  await page.getByRole('textbox', { name: 'Дата', exact: true }).fill('17.05.1990');
  await page.getByRole('textbox', { name: 'Время', exact: true }).fill('14:30');
  await page.getByRole('combobox', { name: /^Место/ }).fill('Москва');
  await page.getByRole('option').first().click();
  await page.getByText('UTC+4').first().waitFor();
}

const rows: { readonly what: string; readonly ms: number; readonly bound: number }[] = [];
function add(what: string, ms: number, bound: number): void {
  rows.push({ what, ms: Math.round(ms), bound });
  console.error(`${what}: ${Math.round(ms)} ms`);
}

const toChart: number[] = [];
for (let repeat = 0; repeat < repeats; repeat++) {
  const page = await open('/home/natal-chart');
  await typeBirth(page);
  toChart.push(
    await timeTo(page, () => page.getByRole('button', { name: 'Рассчитать карту' }).click(), '.chart-letters'),
  );
  await page.context().close();
}
add('form → drawn chart', median(toChart), bounds.chart);

const chart = await open('/home/natal-chart?map=local', { storage: chartStorage() });
await chart.locator('.chart-letters').first().waitFor();
await chart.waitForLoadState('networkidle');

const vargas: number[] = [];
for (const varga of [10, 7, 12]) {
  const press = chart.getByRole('button', { name: new RegExp(`^D${varga} .*: в главное окно`) });
  if ((await press.count()) === 0) continue;
  vargas.push(await timeTo(chart, () => press.first().click(), `[data-varga="${varga}"] .chart-letters`));
}
add('change of varga', median(vargas), bounds.varga);

const groups = chart.getByRole('group', { name: 'Разделы карты' }).getByRole('button');
for (const group of await groups.all()) {
  await group.click();
  for (const label of await chart.getByRole('tab').allInnerTexts()) {
    const tab = chart.getByRole('tab', { name: label, exact: true });
    // The first of a group stands open already: what is measured is the way to it from another.
    if ((await tab.getAttribute('aria-selected')) === 'true') continue;
    // Open: what the tab holds, or its shape while that is on the way.
    add(`tab «${label}»`, await timeTo(chart, () => tab.click(), '#chart-tab-panel > *', label), bounds.tab);
    await chart.waitForLoadState('networkidle');
  }
}
await chart.context().close();

/** Twelve interactions: a page and what is pressed or typed there. */
const interactions: readonly (readonly [
  string,
  string,
  (page: Page) => Promise<void>,
  { width?: number; storage?: Record<string, string> }?,
])[] = [
  ['menu of a phone', '/home/homepage', (page) => page.getByRole('button', { name: 'Меню', exact: true }).click()],
  ['menu folded', '/home/faq', (page) => page.getByRole('button', { name: 'Свернуть меню' }).click(), { width: 1280 }],
  ['theme', '/home/shop', (page) => page.getByRole('button', { name: 'Тёмная' }).click()],
  ['search of questions', '/home/faq', (page) => page.getByRole('searchbox').pressSequentially('время')],
  ['a question opened', '/home/faq', (page) => page.locator('main summary, main [aria-expanded]').first().click()],
  [
    'next day',
    '/home/panchanga',
    (page) =>
      page
        .getByRole('button', { name: /^Следующий/ })
        .first()
        .click(),
  ],
  ['view of a month', '/home/panchanga', (page) => page.getByRole('tab', { name: 'Месяц', exact: true }).click()],
  [
    'date typed',
    '/home/natal-chart',
    (page) => page.getByRole('textbox', { name: 'Дата', exact: true }).pressSequentially('17.05.1990'),
  ],
  [
    'place searched',
    '/home/natal-chart',
    (page) => page.getByRole('combobox', { name: /^Место/ }).pressSequentially('Моск'),
  ],
  ['form sent empty', '/home/natal-chart', (page) => page.getByRole('button', { name: 'Рассчитать карту' }).click()],
  [
    'graha in the table',
    '/home/natal-chart?map=local',
    (page) => page.locator('table[data-planets]').getByRole('button', { name: 'Сатурн' }).click(),
    { storage: chartStorage() },
  ],
  [
    'tab of a chart',
    '/home/natal-chart?map=local',
    (page) => page.getByRole('group', { name: 'Разделы карты' }).getByRole('button', { name: 'Периоды' }).click(),
    { storage: chartStorage() },
  ],
];
const all: number[] = [];
for (const [what, path, act, options] of interactions) {
  let worst = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    const page = await open(path, options);
    await act(page);
    await page.waitForTimeout(1500);
    const found: number[] = await page.evaluate(() => Object.values(Reflect.get(globalThis, 'interactions') ?? {}));
    all.push(...found);
    worst = Math.max(worst, ...found);
    await page.context().close();
  }
  add(`INP: ${what}`, worst, bounds.interaction);
}
all.sort((a, b) => a - b);
add(
  'INP, 98th percentile of all',
  all[Math.min(all.length - 1, Math.ceil(all.length * 0.98) - 1)] ?? Number.NaN,
  bounds.interaction,
);

/** The longest tasks of the main thread of a page while something goes on, ms, the longest first. */
async function tasksOf(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const threads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.some((main) => main.pid === pid && main.tid === tid),
  );
  // Of the processor's time, not of the clock's: other work of the machine is not the page's.
  const lengths = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000).toSorted((one, other) => other - one);
  console.error(`${lengths.length} tasks, the longest ${lengths.slice(0, 5).map((ms) => ms.toFixed(1))} ms`);
  return lengths;
}

/** Three seconds of zooming the line of life with the wheel at full speed. */
async function longestTaskOfZooming(): Promise<number> {
  const page = await open('/home/natal-chart?map=local&tab=life', { width: 1280, storage: chartStorage(), rate: 1 });
  const line = page.getByRole('slider', { name: 'Линия жизни: показанное время' });
  await line.scrollIntoViewIfNeeded();
  await line.focus();
  const box = await line.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 80);
  await page.waitForTimeout(500);
  const [longest = Number.NaN] = await tasksOf(page, async () => {
    const until = Date.now() + 3000;
    // In to a few weeks and out to the whole life again, as a hand would: about fifty notches a second.
    for (let notch = 0; Date.now() < until; notch += 1) {
      await page.mouse.wheel(0, Math.floor(notch / 40) % 2 === 0 ? -60 : 60);
      await page.waitForTimeout(16);
    }
  });
  await page.context().close();
  return longest;
}

/** A drag of the time slider over two hundred steps at full speed. */
async function longestTaskOfDragging(): Promise<number> {
  const page = await open('/home/natal-chart?map=local', { width: 1280, storage: chartStorage(), rate: 1 });
  const slider = page.getByRole('slider', { name: 'Время рождения' });
  await slider.focus();
  await page
    .getByText(/лагна → Дева/)
    .first()
    .waitFor();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not shown');
  const [longest = Number.NaN] = await tasksOf(page, async () => {
    await page.mouse.move(box.x + 40, box.y + 57);
    await page.mouse.down();
    for (let step = 1; step <= 200; step += 1)
      await page.mouse.move(box.x + 40 + ((box.width - 80) * step) / 200, box.y + 57);
    await page.mouse.up();
  });
  await page.context().close();
  return longest;
}

/** From a click on a graha in the chart to its painted card beside it, by the clock of the page: of the first card, and of those after it. */
async function timesToCard(): Promise<{ readonly first: number; readonly later: readonly number[] }> {
  const page = await open('/home/natal-chart?map=local', { width: 1280, storage: chartStorage() });
  const times: number[] = [];
  for (const [id, name] of Object.entries({ mars: 'Марс', saturn: 'Сатурн', venus: 'Венера', sun: 'Солнце' })) {
    const time = await page.evaluate(
      ([body, heading]) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          document
            .querySelector(`[data-panes] .chart-body.g-${body}`)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          const look = () => {
            if (document.querySelector('[data-selected-card] h2')?.textContent !== heading) requestAnimationFrame(look);
            else requestAnimationFrame(() => painted(() => resolve(performance.now() - start)));
          };
          look();
        }),
      [id, name],
    );
    times.push(time);
  }
  await page.context().close();
  console.error(`cards of four grahas: ${times.map((ms) => ms.toFixed(0))} ms`);
  const [first = Number.NaN, ...later] = times;
  return { first, later };
}

const cards = [];
for (let repeat = 0; repeat < repeats; repeat++) cards.push(await timesToCard());
add('first card of a graha', median(cards.map(({ first }) => first)), bounds.card);
add('card of a graha after it', median(cards.flatMap(({ later }) => later)), bounds.card);
add('slider: longest task of a drag of 200 steps at 1×', await longestTaskOfDragging(), bounds.drag);
add('line of life: longest task of 3 s of zooming at 1×', await longestTaskOfZooming(), bounds.frame);

await browser.close();
await server.stop();
console.log('| What | ms | bound | |');
console.log('|---|---|---|---|');
for (const { what, ms, bound } of rows) console.log(`| ${what} | ${ms} | ${bound} | ${ms <= bound ? '' : 'over'} |`);
