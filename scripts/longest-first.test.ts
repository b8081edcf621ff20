import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LONG } from './longest-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('every file begun first is there, by an end of its path that no other has', () => {
  const paths = ['packages', 'apps', 'scripts', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path) && !/node_modules|dist/.test(path))
      .map((path) => `/${folder}/${path}`),
  );
  expect([...LONG].filter((long) => paths.filter((path) => path.endsWith(`/${long}`)).length !== 1)).toEqual([]);
});
