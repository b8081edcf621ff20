// Measures pages of a running server: node measure.mjs --base URL [--runs 5] [--only path,path] [--form mobile|desktop]
// Prints one line a page and form: medians of the runs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';

const pages = [
  '/home/homepage',
  '/home/panchanga',
  '/home/shop',
  '/home/faq',
  '/home/astrolog',
  '/home/numerolog',
  '/home/marketer',
  '/home/veda',
  '/home/natal-chart',
  '/login',
  '/home/legal/offer',
  '/panchanga/moskva',
];

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    form: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
if (values.base === undefined) throw new Error('--base is missing');

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A browser with an empty profile and its port for the protocol. */
async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'nebosvod-lighthouse-'));
  const child = spawn(values.chromium, [
    '--headless=new',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const port = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    child.once('exit', () => reject(new Error(`the browser did not start: ${said}`)));
  });
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  return { port, close };
}

console.log('| page | form | performance | LCP s | TBT ms | CLS | accessibility | best practices | SEO |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const page of values.only?.split(',') ?? pages) {
  for (const form of values.form === undefined ? ['mobile', 'desktop'] : [values.form]) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const browser = await openChromium();
      try {
        const config = form === 'desktop' ? desktopConfig : undefined;
        const result = await lighthouse(values.base + page, { port: browser.port, logLevel: 'silent' }, config);
        if (result) runs.push(result.lhr);
      } finally {
        await browser.close();
      }
    }
    const score = (id) => Math.round(median(runs.map((run) => run.categories[id]?.score ?? 0)) * 100);
    const audit = (id) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
    const cells = [
      page,
      form,
      score('performance'),
      (audit('largest-contentful-paint') / 1000).toFixed(2),
      audit('total-blocking-time').toFixed(0),
      audit('cumulative-layout-shift').toFixed(3),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
