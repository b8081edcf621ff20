import { type Kysely, sql } from 'kysely';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';

/** What of a text reads otherwise than it was written. */
export interface TextChange {
  readonly parts: Readonly<Record<string, string>>;
  readonly isOff: boolean;
}

export interface TextVersion extends TextChange {
  readonly id: string;
  readonly textId: string;
  readonly at: Date;
  /** Address of who wrote it; null = the account is gone. */
  readonly actor: string | null;
}

/** Versions kept of one text. */
const keptVersions = 50;

/** The last version of any text: what a process has read is no longer in force when it differs. */
export async function lastTextVersion(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select max(id)::text as id from base_text_version`.execute(db);
  return rows[0]?.id ?? null;
}

/** What is in force: the last version of each text that has one. */
export async function readTextVersions(db: Db): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select distinct on (v.text_id) v.id::text as id, v.text_id as "textId", v.parts, v.is_off as "isOff", v.at, a.email as actor
    from base_text_version v left join account a on a.id = v.actor_id order by v.text_id, v.id desc`.execute(db);
  return rows;
}

/** The versions of one text, newest first. */
export async function versionsOfText(db: Db, textId: string): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select v.id::text as id, v.text_id as "textId", v.parts, v.is_off as "isOff", v.at, a.email as actor
    from base_text_version v left join account a on a.id = v.actor_id
    where v.text_id = ${textId} order by v.id desc limit ${keptVersions}`.execute(db);
  return rows;
}

/** Writes a version, which is in force from then on; of the older ones as many are kept as are shown. */
export async function writeTextVersion(
  tx: Kysely<Schema>,
  textId: string,
  { parts, isOff }: TextChange,
  actorId: string,
): Promise<void> {
  await tx
    .insertInto('base_text_version')
    .values({ text_id: textId, parts: JSON.stringify(parts), is_off: isOff, actor_id: actorId })
    .execute();
  await sql`delete from base_text_version where text_id = ${textId} and id not in
    (select id from base_text_version where text_id = ${textId} order by id desc limit ${keptVersions})`.execute(tx);
}
