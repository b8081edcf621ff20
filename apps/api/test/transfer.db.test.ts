import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../src/database/migrate.ts';
import { type Database, openDatabase } from '../src/database/open-database.ts';
import { readCopyRow, writeCopyRow } from '../src/database/transfer/copy-text.ts';
import { exportDatabase } from '../src/database/transfer/export-database.ts';
import { ImportError, importDatabase } from '../src/database/transfer/import-database.ts';
import { createOnCluster, createTestDatabase, type TestDatabase } from './test-database.ts';

const cluster = process.env.TEST_DATABASE_URL;
let source: TestDatabase;
let exported = '';
const people = Array.from({ length: 2_500 }, (_, index) => ({ id: randomUUID(), email: `p${index}@example.com` }));

beforeAll(async () => {
  source = await createTestDatabase();
  for (let from = 0; from < people.length; from += 500) {
    const rows = people.slice(from, from + 500);
    await sql`insert into account (id, email, name, password_hash) values ${sql.join(
      rows.map(({ id, email }, index) => sql`(${id}, ${email}, ${`Имя\t\\N\n${index}\r «ё»\u2028`}, 'none')`),
    )}`.execute(source.db);
  }
  await exportDatabase(source.pool, async (text) => {
    exported += text;
  });
});
afterAll(() => source.remove());

async function withEmpty<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-import-'));
  const created = cluster ? await createOnCluster(cluster) : null;
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: created?.url });
  try {
    return await use(database);
  } finally {
    await database.close();
    await created?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function load(database: Database, text: string): Promise<Map<string, number>> {
  const client = await database.pool.connect();
  try {
    // Pieces of odd size: no reader may rely on where they end.
    const pieces = text.match(/[\s\S]{1,7777}/g) ?? [];
    return await importDatabase(client, asynchronously(pieces), await readMigrations());
  } finally {
    client.release();
  }
}

async function* asynchronously(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function checksum(database: Database): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select count(*) as count, md5(string_agg(id::text || email || name || created_at::text, ',' order by id)) as sum from account`,
  );
  return rows;
}

describe('moving to another database', () => {
  test('keeps every row and value', async () => {
    await withEmpty(async (target) => {
      const counts = await load(target, exported);
      expect(counts.get('account')).toBe(people.length);
      await target.migrate();
      expect(await checksum(target)).toEqual(await checksum(source));
      let again = '';
      await exportDatabase(target.pool, async (text) => {
        again += text;
      });
      expect(again.split('\n').sort()).toEqual(exported.split('\n').sort());
      await expect(load(target, exported)).rejects.toThrow('не пуста');
    });
  }, 60_000);

  test('of a file that was cut short or is something else loads nothing', async () => {
    await withEmpty(async (target) => {
      await expect(load(target, 'create table x ();')).rejects.toThrow(ImportError);
      await expect(load(target, exported.replace(/"sha256":"\w{64}"/, '"sha256":"other"'))).rejects.toThrow(
        'другой версией',
      );
      await expect(load(target, exported.slice(0, exported.length / 2))).rejects.toThrow(ImportError);
      const { rows } = await target.pool.query('select count(*) as count from account');
      expect(rows).toEqual([{ count: 0 }]);
    });
  }, 60_000);
});

test('a row of COPY text reads back as it was written', () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\\N', '\\.', '\\', '\t', ''),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), (row) => {
      const line = writeCopyRow(row);
      expect(line).not.toContain('\n');
      expect(readCopyRow(line)).toEqual(row);
    }),
  );
});
