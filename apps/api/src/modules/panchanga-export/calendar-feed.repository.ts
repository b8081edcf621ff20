import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Keeps the definition of a calendar under the hash of its address. */
export async function storeFeed(db: Kysely<Schema>, tokenHash: Buffer, definition: object): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ token_hash: tokenHash, definition: JSON.stringify(definition) })
    .execute();
}

/** Removes a calendar; false when there is none under that hash. */
export async function deleteFeed(db: Kysely<Schema>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The definition of a calendar, or undefined; notes that it was read. */
export async function readFeed(db: Kysely<Schema>, tokenHash: Buffer): Promise<unknown> {
  const row = await db
    .updateTable('calendar_feed')
    .set({ last_read_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .returning('definition')
    .executeTakeFirst();
  return row?.definition;
}
