import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const mocking = ['vi', 'mock('].join('.');

it('whoever replaces a module is a *.mocked.test.ts: other unit tests share theirs', () => {
  const found = ['packages', 'apps/web/src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !/node_modules|dist|\.mocked\.test\.ts$/.test(name))
      .map((name) => join(root, folder, name))
      .filter((file) => readFileSync(file, 'utf8').includes(mocking)),
  );
  expect(found).toEqual([]);
});
