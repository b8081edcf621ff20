import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type MapRow = Selectable<Schema['saved_map']>;
export type NewMapRow = Omit<Insertable<Schema['saved_map']>, 'created_at' | 'updated_at' | 'deleted_at'>;

/** All maps of a person that are not deleted, latest first. A client book is some hundreds of rows: sorting is the service's. */
export function listMaps(db: Kysely<Schema>, userId: string): Promise<MapRow[]> {
  return db
    .selectFrom('saved_map')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function countMaps(db: Kysely<Schema>, userId: string): Promise<number> {
  return db
    .selectFrom('saved_map')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

export function findMap(db: Kysely<Schema>, userId: string, id: string): Promise<MapRow | undefined> {
  return db
    .selectFrom('saved_map')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function insertMaps(db: Kysely<Schema>, maps: readonly NewMapRow[]): Promise<MapRow[]> {
  return maps.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('saved_map')
        .values([...maps])
        .returningAll()
        .execute();
}

export function changeMap(
  db: Kysely<Schema>,
  userId: string,
  id: string,
  changes: Partial<NewMapRow>,
): Promise<MapRow | undefined> {
  return db
    .updateTable('saved_map')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a map deleted; true when it was there. Maps deleted more than a day ago are removed for good on the way. */
export async function deleteMapRow(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  await db
    .deleteFrom('saved_map')
    .where('user_id', '=', userId)
    .where('deleted_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('saved_map')
    .set({ deleted_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function restoreMapRow(db: Kysely<Schema>, userId: string, id: string): Promise<MapRow | undefined> {
  return db
    .updateTable('saved_map')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}
