import type pg from 'pg';

export interface TableColumn {
  readonly name: string;
  /** Type as a cast writes it, e.g. `timestamp with time zone`. */
  readonly type: string;
}

export interface TransferTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
}

/** Not data: the history is rebuilt by migrating, and unlogged counters only limit. */
const leftOut = ['schema_migration'];

/** Tables with data worth moving and their stored columns, by name. */
export async function readTables(client: pg.ClientBase): Promise<TransferTable[]> {
  const { rows } = await client.query(
    `select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and c.relname <> all ($1)
     order by c.relname, a.attnum`,
    [leftOut],
  );
  const tables = new Map<string, TableColumn[]>();
  for (const row of rows) {
    const columns = tables.get(row.table_name) ?? [];
    columns.push({ name: row.column_name, type: row.type });
    tables.set(row.table_name, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** An identifier as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnList(table: TransferTable): string {
  return table.columns.map(({ name }) => quoted(name)).join(', ');
}
