import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type ShareRow = Selectable<Schema['map_share']>;

/** Links that still open, of maps that are not deleted. */
function open(db: Kysely<Schema>) {
  return db
    .selectFrom('map_share')
    .innerJoin('saved_map', 'saved_map.id', 'map_share.map_id')
    .where('saved_map.deleted_at', 'is', null)
    .where(sql<boolean>`map_share.expires_at > now()`);
}

/**
 * Keeps a link under the hash of its token, counted under the account's lock.
 * @returns null when the person has as many links as may be
 */
export function insertShare(
  db: Kysely<Schema>,
  share: Omit<ShareRow, 'created_at' | 'expires_at'> & { readonly days: number },
  ceiling: number,
): Promise<ShareRow | null> {
  const { days, ...row } = share;
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', row.user_id).forUpdate().execute();
    const { count } = await tx
      .selectFrom('map_share')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', row.user_id)
      .where(sql<boolean>`expires_at > now()`)
      .executeTakeFirstOrThrow();
    if (count >= ceiling) return null;
    return tx
      .insertInto('map_share')
      .values({ ...row, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The person's links to one map that still open, latest first. */
export function sharesOf(db: Kysely<Schema>, userId: string, mapId: string): Promise<ShareRow[]> {
  return open(db)
    .selectAll('map_share')
    .where('map_share.user_id', '=', userId)
    .where('map_share.map_id', '=', mapId)
    .orderBy('map_share.created_at', 'desc')
    .execute();
}

/** All links of a person, for the export of everything. */
export function allShares(db: Kysely<Schema>, userId: string): Promise<ShareRow[]> {
  return db.selectFrom('map_share').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();
}

/** Removes a link; false when the person has none of that id. */
export async function deleteShare(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('map_share')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The map behind a token, or undefined where the link never was, is closed or over. */
export function sharedMap(db: Kysely<Schema>, tokenHash: Buffer) {
  return open(db)
    .select(['saved_map.name', 'saved_map.birth', 'saved_map.settings', 'map_share.with_name', 'map_share.expires_at'])
    .where('map_share.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * Removes links whose time is over.
 * @param limit rows at most
 * @returns how many were removed
 */
export async function purgeShares(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db.selectFrom('map_share').select('id').where(sql<boolean>`expires_at < now()`).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('map_share').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
