import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type LinkRow = Selectable<Schema['document_link']>;

/** Links that still open, of documents that are not in the trash. */
const open = (db: Kysely<Schema>) =>
  db
    .selectFrom('document_link')
    .innerJoin('consultation', 'consultation.id', 'document_link.consultation_id')
    .where('consultation.deleted_at', 'is', null)
    .where(sql<boolean>`document_link.expires_at > now()`);

/** A link to be kept, under the hash of its token. */
type NewLink = Omit<Insertable<Schema['document_link']>, 'created_at' | 'opened_at' | 'wrong_since'>;

/**
 * Keeps a link, counted under the account's lock; for the files of a document the one that they carry already, where there is one.
 * @returns null when the person has as many links as may be
 */
export function insertLink(db: Kysely<Schema>, row: NewLink, ceiling: number): Promise<LinkRow | null> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', row.user_id).forNoKeyUpdate().execute();
    const known = row.is_paper ? await findPaperLink(tx, row.user_id, row.consultation_id) : undefined;
    if (known) return known;
    const { count } = await tx
      .selectFrom('document_link')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', row.user_id)
      .where(sql<boolean>`expires_at > now()`)
      .executeTakeFirstOrThrow();
    if (count >= ceiling) return null;
    return tx.insertInto('document_link').values(row).returningAll().executeTakeFirstOrThrow();
  });
}

/** Links to one document that still open, the latest first. */
export function linksOf(db: Kysely<Schema>, userId: string, consultationId: string): Promise<LinkRow[]> {
  return open(db)
    .selectAll('document_link')
    .where('document_link.user_id', '=', userId)
    .where('document_link.consultation_id', '=', consultationId)
    .orderBy('document_link.created_at', 'desc')
    .execute();
}

/** All links of a person, for the export of everything. */
export function allLinks(db: Kysely<Schema>, userId: string): Promise<LinkRow[]> {
  return db.selectFrom('document_link').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

/** Removes a link; false when the person has none of that id. */
export async function deleteLink(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('document_link')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The link behind a token; undefined where it never was, is closed or over, or its document is in the trash. */
export function findLink(db: Kysely<Schema>, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return open(db).selectAll('document_link').where('document_link.token_hash', '=', tokenHash).executeTakeFirst();
}

/** The link that the files of a document carry, while it opens for a month yet. */
export function findPaperLink(
  db: Kysely<Schema>,
  userId: string,
  consultationId: string,
): Promise<LinkRow | undefined> {
  return open(db)
    .selectAll('document_link')
    .where('document_link.user_id', '=', userId)
    .where('document_link.consultation_id', '=', consultationId)
    .where('document_link.is_paper', '=', true)
    .where(sql<boolean>`document_link.expires_at > now() + interval '30 days'`)
    .orderBy('document_link.created_at')
    .executeTakeFirst();
}

/** Wrong PINs within an hour that close a link until the hour is over. */
const MOST_WRONG_PINS = 5;

const isFresh = sql<boolean>`(wrong_since is not null and wrong_since > now() - interval '1 hour')`;

/** Takes one try of a PIN; false when the link is closed by wrong ones. */
export async function takePinTry(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_link')
    .set({
      wrong_pins: sql<number>`case when ${isFresh} then wrong_pins + 1 else 1 end`,
      wrong_since: sql<Date>`case when ${isFresh} then wrong_since else now() end`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('wrong_pins', '<', MOST_WRONG_PINS), eb.not(isFresh)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives back a try that was no wrong one; wrong ones before it stay counted. */
export async function giveBackPinTry(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('document_link')
    .set({
      wrong_pins: sql<number>`wrong_pins - 1`,
      wrong_since: sql<Date | null>`case when wrong_pins > 1 then wrong_since end`,
    })
    .where('id', '=', id)
    .where('wrong_pins', '>', 0)
    .execute();
}

/** Marks a link opened now. */
export async function markOpened(db: Kysely<Schema>, id: string): Promise<void> {
  await db.updateTable('document_link').set({ opened_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Removes links whose time is over; says how many. */
export async function purgeLinks(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db.selectFrom('document_link').select('id').where(sql<boolean>`expires_at < now()`).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('document_link').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
