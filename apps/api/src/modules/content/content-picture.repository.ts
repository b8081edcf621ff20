import { contentKinds } from '@nebosvod/contracts/admin-content';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { BarePicture } from '../../pictures/bare-picture.ts';

type Db = Kysely<Schema>;
type ContentPicture = Pick<Selectable<Schema['content_picture']>, 'kind' | 'content' | 'width' | 'height'>;

/** Pictures that the console keeps. */
export const mostContentPictures = 300;

/**
 * Stores a picture. Those that no text has named for a day are taken away first: one may still be being written.
 * @param named ids that the files of `content/` name; entries of the console are looked through here
 * @returns false when there is no room for one more
 */
export function insertContentPicture(
  db: Db,
  row: Insertable<Schema['content_picture']>,
  named: ReadonlySet<string>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`delete from content_picture where created_at < now() - interval '1 day' and id::text not in (
      select named[1] from content_entry,
        regexp_matches(concat(published::text, draft::text), '/v1/pictures/([0-9a-f-]{36})/', 'g') as named
      where kind in (${sql.join(contentKinds)}))
      and not id = any(${[...named]}::uuid[])`.execute(tx);
    const { count } = await tx
      .selectFrom('content_picture')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostContentPictures) return false;
    await tx.insertInto('content_picture').values(row).execute();
    return true;
  });
}

/** Stores pictures of files under the ids of what they are; those that are here stay. */
export async function importContentPictures(db: Db, pictures: ReadonlyMap<string, BarePicture>): Promise<void> {
  for (const [id, { kind, content, width, height }] of pictures)
    await db
      .insertInto('content_picture')
      .values({ id, kind, content, width, height })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

export function findContentPicture(db: Db, id: string): Promise<ContentPicture | undefined> {
  return db
    .selectFrom('content_picture')
    .select(['kind', 'content', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
}
