import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../src/database/unavailable.ts';
import { createTestDatabase } from './test-database.ts';

const api = fileURLToPath(new URL('..', import.meta.url));
const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(api, folder, name)),
);

/** Test files whose name ends in none of these ways, and that import this module. */
const importersOutside = (endings: readonly string[], module: string) =>
  files.filter(
    (file) => !endings.some((ending) => file.endsWith(ending)) && readFileSync(file, 'utf8').includes(`/${module}'`),
  );

test('a test that runs once has a database that is away: whoever stores something is a *.db.test.ts or has a server of its own', async () => {
  const database = await createTestDatabase();
  await expect(database.db.selectFrom('account').selectAll().execute()).rejects.toSatisfy(isDatabaseUnavailable);
  await database.remove();
  expect(importersOutside(['.db.test.ts', '.process.test.ts'], 'people.ts')).toEqual([]);
});

test('whoever starts a process is a *.process.test.ts', () => {
  expect(importersOutside(['.process.test.ts'], 'child.ts')).toEqual([]);
});
