import { type Insertable, type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { createPause } from '../../background/pause.ts';
import type { Schema } from '../../database/schema.ts';

export type MapRow = Selectable<Schema['saved_map']>;
export type NewMapRow = Omit<Insertable<Schema['saved_map']>, 'created_at' | 'updated_at' | 'deleted_at'>;

/** A deleted map can be brought back this long; then it is removed for good. */
const isOver = sql<boolean>`deleted_at < now() - interval '1 day'`;

export function countMaps(db: Kysely<Schema>, userId: string, ids?: readonly string[]): Promise<number> {
  return living(db, userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

export function findMap(db: Kysely<Schema>, userId: string, id: string): Promise<MapRow | undefined> {
  return living(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of some maps that are the person's and not deleted, in no order. */
export function findMaps(db: Kysely<Schema>, userId: string, ids: readonly string[]): Promise<MapRow[]> {
  return living(db, userId)
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * All maps of a person, latest first, a page in memory at a time; others are served between pages.
 * @param withDeleted also those that can still be brought back
 */
export async function* pagesOfMaps(
  db: Kysely<Schema>,
  userId: string,
  { size, withDeleted = false }: { readonly size: number; readonly withDeleted?: boolean },
): AsyncGenerator<MapRow[]> {
  const pause = createPause();
  let last: { readonly id: string; readonly at: string } | null = null;
  for (;;) {
    const rows: (MapRow & { at: string })[] = await after(
      withDeleted ? db.selectFrom('saved_map').where('user_id', '=', userId) : living(db, userId),
      last,
    )
      .selectAll()
      // A date of JavaScript has no microseconds.
      .select(sql<string>`created_at::text`.as('at'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(size)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    // The embedded database works on the thread that serves.
    await pause();
    last = rows.at(-1) ?? null;
  }
}

type MapQuery = SelectQueryBuilder<Schema, 'saved_map', object>;

function living(db: Kysely<Schema>, userId: string): MapQuery {
  return db.selectFrom('saved_map').where('user_id', '=', userId).where('deleted_at', 'is', null);
}

function after(query: MapQuery, last: { readonly id: string; readonly at: string } | null): MapQuery {
  if (!last) return query;
  const { id, at } = last;
  return query.where(
    // The first half is what the index is asked for.
    sql<boolean>`(created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id > ${id}::uuid))`,
  );
}

/**
 * Inserts maps if they fit, counted under the account's lock: two imports cannot share the last places. Deleted maps count as well,
 * but make way, longest deleted first.
 * @param pause called between pieces of the work
 * @returns null when they do not fit
 */
export function insertMaps(
  db: Kysely<Schema>,
  userId: string,
  maps: readonly NewMapRow[],
  ceiling: number,
  pause: () => Promise<void>,
): Promise<MapRow[] | null> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', userId).forUpdate().execute();
    const { stored, kept } = await tx
      .selectFrom('saved_map')
      .select([
        sql<number>`count(*)::int`.as('stored'),
        sql<number>`(count(*) filter (where deleted_at is null))::int`.as('kept'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (kept + maps.length > ceiling) return null;
    const surplus = stored + maps.length - ceiling;
    if (surplus > 0) await dropLongestDeleted(tx, userId, surplus);
    const inserted: MapRow[] = [];
    for (let start = 0; start < maps.length; start += INSERTED_AT_ONCE) {
      await pause();
      const chunk = maps.slice(start, start + INSERTED_AT_ONCE);
      inserted.push(...(await tx.insertInto('saved_map').values(chunk).returningAll().execute()));
    }
    return inserted;
  });
}

/** The embedded database works on the thread that serves: a statement stays well under 50 ms. */
const INSERTED_AT_ONCE = 25;

async function dropLongestDeleted(db: Kysely<Schema>, userId: string, count: number): Promise<void> {
  const longest = db
    .selectFrom('saved_map')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .limit(count);
  await db.deleteFrom('saved_map').where('id', 'in', longest).execute();
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

/** Marks a map deleted; true when it was there. */
export async function deleteMapRow(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_map')
    .set({ deleted_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a map back within a day of its removal; its place was kept. */
export function restoreMapRow(db: Kysely<Schema>, userId: string, id: string): Promise<MapRow | undefined> {
  return db
    .updateTable('saved_map')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`not ${isOver}`)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Removes maps deleted more than a day ago.
 * @param limit rows at most
 * @returns how many were removed
 */
export async function purgeDeletedMaps(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db.selectFrom('saved_map').select('id').where(isOver).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('saved_map').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
