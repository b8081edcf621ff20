import type pg from 'pg';
import { endOfCopy, writeCopyRow } from './copy-text.ts';
import { columnList, quoted, readTables, type TransferTable } from './tables.ts';

const rowsAtOnce = 1_000;

/** First line of an export; the number is that of the format. */
export const exportHeader = '-- Nebosvod database export 1';
export const migrationsPrefix = '-- migrations: ';

/**
 * Writes all data as plain SQL with COPY blocks, from one consistent snapshot.
 * `importDatabase` reads it back; so does psql, on a migrated database whose foreign keys do not mind the order.
 * @param write receives text in order and may wait.
 * @returns rows by table.
 */
export async function exportDatabase(
  pool: pg.Pool,
  write: (text: string) => Promise<void>,
): Promise<Map<string, number>> {
  const client = await pool.connect();
  const counts = new Map<string, number>();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query("set local timezone = 'UTC'");
    await client.query("set local datestyle = 'ISO, YMD'");
    await client.query("set local bytea_output = 'hex'");
    await client.query('set local extra_float_digits = 1');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query('select name, sha256 from schema_migration order by name');
    await write(`${exportHeader}\n${migrationsPrefix}${JSON.stringify(rows)}\nbegin;\n\n`);
    for (const table of await readTables(client)) counts.set(table.name, await exportTable(client, table, write));
    for (const statement of await sequenceStatements(client)) await write(`${statement}\n`);
    await write('commit;\n');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  return counts;
}

async function exportTable(
  client: pg.ClientBase,
  table: TransferTable,
  write: (text: string) => Promise<void>,
): Promise<number> {
  await write(`COPY public.${quoted(table.name)} (${columnList(table)}) FROM stdin;\n`);
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await client.query(`declare exported no scroll cursor for select ${texts} from public.${quoted(table.name)}`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from exported`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    count += rows.length;
    await write(`${rows.map(writeCopyRow).join('\n')}\n`);
  }
  await client.query('close exported');
  await write(`${endOfCopy}\n\n`);
  return count;
}

/** Sequences continue where they stood. */
async function sequenceStatements(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select format('select pg_catalog.setval(%L, %s, true);', format('%I.%I', schemaname, sequencename), last_value) as statement
     from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows.map((row) => String(row.statement));
}
