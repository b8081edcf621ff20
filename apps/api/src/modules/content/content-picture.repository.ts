import { contentKinds } from '@nebosvod/contracts/admin-content';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;
type ContentPicture = Pick<Selectable<Schema['content_picture']>, 'kind' | 'content' | 'width' | 'height'>;

/** Pictures that the console keeps. */
export const mostContentPictures = 300;

/**
 * Stores a picture. Those that no entry has named for a day are taken away first: a text may still be being written.
 * @returns false when there is no room for one more
 */
export function insertContentPicture(db: Db, row: Insertable<Schema['content_picture']>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`delete from content_picture where created_at < now() - interval '1 day' and id::text not in (
      select named[1] from content_entry,
        regexp_matches(concat(published::text, draft::text), '/v1/pictures/([0-9a-f-]{36})/', 'g') as named
      where kind in (${sql.join(contentKinds)}))`.execute(tx);
    const { count } = await tx
      .selectFrom('content_picture')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostContentPictures) return false;
    await tx.insertInto('content_picture').values(row).execute();
    return true;
  });
}

export function findContentPicture(db: Db, id: string): Promise<ContentPicture | undefined> {
  return db
    .selectFrom('content_picture')
    .select(['kind', 'content', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
}
