import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { microsOf, momentOf } from '../../database/micros.ts';
import type { Schema } from '../../database/schema.ts';
import type { MapRow } from './maps.repository.ts';

/** What a list is narrowed to. Words are lower-cased. */
export interface MapFilter {
  readonly words: readonly string[];
  readonly folder?: string | undefined;
  readonly tag?: string | undefined;
}

export type MapOrder = 'recent' | 'name' | 'birth';

export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Where a page begins: after the row that stood there. */
interface MapPosition {
  readonly id: string;
  readonly key: string;
  readonly at: string;
}

type MapQuery = SelectQueryBuilder<Schema, 'saved_map', object>;

const SORT_KEYS: Readonly<Record<MapOrder, RawBuilder<string> | null>> = {
  recent: null,
  name: sql<string>`name_key collate "C"`,
  birth: sql<string>`(birth ->> 'date') collate "C"`,
};

function found(db: Kysely<Schema>, userId: string, { words, folder, tag }: MapFilter): MapQuery {
  let query: MapQuery = db.selectFrom('saved_map').where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (folder !== undefined) query = query.where('folder', '=', folder);
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`);
  for (const word of words) query = query.where(sql<boolean>`position(${word} in search_key) > 0`);
  return query;
}

export function countFound(db: Kysely<Schema>, userId: string, filter: MapFilter): Promise<number> {
  return found(db, userId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

/** A page of what was found, in order; the latest first among equals. */
export function pageOfFound(
  db: Kysely<Schema>,
  userId: string,
  filter: MapFilter,
  { order, after, limit }: { readonly order: MapOrder; readonly after: MapPosition | null; readonly limit: number },
): Promise<(MapRow & MapPosition)[]> {
  const key = SORT_KEYS[order];
  let query = found(db, userId, filter)
    .selectAll()
    .select([(key ?? sql<string>`''`).as('key'), microsOf('created_at').as('at')]);
  if (key) query = query.orderBy(key);
  if (after) {
    const { id } = after;
    const at = momentOf(after.at);
    const later = sql<boolean>`(created_at <= ${at} and (created_at < ${at} or id > ${id}::uuid))`;
    query = query.where(key ? sql<boolean>`(${key} > ${after.key} or (${key} = ${after.key} and ${later}))` : later);
  }
  return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

/** Names of folders or tags listed at most, the most used ones. */
const MAX_NAMES = 1000;

export async function countFolders(db: Kysely<Schema>, userId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select folder as name, count(*)::int as count from saved_map
    where user_id = ${userId} and deleted_at is null and folder <> ''
    group by folder order by count(*) desc limit ${MAX_NAMES}`.execute(db);
  return rows;
}

export async function countTags(db: Kysely<Schema>, userId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select tag as name, count(*)::int as count from saved_map, jsonb_array_elements_text(tags) as tag
    where user_id = ${userId} and deleted_at is null and tags <> '[]'
    group by tag order by count(*) desc limit ${MAX_NAMES}`.execute(db);
  return rows;
}

/** Maps of a person that an earlier version saved without keys. */
export function mapsWithoutKeys(db: Kysely<Schema>, userId: string, limit: number): Promise<MapRow[]> {
  return db
    .selectFrom('saved_map')
    .selectAll()
    .where('user_id', '=', userId)
    .where('search_key', 'is', null)
    .limit(limit)
    .execute();
}

export async function storeKeys(
  db: Kysely<Schema>,
  keys: readonly { readonly id: string; readonly search_key: string; readonly name_key: string }[],
): Promise<void> {
  await sql`
    update saved_map as m set search_key = k.search_key, name_key = k.name_key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (id uuid, search_key text, name_key text)
    where m.id = k.id`.execute(db);
}
