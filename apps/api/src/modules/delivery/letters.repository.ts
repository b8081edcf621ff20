import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type LetterRow = Selectable<Schema['document_letter']>;

/** Two presses within so many minutes are one letter. */
const ONE_LETTER_MINUTES = 10;

/**
 * Notes a letter, under the account's lock.
 * @returns the letter with the same document to the same address that went a moment ago; null when this one is noted
 */
export function noteLetter(
  db: Kysely<Schema>,
  row: Omit<Insertable<Schema['document_letter']>, 'sent_at'>,
): Promise<LetterRow | null> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', row.user_id).forNoKeyUpdate().execute();
    const before = await tx
      .selectFrom('document_letter')
      .selectAll()
      .where('user_id', '=', row.user_id)
      .where('consultation_id', '=', row.consultation_id)
      .where('recipient_hash', '=', row.recipient_hash)
      .where(sql<boolean>`sent_at > now() - make_interval(mins => ${ONE_LETTER_MINUTES})`)
      .executeTakeFirst();
    if (before) return before;
    await tx.insertInto('document_letter').values(row).execute();
    return null;
  });
}

/** Forgets a letter that could not go out. */
export async function dropLetter(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('document_letter').where('id', '=', id).execute();
}

/** Letters of a person, for the export of everything; whom they went to is kept as a hash only. */
export function lettersOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('document_letter')
    .select(['consultation_id', 'link_id', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute();
}

/** Forgets letters of a month ago; says how many. */
export async function purgeLetters(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db
    .selectFrom('document_letter')
    .select('id')
    .where(sql<boolean>`sent_at < now() - interval '30 days'`)
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('document_letter').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
