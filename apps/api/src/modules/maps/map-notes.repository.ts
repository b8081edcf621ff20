import type { MapNotes } from '@nebosvod/contracts/map-notes';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Notes on a map; undefined when nothing was ever written. Whose map it is the caller has looked. */
export function findNotes(db: Kysely<Schema>, mapId: string): Promise<MapNotes | undefined> {
  return db.selectFrom('map_note').select(['text', 'version']).where('map_id', '=', mapId).executeTakeFirst();
}

/** Texts of the notes on some maps, by map; maps without notes are left out. */
export async function notesOfMaps(db: Kysely<Schema>, mapIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('map_note')
    .select(['map_id', 'text'])
    .where('map_id', 'in', [...mapIds])
    .execute();
  return new Map(rows.map(({ map_id, text }) => [map_id, text]));
}

/**
 * Stores notes over the version they were typed over, 0 where there were none.
 * @returns the notes under their new version; undefined when another version stands
 */
export function storeNotes(
  db: Kysely<Schema>,
  mapId: string,
  { text, version }: MapNotes,
): Promise<MapNotes | undefined> {
  if (version === 0) {
    return db
      .insertInto('map_note')
      .values({ map_id: mapId, text })
      .onConflict((conflict) => conflict.column('map_id').doNothing())
      .returning(['text', 'version'])
      .executeTakeFirst();
  }
  return db
    .updateTable('map_note')
    .set({ text, version: version + 1, updated_at: sql<Date>`now()` })
    .where('map_id', '=', mapId)
    .where('version', '=', version)
    .returning(['text', 'version'])
    .executeTakeFirst();
}
