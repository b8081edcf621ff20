// npm run test:image: rehearses ops/Dockerfile without Docker. Its commands run in a clean folder, its second stage is put together
// as written, started with its own command and environment, and must answer as its health check asks.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { fail, requireNode, root, run } from './steps.mjs';

/** Long enough for a first start on a busy machine. */
const healthyWithinMs = 120_000;

requireNode();
const [, build = '', image = ''] = readFileSync(join(root, 'ops/Dockerfile'), 'utf8').split(/^FROM .*$/m);
const folder = mkdtempSync(join(tmpdir(), 'nebosvod-image-'));
const stages = { build: join(folder, 'build'), image: join(folder, 'image'), data: join(folder, 'data') };
for (const path of Object.values(stages)) mkdirSync(path);

try {
  const files = spawnSync('git', ['ls-files', '-z'], { cwd: root }).stdout;
  spawnSync('tar', ['--extract', `--directory=${stages.build}`], {
    input: spawnSync('tar', ['--create', '--null', '--files-from=-'], { cwd: root, input: files, maxBuffer: 1e9 })
      .stdout,
  });
  for (const [, command] of build.matchAll(/^RUN (.*)$/gm)) {
    console.log(`▸ ${command}`);
    if ((await run('sh', ['-c', `cd '${stages.build}' && ${command}`])) !== 0) fail(`Не удалось: ${command}`);
  }
  for (const [, path = ''] of image.matchAll(/^COPY --from=build \/app\/(\S+)/gm)) {
    cpSync(join(stages.build, path), join(stages.image, path), { recursive: true, verbatimSymlinks: true });
  }
  await answersHealthy();
  console.log('✓ образ собран без Docker и отвечает');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the command of the image on an embedded database and asks what its health check asks. */
async function answersHealthy() {
  const [program, ...words] = JSON.parse(image.match(/^CMD (.*)$/m)?.[1] ?? '[]');
  const [asked, ...how] = JSON.parse(image.match(/^ {2}CMD (.*)$/m)?.[1] ?? '[]');
  const written = Object.fromEntries((image.match(/^ENV (.*)$/m)?.[1] ?? '').split(' ').map((pair) => pair.split('=')));
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    ...written,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: stages.data,
    ALLOW_EMBEDDED: '1',
  };
  const server = spawn(program, words, { cwd: stages.image, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isHealthy = () =>
    spawnSync(
      asked,
      how.map((word) => word.replace('127.0.0.1:3000', `127.0.0.1:${port}`)),
    ).status === 0;
  try {
    const until = Date.now() + healthyWithinMs;
    while (!isHealthy()) {
      if (Date.now() > until || server.exitCode !== null) fail('Сервер из образа не отвечает');
      await sleep(500);
    }
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
  }
}
