import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { type Purge, runPurge } from '../../purge.ts';
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

/** Consents of a person, withdrawn ones included: each stays as a proof of what was agreed to and when. */
const mostConsents = 200;

/**
 * Records a consent unless the same one is in force.
 * @throws ProblemError 400 past 200 of them
 */
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
    if (inForce) return;
    const { count } = await tx
      .selectFrom('consent')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= mostConsents)
      throw new ProblemError(
        'LIMIT_EXCEEDED',
        'Согласия менялись слишком часто: напишите нам, чтобы изменить их снова',
      );
    await insertConsents(tx, userId, [consent]);
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

export interface Scheduled {
  readonly deleteAfter: Date;
  /** The address to tell, when this call set the day and the address is proven to be the person's. */
  readonly tell: string | null;
}

/** Sets the day of removal; asking again does not move it. */
export function scheduleDeletion(db: Kysely<Schema>, userId: string, days: number): Promise<Scheduled> {
  return db.transaction().execute(async (tx) => {
    const fresh = await tx
      .updateTable('account')
      .set({ delete_after: sql`now() + make_interval(days => ${days})` })
      .where('id', '=', userId)
      .where('delete_after', 'is', null)
      .returning(['email', 'email_verified_at'])
      .executeTakeFirst();
    const { delete_after } = await tx
      .selectFrom('account')
      .select(sql<Date>`delete_after`.as('delete_after'))
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { deleteAfter: delete_after, tell: fresh?.email_verified_at ? fresh.email : null };
  });
}

/**
 * Forgets the wish to be removed.
 * @returns false while the consent to keep data is withdrawn: without it there is nothing to keep
 */
export function cancelDeletion(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const consents = await tx
      .selectFrom('consent')
      .select('withdrawn_at')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'personal-data')
      .execute();
    const isWithdrawn = consents.length > 0 && consents.every(({ withdrawn_at }) => withdrawn_at !== null);
    if (isWithdrawn) return false;
    await tx.updateTable('account').set({ delete_after: null }).where('id', '=', userId).execute();
    return true;
  });
}

/** Rows a statement of the purge removes at most: each batch is a transaction of its own and short. */
const batch = 200;

/** Days an address may stay unproven, and days an order of ours may stay unpaid. */
const unprovenDays = 7;
const unpaidDays = 30;

/**
 * What is removed when it is due: accounts whose grace period is over (with everything stored about them, payments
 * included), temporary people whose week is over and people who did not prove their address within a week (purchases
 * wait by address), orders nobody paid, and dead sessions, tokens and codes. Batch by batch, so that however much has
 * gathered each transaction stays short and what was done stays done.
 */
const accountPurges = (db: Kysely<Schema>): Purge[] => [
  ...peoplePurges(db),
  ...deadRows.map((rows) => ({ name: `dead rows of ${rows.table}`, run: () => removeBatch(db, rows) })),
];

const peoplePurges = (db: Kysely<Schema>): Purge[] => [
  { name: 'accounts whose owners asked', run: () => removeAsked(db) },
  { name: 'temporary accounts', run: () => removeOver(db) },
  { name: 'unproven accounts', run: () => removeUnproven(db) },
];

/** Does all of it at once; returns how many accounts were removed. */
export async function purge(db: Kysely<Schema>): Promise<number> {
  let removed = 0;
  for (const part of peoplePurges(db)) removed += await runPurge(part);
  for (const part of accountPurges(db)) await runPurge(part);
  return removed;
}

function removeAsked(db: Kysely<Schema>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('delete_after', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .limit(20)
      .execute();
    for (const { id, email } of due) {
      await tx.updateTable('purchase_order').set({ gift_email: null }).where('gift_email', '=', email).execute();
      for (const table of ['purchase', 'purchase_order'] as const) {
        await tx
          .deleteFrom(table)
          .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
          .execute();
      }
      await tx.deleteFrom('payment_event').where('email', '=', email).execute();
      await tx.deleteFrom('mail_outbox').where('recipient', '=', email).execute();
      await tx.deleteFrom('account').where('id', '=', id).execute();
    }
    return due.length;
  });
}

/** Rows of a table, as the purge names them. */
interface Rows {
  readonly table: keyof Schema;
  readonly where: RawBuilder<unknown>;
}

const removeOver = (db: Kysely<Schema>) => removeBatch(db, { table: 'account', where: sql`expires_at <= now()` });

const removeUnproven = (db: Kysely<Schema>) =>
  removeBatch(db, {
    table: 'account',
    where: sql`email_verified_at is null and password_hash is not null and role = 'user'
      and created_at < now() - make_interval(days => ${unprovenDays})`,
  });

/** Rows that mean nothing any more. A revoked session is kept for a month: its owner may ask what happened. */
const deadRows: readonly Rows[] = [
  { table: 'session', where: sql`expires_at < now()` },
  { table: 'session', where: sql`revoked_at < now() - interval '30 days'` },
  { table: 'refresh_token', where: sql`expires_at < now()` },
  { table: 'mail_code', where: sql`expires_at < now()` },
  { table: 'mail_outbox', where: sql`give_up_at <= now()` },
  {
    table: 'purchase_order',
    // Orders begun here; a school keeps its own.
    where: sql`provider <> 'getcourse' and status = 'pending'
      and created_at < now() - make_interval(days => ${unpaidDays})`,
  },
];

/** Removes up to a batch of rows; those that somebody holds at this moment wait for the next time. */
async function removeBatch(db: Kysely<Schema>, { table, where }: Rows): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${batch} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
