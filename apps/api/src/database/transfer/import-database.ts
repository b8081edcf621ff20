import type pg from 'pg';
import { z } from 'zod';
import { type Migration, migrate } from '../migrate.ts';
import { endOfCopy, readCopyRow } from './copy-text.ts';
import { exportHeader, migrationsPrefix } from './export-database.ts';
import { columnList, quoted, readTables, type TransferTable } from './tables.ts';

/** The file or the target does not fit; the message is Russian, for the console. */
export class ImportError extends Error {}

const parametersAtOnce = 20_000;
const copyStart = /^COPY public\."((?:[^"]|"")+)" \((.*)\) FROM stdin;$/;
const setSequence = /^select pg_catalog\.setval\('[\w."]+', \d+, true\);$/;
const historySchema = z.array(z.object({ name: z.string(), sha256: z.string() }));

/**
 * Loads an export into a database that holds nothing yet: migrates to the schema of the file, loads everything in one
 * transaction, then migrates on to the schema of this version.
 * @param client a connection of its own.
 * @param text the export in pieces of any size.
 * @returns rows by table.
 * @throws ImportError when the target is not empty or the file is not an export this version can read.
 */
export async function importDatabase(
  client: pg.ClientBase,
  text: AsyncIterable<string>,
  migrations: readonly Migration[],
): Promise<Map<string, number>> {
  await refuseUsedTarget(client);
  const lines = splitLines(text);
  const listed = await readHistory(lines);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const past = listed.map(({ name, sha256 }) => {
    const migration = known.get(name);
    if (migration?.sha256 !== sha256)
      throw new ImportError(`Выгрузка сделана другой версией: миграция ${name} неизвестна`);
    return migration;
  });
  await migrate(client, past);
  const counts = await load(client, lines);
  await migrate(client, migrations);
  return counts;
}

async function refuseUsedTarget(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.schema_migration') is not null as used");
  if (rows[0].used === true) throw new ImportError('База данных не пуста: загружать можно только в новую');
}

async function readHistory(lines: AsyncGenerator<string>) {
  const first = await lines.next();
  const second = await lines.next();
  const isExport = first.value === exportHeader && String(second.value).startsWith(migrationsPrefix);
  if (!isExport) throw new ImportError('Это не выгрузка базы данных Небосвода');
  return historySchema.parse(JSON.parse(String(second.value).slice(migrationsPrefix.length)));
}

async function load(client: pg.ClientBase, lines: AsyncGenerator<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await client.query('begin');
  try {
    const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
    const restoreForeignKeys = await dropForeignKeys(client);
    // Migrations may have put rows in; the file brings its own.
    const all = [...tables.keys()].map((name) => `public.${quoted(name)}`);
    if (all.length > 0) await client.query(`truncate ${all.join(', ')}`);
    let isComplete = false;
    for await (const line of lines) {
      const name = copyStart.exec(line)?.[1];
      if (name !== undefined) {
        const table = tables.get(name.replaceAll('""', '"'));
        if (!table || line !== `COPY public.${quoted(table.name)} (${columnList(table)}) FROM stdin;`) {
          throw new ImportError(`Таблица ${name} выгрузки не подходит к схеме`);
        }
        counts.set(table.name, await loadTable(client, table, lines));
      } else if (setSequence.test(line)) await client.query(line);
      else if (line === 'commit;') isComplete = true;
      else if (line !== 'begin;' && line !== '') throw new ImportError('Выгрузка повреждена: непонятная строка');
    }
    if (!isComplete) throw new ImportError('Выгрузка оборвана: конца нет');
    await restoreForeignKeys();
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Rows arrive in any order, also of one table that points at itself; putting the keys back checks them all. */
async function dropForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const row of rows) await client.query(`alter table ${row.table_name} drop constraint ${quoted(row.conname)}`);
  return async () => {
    for (const row of rows) {
      await client.query(`alter table ${row.table_name} add constraint ${quoted(row.conname)} ${row.definition}`);
    }
  };
}

async function loadTable(client: pg.ClientBase, table: TransferTable, lines: AsyncGenerator<string>): Promise<number> {
  const width = table.columns.length;
  const rowsAtOnce = Math.max(1, Math.floor(parametersAtOnce / width));
  let batch: (string | null)[][] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = batch.map((_, row) => {
      const values = table.columns.map(({ type }, column) => `$${row * width + column + 1}::${type}`);
      return `(${values.join(', ')})`;
    });
    await client.query(
      `insert into public.${quoted(table.name)} (${columnList(table)}) overriding system value values ${rows.join(', ')}`,
      batch.flat(),
    );
    count += batch.length;
    batch = [];
  };
  for (let line = await lines.next(); ; line = await lines.next()) {
    if (line.done) throw new ImportError(`Выгрузка оборвана в таблице ${table.name}`);
    if (line.value === endOfCopy) break;
    const values = readCopyRow(line.value);
    if (values.length !== width) throw new ImportError(`Выгрузка повреждена в таблице ${table.name}`);
    batch.push(values);
    if (batch.length >= rowsAtOnce) await flush();
  }
  await flush();
  return count;
}

/** Lines by line feeds only: values keep their other separators, which a line reader would break. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
