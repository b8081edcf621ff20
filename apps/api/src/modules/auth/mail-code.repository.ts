import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type CodePurpose = Schema['mail_code']['purpose'];

const tries = 5;
const minutes = 10;

/** Stores the one live code of a person and purpose; the one before it stops working. */
export async function replaceCode(
  db: Kysely<Schema>,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<void> {
  const fresh = {
    code_hash: codeHash,
    tries_left: tries,
    expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    created_at: sql<Date>`now()`,
  };
  await db
    .insertInto('mail_code')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute();
}

/** Takes one try and returns the hash to check against; null when there is no live code or no try is left. */
export async function takeTry(db: Kysely<Schema>, userId: string, purpose: CodePurpose): Promise<string | null> {
  const row = await db
    .updateTable('mail_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Gives back a try that was taken and not made; a code that has replaced this one meanwhile keeps its own count. */
export async function giveTryBack(
  db: Kysely<Schema>,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<void> {
  await db
    .updateTable('mail_code')
    .set((eb) => ({ tries_left: eb('tries_left', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .execute();
}

/** Uses the code up. Of several who bring the right one, exactly one gets true. */
export async function consumeCode(
  tx: Kysely<Schema>,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
