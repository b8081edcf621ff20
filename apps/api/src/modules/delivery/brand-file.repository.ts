import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type BrandFileRow = Selectable<Schema['brand_file']>;

/** Stores a picture; of those before it only the one that stands in the brand is kept. */
export function insertFile(
  db: Kysely<Schema>,
  row: Pick<BrandFileRow, 'id' | 'user_id' | 'content' | 'width' | 'height'>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', row.user_id).forNoKeyUpdate().execute();
    await tx
      .deleteFrom('brand_file')
      .where('user_id', '=', row.user_id)
      .where(
        sql<boolean>`id::text is distinct from (select brand ->> 'logoId' from brand where user_id = ${row.user_id}::uuid)`,
      )
      .execute();
    await tx.insertInto('brand_file').values(row).execute();
  });
}

/** A picture of a person; undefined when it is not theirs. */
export function findFile(db: Kysely<Schema>, userId: string, id: string): Promise<BrandFileRow | undefined> {
  return db.selectFrom('brand_file').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Pictures of a person without their content, for the export of everything. */
export function filesOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('brand_file')
    .select(['id', 'width', 'height', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
