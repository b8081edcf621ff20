import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

it('an installation runs no code of the packages it brings, and esbuild works without its script', async () => {
  const settings = await readFile(new URL('.npmrc', root), 'utf8');
  expect(settings.split('\n')).toContain('ignore-scripts=true');
  const lock = await readFile(new URL('package-lock.json', root), 'utf8');
  expect(lock.match(/"hasInstallScript": true/g)).toHaveLength(1);
  const esbuild = fileURLToPath(new URL('node_modules/.bin/esbuild', root));
  expect(execFileSync(esbuild, ['--loader=ts'], { input: 'let a: number = 1', encoding: 'utf8' })).toBe('let a = 1;\n');
});
