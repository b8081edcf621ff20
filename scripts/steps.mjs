// What start, test, dev and build share: a visible step, a command that must succeed, and "is it installed".
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the process with one clear line. */
export function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Нужен Node.js 20.19 или новее, найден ${process.versions.node}`);
}

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a step, says what and how long; ends the process when it fails. */
export async function must(title, command, args, env) {
  const started = Date.now();
  console.log(`▸ ${title}`);
  const code = await run(command, args, env);
  if (code !== 0) fail(`Не удалось: ${title}`);
  console.log(`✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} с)`);
}

/** A tool of node_modules, run by this very Node. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** The TypeScript compiler that checks and emits; `typescript` beside it is the one that other tools read code with. */
export const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** It is a program of Go: with garbage let lie a little longer, a fifth of its time, its memory is the same. */
const compilerEnv = { GOGC: '250' };

/** Checks and emits the projects named, all of the repository unless told. */
export const compile = (title, ...projects) =>
  must(title, process.execPath, [compiler, '-b', ...projects], compilerEnv);

const installStamp = join(root, 'node_modules', '.installed-lock');

/** Installs what the lock file names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const lock = hash([readFileSync(join(root, 'package-lock.json'))]);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lock) return;
  await must('Установка зависимостей (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(installStamp, lock);
}

function isDebianInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', `\${Status}`, name], { encoding: 'utf8' });
  return stdout?.includes('install ok installed') === true;
}

/** Debian packages the tests need: a missing one is installed, and a failure to do so is a failure. */
export async function ensureDebianPackages(names) {
  const missing = names.filter((name) => !isDebianInstalled(name));
  if (missing.length > 0 && !(await installDebian(missing))) fail(`Не удалось установить: ${missing.join(', ')}`);
}

/**
 * A Chromium for the journeys (`e2e/browser.ts`): the build without windows opens a page at half the cost. Where the archive of
 * the system does not have it, the whole browser does as well.
 */
export async function ensureBrowser() {
  const lean = 'chromium-headless-shell';
  if (isDebianInstalled(lean) || (await installDebian([lean]))) return;
  await ensureDebianPackages(['chromium']);
}

async function installDebian(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words) => {
    const [command, ...args] = [...asRoot, 'apt-get', '-qq', ...words];
    return run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  console.log(`▸ Установка пакетов Debian: ${names.join(', ')}`);
  return (await apt('update')) === 0 && (await apt('install', '-y', '--no-install-recommends', ...names)) === 0;
}

function hash(chunks) {
  const digest = createHash('sha256');
  for (const chunk of chunks) digest.update(chunk);
  return digest.digest('hex');
}

/** Contents of everything a build depends on, as one digest. Tests are not part of it. */
export function sourceDigest() {
  const files = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') walk(path);
      } else if (!/\.test\.tsx?$|\.tsbuildinfo$/.test(entry.name)) files.push(path);
    }
  };
  walk(join(root, 'packages'));
  walk(join(root, 'apps'));
  const names = [...files.sort(), join(root, 'tsconfig.base.json'), join(root, 'package-lock.json')];
  return hash(
    names.flatMap((file) => [file, statSync(file).size > 4_000_000 ? String(statSync(file).size) : readFileSync(file)]),
  );
}

const stampOf = (part) => join(root, '.cache', `${part}-build-stamp`);
const webIndex = join(root, 'apps/web/dist/client/index.html');

/** Runs a build unless exactly these sources were built already. */
async function ensureBuiltPart(part, digest, build) {
  const stamp = stampOf(part);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Builds the web unless exactly these sources are built already. */
export async function ensureWebBuilt(digest = sourceDigest()) {
  if (!existsSync(webIndex)) rmSync(stampOf('web'), { force: true });
  await ensureBuiltPart('web', digest, () =>
    must('Сборка интерфейса', 'npm', ['run', '--silent', 'build', '--workspace', 'apps/web']),
  );
}

/** Builds packages, API and web unless exactly these sources are built already. */
export async function ensureBuilt() {
  const digest = sourceDigest();
  await ensureBuiltPart('server', digest, () => compile('Сборка сервера и пакетов', 'apps/api'));
  await ensureWebBuilt(digest);
}
