import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type PageRow = Selectable<Schema['booking_page']>;

/** What a person publishes for booking; undefined until the page was saved first. */
export function findPage(db: Kysely<Schema>, userId: string): Promise<PageRow | undefined> {
  return db.selectFrom('booking_page').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function findPageBySlug(db: Kysely<Schema>, slug: string): Promise<PageRow | undefined> {
  return db.selectFrom('booking_page').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Stores a page over what stands. */
export async function writePage(
  db: Kysely<Schema>,
  row: Pick<PageRow, 'user_id' | 'slug' | 'notice_version'> & { readonly page: string },
): Promise<PageRow> {
  const { user_id: _user, ...changes } = row;
  return db
    .insertInto('booking_page')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changes, updated_at: sql<Date>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
