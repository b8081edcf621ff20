// Measures pages of a running server: node measure.mjs --base URL [--runs 5] [--only path,path] [--form mobile|desktop] [--why]
// Prints a table for each form as docs/quality.md has it: medians of the runs, and beside them what moves less with the machine.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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
    why: { type: 'boolean', default: false },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
if (values.base === undefined) throw new Error('--base is missing');

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

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
    // Its children may still write while they end.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  return { port, close };
}

const head = [
  'Page',
  'Performance',
  'LCP, s',
  'TBT, ms',
  'CLS',
  'Accessibility',
  'Best practices',
  'SEO',
  'Script on the thread, ms',
  'Travels, KB',
];

/**
 * Runs of one page, each in a browser of its own. Only the first looks at what is the same in every run (accessibility, best practices,
 * SEO). A run that fails is told of and left out.
 */
async function measured(page, form) {
  const config = form === 'desktop' ? desktopConfig : undefined;
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const browser = await openChromium();
    const flags = {
      port: browser.port,
      logLevel: 'silent',
      ...(runs.length > 0 && { onlyCategories: ['performance'] }),
    };
    try {
      const result = await lighthouse(values.base + page, flags, config);
      if (result?.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
      if (result) runs.push(result.lhr);
    } catch (error) {
      console.error(`${page}, run ${run + 1} failed: ${error instanceof Error ? error.message : error}`);
    } finally {
      await browser.close();
    }
  }
  return runs;
}

const begun = performance.now();

for (const form of values.form === undefined ? ['mobile', 'desktop'] : [values.form]) {
  console.log(`\n${form === 'desktop' ? 'Desktop' : 'Mobile'}, medians of ${values.runs}\n`);
  console.log(`| ${head.join(' | ')} |`);
  console.log('|---'.repeat(head.length).concat('|'));
  for (const page of values.only?.split(',') ?? pages) {
    const runs = await measured(page, form);
    const score = (id) => Math.round(median(runs.flatMap((run) => run.categories[id]?.score ?? [])) * 100);
    const audit = (id) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
    const cells = [
      `\`${page}\``,
      score('performance'),
      (audit('largest-contentful-paint') / 1000).toFixed(2),
      audit('total-blocking-time').toFixed(0),
      audit('cumulative-layout-shift').toFixed(3),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      audit('bootup-time').toFixed(0),
      (audit('total-byte-weight') / 1024).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    // What costs a score its hundred, once a page, beside the table.
    if (values.why) tellWhy(runs[0]);
  }
}

console.error(`${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);

/** Audits of the scores and of the opportunities that are not passed. */
function tellWhy(run) {
  for (const { id, score, title, displayValue = '', scoreDisplayMode } of Object.values(run?.audits ?? {}))
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      console.error(`  ${id}: ${title} ${displayValue}`);
}
