import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LONG } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('every file begun first is there, by a name that no other has', () => {
  const names = ['packages', 'apps', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path) && !/node_modules|dist/.test(path))
      .map((path) => basename(path)),
  );
  expect([...LONG].filter((long) => names.filter((name) => name === long).length !== 1)).toEqual([]);
});
