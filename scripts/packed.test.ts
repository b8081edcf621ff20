import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, published } from './pack.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'nebosvod-packed-'));
const installed = (name: string) => join(folder, 'node_modules', '@nebosvod', name);
const tarballs = new Map<string, string>();

/** Installs the tarballs as a stranger would have them: nothing of the workspace but what the packages depend on. */
beforeAll(() => {
  mkdirSync(join(folder, 'node_modules', '@nebosvod'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('@') && !name.startsWith('.')) {
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
  }
  for (const name of published) {
    const tarball = pack(name);
    tarballs.set(name, tarball);
    mkdirSync(installed(name));
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed(name)]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (name: string): { readonly exports: Readonly<Record<string, unknown>> } =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).publishConfig;
const subpathsOf = (name: string) =>
  Object.keys(manifestOf(name).exports)
    .filter((key) => key !== './package.json')
    .map((key) => key.slice(2));

/** Runs a module beside the installed packages; answers with the lines it printed. */
function run(name: string, code: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: 'pipe' }).trimEnd().split('\n');
}

describe.each(published)('the tarball of %s', (name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

  it('lets every documented subpath be imported and nothing else', () => {
    const subpaths = subpathsOf(name);
    const code = subpaths.map(
      (path) => `console.log(Object.keys(await import('@nebosvod/${name}/${path}')).length >= 0);`,
    );
    expect(run(`imports-${name}.mjs`, code.join('\n'))).toEqual(subpaths.map(() => 'true'));
    expect(() => run(`inner-${name}.mjs`, `await import('@nebosvod/${name}/trace');`)).toThrow();
  });

  it('documents exactly the subpaths it exports', () => {
    const rows = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path);
    expect(rows).toEqual(subpathsOf(name));
  });

  it('prints what the examples of its README say', () => {
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    const [first = '', ...rest] = blocks;
    const said = (code: string) => [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
    expect(run(`example-${name}-0.mjs`, first)).toEqual(said(first));
    for (const [index, code] of rest.entries()) {
      const lines = run(`example-${name}-${index + 1}.mjs`, first + code);
      expect(lines.slice(said(first).length)).toEqual(said(code));
    }
  });

  it('carries no tests, maps or packages of others, and its licence', () => {
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|vectors|\.map$|node_modules/.test(file))).toEqual([]);
    expect(existsSync(join(installed(name), 'LICENSE'))).toBe(true);
  });

  it('has nothing that publint objects to', async () => {
    const { messages } = await publint({ pkgDir: installed(name), pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('gives its types to every way of resolving ES modules', () => {
    const attw = join(root, 'node_modules', '.bin', 'attw');
    const check = () =>
      execFileSync(attw, [tarballs.get(name) ?? '', '--profile', 'esm-only', '--quiet'], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });
});
