// npm run pack: tarballs of the two published packages in .cache/packed, with the chosen public face.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps.mjs';

/** Packages that are published; the rest of the workspace is private. */
export const published = ['engine', 'numerology'];

/**
 * Packs a built package as it is published: `publishConfig.exports` in place of the wide map of the workspace, which npm itself
 * does not do. Answers with the path of the tarball.
 */
export function pack(name) {
  const source = join(root, 'packages', name);
  const staged = join(root, '.cache', 'packed', name);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const { exports, ...config } = publishConfig;
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify({ ...manifest, exports, publishConfig: config }, null, 2)}\n`,
  );
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(source, file), join(staged, file));
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  // Maps lead to sources that the tarball does not carry; an old build may hold modules that are gone.
  const dist = join(source, 'dist');
  const sourceOf = (path) => join(source, 'src', relative(dist, path).replace(/(\.d)?\.(js|ts)$/, '.ts'));
  cpSync(dist, join(staged, 'dist'), {
    recursive: true,
    filter: (path) => !/\.(map|tsbuildinfo)$/.test(path) && existsSync(sourceOf(path)),
  });
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', join(root, '.cache', 'packed')], {
    cwd: staged,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(root, '.cache', 'packed', JSON.parse(answer)[0].filename);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  for (const name of published) console.log(pack(name));
}
