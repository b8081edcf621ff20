// npm test: everything, from a fresh machine with Node, npm and apt. A missing piece is a failure, never a skip.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from './check.mjs';
import { startCluster } from './postgres-cluster.mjs';
import {
  bin,
  ensureBrowser,
  ensureBuilt,
  ensureDebianPackages,
  ensureInstalled,
  ensureWebBuilt,
  requireNode,
  root,
  run,
} from './steps.mjs';

const started = Date.now();
const results = join(root, '.cache', 'results');
let passed = 0;
let failed = 0;
/** Of each test and file that failed, or passed only when run again: its phase, its name and why. Said once more at the end. */
const failures = [];

/** Those of a report of vitest, files that never came to a test included. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (status === 'failed' && tests.length === 0) return [{ name: file, why: [message] }];
    return tests.map(({ fullName, failureMessages }) => ({ name: `${file} ${fullName}`, why: failureMessages }));
  });
}

async function vitest(title, project, env = {}) {
  const file = join(results, `${title}.json`);
  const retriedFile = join(results, `${title}.retried.json`);
  const began = Date.now();
  console.log(`▸ ${title}`);
  const code = await run(
    bin('vitest'),
    [
      'run',
      ...['--project', project],
      ...['--reporter=default', '--reporter=json', '--reporter=./scripts/retried-reporter.mjs'],
      `--outputFile.json=${file}`,
    ],
    { ...env, RETRIED_FILE: retriedFile },
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const again = JSON.parse(readFileSync(retriedFile, 'utf8'));
    failures.push(
      ...failuresOf(report).map((failure) => ({ title, ...failure })),
      ...again.map(({ name, why }) => ({ title, name: `${name} (прошёл лишь со второго раза)`, why })),
    );
    passed += report.numPassedTests - again.length;
    failed += report.numFailedTests + again.length;
    if (code !== 0 && report.numFailedTests === 0) failed += 1;
    if (report.numTotalTests === 0) failed += 1;
  } catch {
    failed += 1;
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(0)} с)`);
}

/**
 * Where temporary folders lie: in memory where it has room, for a database flushes its files with every commit and that is what
 * its tests wait for most. No test plays a power cut.
 */
function temporaryFolders() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 1024 ** 3) return;
  const folder = mkdtempSync(join(memory, 'nebosvod-'));
  // The system user of PostgreSQL passes through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

requireNode();
temporaryFolders();
await ensureInstalled();
await ensureBrowser();
await ensureDebianPackages([
  'libreoffice-writer-nogui',
  'nginx',
  'openssl',
  'poppler-utils',
  'postgresql',
  'systemd',
  'tzdata',
  'unzip',
]);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await check(ensureWebBuilt);
await ensureBuilt();
await vitest('unit', 'unit*');
await vitest('api', 'api');
await vitest('api-embedded', 'api-db', { TEST_DATABASE_URL: '' });
const cluster = await startCluster();
try {
  await vitest('api-postgresql', 'api-db', { TEST_DATABASE_URL: cluster.url });
  await vitest('process', 'process', { TEST_DATABASE_URL: cluster.url });
} finally {
  await cluster.stop();
}
await vitest('browser', 'e2e');

for (const { title, name, why } of failures) console.log(`✗ ${title}: ${name}\n${why.join('\n').slice(0, 2_000)}`);
console.log(`Всего ${((Date.now() - started) / 60_000).toFixed(1)} мин`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
