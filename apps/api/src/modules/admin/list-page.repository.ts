import type { AdminPage } from '@nebosvod/contracts/admin-list';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../context.ts';
import { microsOf, momentOf } from '../../database/micros.ts';
import { cursorOf, momentPosition, numberedPosition, readCursor } from '../../list-cursor.ts';

interface Source {
  readonly table: string;
  /** Alias of the table in `from`. */
  readonly alias: string;
  /** Column that orders it, newest first; its id decides between equals. */
  readonly order: string;
  /** Type of its id. */
  readonly idType: 'uuid' | 'bigint';
}

export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/**
 * One page of a list, newest first. Rows that come and go meanwhile move nothing.
 * @param select what of a row, and from where
 * @param matches which rows, beside those of the page
 * @throws ProblemError 400 for a cursor that is none
 */
export async function readPage<Row extends { readonly id: string }>(
  db: Db,
  { table, alias, order, idType }: Source,
  { cursor, limit }: AdminPage,
  select: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): Promise<PageOf<Row>> {
  const cursorAt = async (last: string) => {
    const found = await sql<{ at: string }>`
      select ${microsOf(order)} as at from ${sql.table(table)} where id = ${last}::${sql.raw(idType)}`.execute(db);
    const row = found.rows[0];
    return row ? cursorOf(row.at, last) : null;
  };
  const [at, id] = [sql.ref(`${alias}.${order}`), sql.ref(`${alias}.id`)];
  const position = readCursor(idType === 'uuid' ? momentPosition : numberedPosition, cursor);
  const after = position
    ? sql`(${at}, ${id}) < (${momentOf(position.at)}, ${position.id}::${sql.raw(idType)})`
    : sql`true`;
  const { rows } = await sql<Row>`
    ${select} where (${matches}) and ${after} order by ${at} desc, ${id} desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? await cursorAt(last.id) : null };
}

/** Whether one of the columns holds the words, in any case; no words are in every row. */
export const holds = (search: string, ...columns: readonly string[]): RawBuilder<boolean> => {
  if (search === '') return sql<boolean>`true`;
  const one = (column: string) => sql`position(lower(${search}) in lower(${sql.ref(column)})) > 0`;
  return sql<boolean>`${sql.join(columns.map(one), sql` or `)}`;
};
