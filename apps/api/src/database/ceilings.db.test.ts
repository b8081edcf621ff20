import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { tableCeilings } from './ceilings.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ceilings = Object.entries(tableCeilings);

describe('the ceilings of tables', () => {
  it('are declared for every table of the schema and for no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`.execute(
      test.database.db,
    );
    expect(ceilings.map(([table]) => table).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it.each(ceilings.filter(([, { filledBy }]) => filledBy === 'guest' || filledBy === 'account'))(
    'bound %s, which anybody can fill, and something clears it',
    (_table, { ceiling, clearedBy }) => {
      expect(ceiling).toMatch(/\d|строка на/);
      expect(clearedBy).not.toContain('never');
      expect(clearedBy.length).toBeGreaterThan(0);
    },
  );

  it('name only parts of the purge that the server runs, and every part is named', () => {
    const named = new Set(ceilings.flatMap(([, { clearedBy }]) => clearedBy));
    const elsewhere = new Set(['account', 'window', 'never']);
    const registered = test.app.purges.map(({ name }) => name).filter((name) => !name.startsWith('files'));
    expect([...named].filter((name) => !elsewhere.has(name)).sort()).toEqual(registered.sort());
  });

  it('say «with the account» only of tables whose rows the database removes with it', async () => {
    const { rows } = await sql<{ child: string; parent: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(test.database.db);
    const goesWithAccount = (table: string): boolean =>
      rows.some(({ child, parent }) => child === table && (parent === 'account' || goesWithAccount(parent)));
    const claimed = ceilings.filter(([, { clearedBy }]) => clearedBy.includes('account')).map(([table]) => table);
    expect(claimed.filter((table) => !goesWithAccount(table))).toEqual([]);
  });

  it('stand in the guide of the operator, line by line', async () => {
    const guide = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const lines = ceilings.map(([table, { ceiling, cleared }]) => `| \`${table}\` | ${ceiling} | ${cleared} |`);
    expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
  });
});
