import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type SecondFactor = Selectable<Schema['second_factor']>;

/** Hours a session counts as signed in with both factors. */
const passedHours = 12;

export function findSecondFactor(db: Kysely<Schema>, userId: string): Promise<SecondFactor | undefined> {
  return db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the secret of a factor that is being set up. @returns false when one is on already */
export async function beginFactor(db: Kysely<Schema>, userId: string, secret: string): Promise<boolean> {
  const begun = await db
    .insertInto('second_factor')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: sql`now()` })
        .where('second_factor.is_on', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/**
 * Turns a factor on by its first code, with recovery codes.
 * @returns until when the session counts as signed in with both factors; null when another call was first
 */
export function turnOnFactor(
  db: Kysely<Schema>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  secret: string,
  step: number,
  codeHashes: readonly Buffer[],
): Promise<Date | null> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('second_factor')
      .set({ is_on: true, last_step: step })
      .where('user_id', '=', userId)
      .where('is_on', '=', false)
      .where('secret', '=', secret)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await replaceRecoveryCodes(tx, userId, codeHashes);
    return markSession(tx, sessionId);
  });
}

/** Uses a code of the application up. @returns false when it, or a later one, was used before */
export async function spendStep(db: Kysely<Schema>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('is_on', '=', true)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up; of several calls that bring it, one gets true. */
export async function spendRecoveryCode(db: Kysely<Schema>, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a session as signed in with both factors; returns until when. */
export async function markSession(db: Kysely<Schema>, sessionId: string): Promise<Date> {
  const { until } = await db
    .updateTable('session')
    .set({ second_factor_until: sql`now() + make_interval(hours => ${passedHours})` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`second_factor_until`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

export async function setForSignIn(db: Kysely<Schema>, userId: string, forSignIn: boolean): Promise<void> {
  await db.updateTable('second_factor').set({ for_sign_in: forSignIn }).where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(
  db: Kysely<Schema>,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ hash, user_id: userId })))
    .execute();
}

export async function countRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets the factor, its recovery codes and what sessions had passed by it. @returns whether there was one */
export function removeFactor(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst();
    await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await tx.updateTable('session').set({ second_factor_until: null }).where('user_id', '=', userId).execute();
    return numDeletedRows > 0n;
  });
}
