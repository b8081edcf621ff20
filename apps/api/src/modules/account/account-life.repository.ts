import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type GivenConsent, insertConsents } from '../auth/account.repository.ts';

export type ConsentRow = Selectable<Schema['consent']>;

export function listConsents(db: Kysely<Schema>, userId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consent')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .orderBy('id')
    .execute();
}

/** Records a consent unless the same one is in force. */
export function grantConsent(db: Kysely<Schema>, userId: string, consent: GivenConsent): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // The account's row serves as the lock: two clicks are one consent.
    await tx.selectFrom('account').select('id').where('id', '=', userId).forUpdate().execute();
    const inForce = await tx
      .selectFrom('consent')
      .select('id')
      .where('user_id', '=', userId)
      .where('purpose', '=', consent.purpose)
      .where('text_hash', '=', consent.text.hash)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (!inForce) await insertConsents(tx, userId, [consent]);
  });
}

export async function withdrawConsent(db: Kysely<Schema>, userId: string, purpose: string): Promise<void> {
  await db
    .updateTable('consent')
    .set({ withdrawn_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Sets the day of removal; asking again does not move it. */
export async function scheduleDeletion(db: Kysely<Schema>, userId: string, days: number): Promise<Date> {
  const { delete_after } = await db
    .updateTable('account')
    .set({ delete_after: sql`coalesce(delete_after, now() + make_interval(days => ${days}))` })
    .where('id', '=', userId)
    .returning(sql<Date>`delete_after`.as('delete_after'))
    .executeTakeFirstOrThrow();
  return delete_after;
}

export async function cancelDeletion(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.updateTable('account').set({ delete_after: null }).where('id', '=', userId).execute();
}

/**
 * Removes what is due: accounts whose grace period is over (with everything stored about them, payments included),
 * temporary people whose week is over (purchases wait by address), and dead sessions, tokens and codes.
 * @returns how many accounts were removed.
 */
export function purge(db: Kysely<Schema>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('delete_after', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .limit(100)
      .execute();
    for (const { id, email } of due) {
      for (const table of ['purchase', 'purchase_order'] as const) {
        await tx
          .deleteFrom(table)
          .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
          .execute();
      }
      await tx.deleteFrom('payment_event').where('email', '=', email).execute();
      await tx.deleteFrom('account').where('id', '=', id).execute();
    }
    const over = await tx.deleteFrom('account').where('expires_at', '<=', sql<Date>`now()`).executeTakeFirst();
    // A revoked session is kept for a month: its owner may ask what happened.
    await tx
      .deleteFrom('session')
      .where((eb) =>
        eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('revoked_at', '<', sql<Date>`now() - interval '30 days'`)]),
      )
      .execute();
    await tx.deleteFrom('refresh_token').where('expires_at', '<', sql<Date>`now()`).execute();
    await tx.deleteFrom('mail_code').where('expires_at', '<', sql<Date>`now()`).execute();
    return due.length + Number(over.numDeletedRows);
  });
}
