import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/**
 * Keeps the definition of a calendar under the hash of its address.
 * @returns false when the table is full
 */
export async function storeFeed(
  db: Kysely<Schema>,
  tokenHash: Buffer,
  definition: object,
  ceiling: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into calendar_feed (token_hash, definition)
    select ${tokenHash}, ${JSON.stringify(definition)}::jsonb
    where (select count(*) from (select from calendar_feed limit ${ceiling}) as kept) < ${ceiling}`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes a calendar; false when there is none under that hash. */
export async function deleteFeed(db: Kysely<Schema>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The definition of a calendar, or undefined; notes that it was read, once a day. */
export async function readFeed(db: Kysely<Schema>, tokenHash: Buffer): Promise<unknown> {
  const row = await db
    .selectFrom('calendar_feed')
    .select(['definition', sql<boolean>`coalesce(last_read_at < now() - interval '1 day', true)`.as('isToBeNoted')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row?.isToBeNoted) {
    await db
      .updateTable('calendar_feed')
      .set({ last_read_at: sql<Date>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return row?.definition;
}

/**
 * Removes calendars that nobody has read for 90 days.
 * @param limit rows at most
 * @returns how many were removed
 */
export async function purgeFeeds(db: Kysely<Schema>, limit: number): Promise<number> {
  const unread = db
    .selectFrom('calendar_feed')
    .select('token_hash')
    .where(sql<boolean>`coalesce(last_read_at, created_at) < now() - interval '90 days'`)
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('calendar_feed').where('token_hash', 'in', unread).executeTakeFirst();
  return Number(numDeletedRows);
}
