import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { LogoPicture } from '../../site-look.ts';

type Db = Kysely<Schema>;

/** Stores a picture; of those before it only the one in use is kept. */
export function insertSiteLogo(
  db: Db,
  row: { readonly id: string; readonly content: Buffer; readonly width: number; readonly height: number },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`delete from site_logo where id::text is distinct from
      (select published ->> 'logoId' from content_entry where kind = 'brand' and id = 'site')`.execute(tx);
    await tx.insertInto('site_logo').values(row).execute();
  });
}

export async function findSiteLogo(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('site_logo').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

export async function findLogoPicture(db: Db, id: string): Promise<LogoPicture | undefined> {
  const row = await db
    .selectFrom('site_logo')
    .select(['content', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { png: row.content, width: row.width, height: row.height };
}
