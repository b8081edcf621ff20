// A thread of a process that runs from source. It does not inherit the TypeScript loader (Node 20), and a loader of its own took six
// seconds of a core over nine hundred modules: they are bundled, and the bundle is kept until one of them changes.

import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The bundler that the TypeScript loader of this repository is made with. */
const { build, stop, version } = createRequire(import.meta.resolve('tsx'))('esbuild');

/** Under the API's own folder: what is not bundled is found in its node_modules. */
const kept = fileURLToPath(new URL('../.cache/threads/', import.meta.url));
const newest = join(kept, 'newest.json');
const entry = fileURLToPath(new URL('threads.worker.ts', import.meta.url));
/** Nobody loads a part of an older bundle that long after it began. */
const DAY_MS = 86_400_000;

const { default: runTask } = await import(
  pathToFileURL(join((await keptBundle()) ?? (await bundle()), 'threads.worker.mjs')).href
);

export default runTask;

/** What tells one edition of a file from another; null when there is no such file. */
async function editionOf(path) {
  const found = await stat(path).catch(() => null);
  return found && `${found.mtimeMs} ${found.size}`;
}

/** The folder of the newest bundle, if it is of the sources as they are now. */
async function keptBundle() {
  const text = await readFile(newest, 'utf8').catch(() => null);
  if (text === null) return null;
  const { folder, esbuild, editions } = JSON.parse(text);
  const present = await Promise.all(
    Object.entries(editions).map(async ([path, was]) => (await editionOf(path)) === was),
  );
  return esbuild === version && present.every(Boolean) ? folder : null;
}

/** Bundles the sources anew and returns the folder. */
async function bundle() {
  await mkdir(kept, { recursive: true });
  const folder = await mkdtemp(join(kept, 'bundle-'));
  const self = fileURLToPath(import.meta.url);
  /** Taken before a file is read: what is written meanwhile makes another edition. */
  const editions = { [self]: await editionOf(self) };
  await build({
    entryPoints: [entry],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@nebosvod/source'],
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [{ name: 'sources', setup: (asked) => takeSources(asked, editions) }],
  });
  await stop();
  const note = join(folder, 'editions.json');
  await writeFile(note, JSON.stringify({ folder, esbuild: version, editions }));
  await rename(note, newest);
  await removeOld();
  return folder;
}

/** Sources go into the bundle, each knowing its own address; packages stay where they are. */
function takeSources({ onResolve, onLoad }, editions) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@nebosvod/') ? null : { path, external: true },
  );
  onLoad({ filter: /./ }, async ({ path }) => {
    editions[path] = await editionOf(path);
    const text = await readFile(path, 'utf8');
    return {
      contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: extname(path).slice(1),
    };
  });
}

async function removeOld() {
  for (const name of await readdir(kept)) {
    const path = join(kept, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
