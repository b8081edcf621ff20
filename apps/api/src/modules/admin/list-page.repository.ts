import type { AdminPage } from '@nebosvod/contracts/admin-list';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';

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

const cursorForms = { uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, bigint: /^\d{1,18}$/ } as const;

/**
 * One page of a list, newest first. The cursor is the id of the last row before it: rows that come meanwhile move nothing.
 * @param select what of a row, and from where
 * @param matches which rows, beside those of the page
 * @throws ProblemError 404 for a cursor that is none
 */
export async function readPage<Row extends { readonly id: string }>(
  db: Db,
  { table, alias, order, idType }: Source,
  { cursor, limit }: AdminPage,
  select: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): Promise<PageOf<Row>> {
  const [at, id] = [sql.ref(`${alias}.${order}`), sql.ref(`${alias}.id`)];
  if (cursor !== null && !cursorForms[idType].test(cursor)) {
    throw new ProblemError('NOT_FOUND', 'Такой страницы списка нет');
  }
  const after =
    cursor === null
      ? sql`true`
      : sql`(${at}, ${id}) < (select ${sql.ref(order)}, id from ${sql.table(table)} where id = ${cursor}::${sql.raw(idType)})`;
  const { rows } = await sql<Row>`
    ${select} where (${matches}) and ${after} order by ${at} desc, ${id} desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Whether one of the columns holds the words, in any case; no words are in every row. */
export const holds = (search: string, ...columns: readonly string[]): RawBuilder<boolean> => {
  if (search === '') return sql<boolean>`true`;
  const one = (column: string) => sql`position(lower(${search}) in lower(${sql.ref(column)})) > 0`;
  return sql<boolean>`${sql.join(columns.map(one), sql` or `)}`;
};
