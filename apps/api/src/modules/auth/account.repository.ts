import { randomUUID } from 'node:crypto';
import type { ConsentPurpose } from '@nebosvod/contracts/account';
import { type Kysely, type Selectable, sql } from 'kysely';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Schema } from '../../database/schema.ts';
import type { LegalText } from '../content/legal-text.ts';
import { attachPurchases } from '../purchases/purchases.repository.ts';

export type Account = Selectable<Schema['account']>;

/** The person with this (lower-cased) address; one whose temporary access is over no longer exists. */
export async function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  const [account] = await readAccountByEmail(db, [email]);
  return account;
}

const readAccountByEmail = preparedQuery<Account, [email: string]>(`
  select id, email, name, password_hash, role, email_verified_at, expires_at, delete_after, blocked_at, created_at
  from account where email = $1 and (expires_at is null or expires_at > now())`);

export function findAccount(db: Kysely<Schema>, id: string): Promise<Account | undefined> {
  return living(db).where('id', '=', id).executeTakeFirst();
}

const living = (db: Kysely<Schema>) =>
  db
    .selectFrom('account')
    .selectAll()
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]));

/** A consent as it is given: the purpose and the very text that was shown. */
export interface GivenConsent {
  readonly purpose: ConsentPurpose;
  readonly text: LegalText;
  readonly address: string;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly consents: readonly GivenConsent[];
}

/**
 * Creates a registered person. A temporary one who never proved the address makes way, and so does a registered one who
 * did not within a day and has not been here for a day: otherwise anybody could keep an address from being registered.
 * @returns null when the address belongs to somebody.
 */
export function createAccount(db: Kysely<Schema>, person: NewAccount): Promise<Account | null> {
  return db.transaction().execute(async (tx) => {
    await makeWay(tx, person.email);
    const account = await tx
      .insertInto('account')
      .values({ id: randomUUID(), email: person.email, name: person.name, password_hash: person.passwordHash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!account) return null;
    await insertConsents(tx, account.id, person.consents);
    return account;
  });
}

/** Those who hold an address and never proved it leave it. */
async function makeWay(tx: Kysely<Schema>, email: string): Promise<void> {
  await tx
    .deleteFrom('account')
    .where('email', '=', email)
    .where(
      sql<boolean>`(password_hash is null and (email_verified_at is null or expires_at <= now()))
        or (password_hash is not null and email_verified_at is null and role = 'user'
          and created_at < now() - interval '1 day' and not exists (
            select 1 from session s where s.user_id = account.id and s.revoked_at is null
              and s.last_used_at > now() - interval '1 day'))`,
    )
    .execute();
}

/** Gives an account another address, which its codes have proven, and the purchases that waited there. False when it is somebody's. */
export async function moveEmail(tx: Kysely<Schema>, userId: string, email: string): Promise<boolean> {
  await makeWay(tx, email);
  const holder = await tx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (holder) return false;
  await tx.updateTable('account').set({ email, email_verified_at: sql`now()` }).where('id', '=', userId).execute();
  await attachPurchases(tx, userId, email);
  return true;
}

/** Creates a temporary person, or null when the address belongs to somebody. */
export function createTemporaryAccount(db: Kysely<Schema>, email: string, days: number): Promise<Account | null> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('account').where('email', '=', email).where('expires_at', '<=', sql<Date>`now()`).execute();
    const account = await tx
      .insertInto('account')
      .values({ id: randomUUID(), email, expires_at: sql`now() + make_interval(days => ${days})` })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    return account ?? null;
  });
}

/** A temporary person becomes a full one. False when they already have a password. */
export function makePermanent(
  db: Kysely<Schema>,
  userId: string,
  person: Pick<NewAccount, 'passwordHash' | 'consents'> & { readonly name?: string | undefined },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('account')
      .set({
        password_hash: person.passwordHash,
        expires_at: null,
        ...(person.name === undefined ? {} : { name: person.name }),
      })
      .where('id', '=', userId)
      .where('password_hash', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    // The sessions were made for seven days; from now on they live as any other.
    await tx
      .updateTable('session')
      .set({ expires_at: sql`created_at + interval '90 days'` })
      .where('user_id', '=', userId)
      .execute();
    await insertConsents(tx, userId, person.consents);
    return true;
  });
}

/** Marks the address as proven and hands over the purchases that waited for it. */
export async function proveEmail(tx: Kysely<Schema>, userId: string): Promise<Account> {
  const account = await tx
    .updateTable('account')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await attachPurchases(tx, userId, account.email);
  return account;
}

export async function savePasswordHash(tx: Kysely<Schema>, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Keeps the text itself beside the consent, so that it can be shown years later what was agreed to. */
export async function insertConsents(
  tx: Kysely<Schema>,
  userId: string,
  consents: readonly GivenConsent[],
): Promise<void> {
  for (const { purpose, text, address } of consents) {
    await tx
      .insertInto('legal_text')
      .values({ hash: text.hash, id: text.id, version: text.version, body: text.body })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await tx
      .insertInto('consent')
      .values({
        id: randomUUID(),
        user_id: userId,
        purpose,
        text_version: text.version,
        text_hash: text.hash,
        address,
      })
      .execute();
  }
}
