// npm run lighthouse: scores of the pages of a built server on this machine, mobile and desktop, medians of five runs.
// Arguments go on to ops/lighthouse/measure.mjs: -- --runs 1 --only /home/faq --form mobile --why
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureDebianPackages, ensureInstalled, must, requireNode, root, run } from './steps.mjs';

requireNode();
await ensureInstalled();
await ensureDebianPackages(['chromium']);
await ensureBuilt();
const folder = join(root, 'ops', 'lighthouse');
await must('Lighthouse', 'npm', ['ci', '--silent', '--prefix', folder]);

const dataDir = mkdtempSync(join(tmpdir(), 'nebosvod-lighthouse-'));
const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
  cwd: root,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
  },
});
try {
  const base = await new Promise((resolve, reject) => {
    server.stdout.on('data', (bytes) => {
      const url = /Небосвод открыт: (http:\S+)/.exec(String(bytes))?.[1];
      if (url !== undefined) resolve(url);
    });
    server.once('exit', () => reject(new Error('the server did not open')));
  });
  process.exitCode = await run(process.execPath, [
    join(folder, 'measure.mjs'),
    '--base',
    base,
    ...process.argv.slice(2),
  ]);
} finally {
  server.removeAllListeners('exit');
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill();
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}
