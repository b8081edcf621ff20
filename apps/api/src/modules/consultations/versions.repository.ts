import type { StoredDocument } from '@nebosvod/contracts/consultations';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type VersionRow = Selectable<Schema['consultation_version']>;

/** States of one document that are kept: the first, and the latest. */
const MOST_VERSIONS = 50;

/** Stores a state of a document; the oldest but the first makes room. Numbers of states may have gaps: see `carryVersion`. */
export async function insertVersion(
  tx: Kysely<Schema>,
  id: string,
  version: number,
  document: StoredDocument,
  by: VersionRow['written_by'],
): Promise<void> {
  await tx
    .insertInto('consultation_version')
    .values({ consultation_id: id, version, document: JSON.stringify(document), written_by: by })
    .execute();
  await tx
    .deleteFrom('consultation_version')
    .where('consultation_id', '=', id)
    .where('version', '>', 1)
    .where('version', 'not in', (kept) =>
      kept
        .selectFrom('consultation_version')
        .select('version')
        .where('consultation_id', '=', id)
        .orderBy('version', 'desc')
        .limit(MOST_VERSIONS - 1),
    )
    .execute();
}

/**
 * Puts the state of a version under the next number: the text stays as it is, so that it takes the place of no other among those kept.
 * The first, which is kept whatever comes, stays where it is.
 */
export async function carryVersion(tx: Kysely<Schema>, id: string, version: number): Promise<void> {
  await sql`
    insert into consultation_version (consultation_id, version, document, written_by, at)
    select consultation_id, version + 1, jsonb_set(document, '{version}', to_jsonb(version + 1)), written_by, at
    from consultation_version where consultation_id = ${id}::uuid and version = ${version}`.execute(tx);
  await tx
    .deleteFrom('consultation_version')
    .where('consultation_id', '=', id)
    .where('version', '=', version)
    .where('version', '>', 1)
    .execute();
}

/** The text of a version, under whatever number it has been carried to since the version was read. */
export function findState(db: Kysely<Schema>, id: string, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('consultation_version')
    .selectAll()
    .where('consultation_id', '=', id)
    .where('version', '>=', version)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
}

export function findVersion(db: Kysely<Schema>, id: string, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('consultation_version')
    .selectAll()
    .where('consultation_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** When and by whom each kept state was written, the latest first. */
export function listVersions(db: Kysely<Schema>, id: string) {
  return db
    .selectFrom('consultation_version')
    .select(['version', 'at', 'written_by'])
    .where('consultation_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS + 1)
    .execute();
}

/** Every document of a person, those in the trash too, with every kept state of it: one after the other. */
export async function* documentsOf(db: Kysely<Schema>, userId: string) {
  const ids = await db
    .selectFrom('consultation')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  for (const { id } of ids) {
    const row = await db
      .selectFrom('consultation')
      .select([
        'id',
        'product_id',
        'kind',
        'title',
        'client_id',
        'status',
        'request',
        'notes',
        'created_at',
        'deleted_at',
      ])
      .select(
        sql<string[]>`array(select client_id::text from consultation_client where consultation_id = ${id}::uuid)`.as(
          'client_ids',
        ),
      )
      .where('id', '=', id)
      .executeTakeFirst();
    const versions = await db
      .selectFrom('consultation_version')
      .select(['version', 'at', 'written_by as by', 'document'])
      .where('consultation_id', '=', id)
      .orderBy('version')
      .execute();
    if (row) yield { ...row, versions };
  }
}
