import type { ContentKind } from '@nebosvod/contracts/admin-content';
import type { SettingKind } from '@nebosvod/contracts/admin-settings';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type ContentRow = Selectable<Schema['content_entry']>;

/** Kind of the rows that hold the services an operator has connected; the whole of one is sealed. */
export const connectionKind = 'connection';

/** What the console holds: words, settings, services that it connects. */
type EntryKind = ContentKind | SettingKind | typeof connectionKind;

export function readContentRows(db: Kysely<Schema>): Promise<ContentRow[]> {
  return db.selectFrom('content_entry').selectAll().orderBy('updated_at', 'desc').orderBy('id').execute();
}

/** Entries of one kind that the console may hold. */
const mostEntries = 1_000;

/**
 * Writes parts of an entry and leaves the others as they are.
 * @returns false when there is no room for one more entry of the kind
 */
export async function writeContentEntry(
  tx: Kysely<Schema>,
  kind: EntryKind,
  id: string,
  parts: { readonly published?: unknown; readonly draft?: unknown; readonly isHidden?: boolean },
): Promise<boolean> {
  const json = (part: unknown) => (part === null ? null : JSON.stringify(part));
  const columns = {
    ...(parts.published === undefined ? {} : { published: json(parts.published) }),
    ...(parts.draft === undefined ? {} : { draft: json(parts.draft) }),
    ...(parts.isHidden === undefined ? {} : { is_hidden: parts.isHidden }),
    updated_at: sql<Date>`clock_timestamp()`,
  };
  const changed = await tx
    .updateTable('content_entry')
    .set(columns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (changed) return true;
  const { count } = await tx
    .selectFrom('content_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (count >= mostEntries) return false;
  await tx
    .insertInto('content_entry')
    .values({ kind, id, ...columns })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
    .execute();
  return true;
}

/** Forgets what the console holds of an entry. @returns whether it held anything */
export async function removeContentEntry(tx: Kysely<Schema>, kind: EntryKind, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('content_entry')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
