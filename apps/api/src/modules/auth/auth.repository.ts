import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import {
  type Account,
  type GivenConsent,
  insertConsents,
  moveEmail,
  proveEmail,
  savePasswordHash,
} from './account.repository.ts';
import { consumeCode } from './mail-code.repository.ts';
import { createSession, type NewTokens, type Origin, revokeSessions } from './session.repository.ts';

/**
 * Opens a session after a right password.
 * @param checkedHash the hash the password was checked against
 * @param renewedHash replaces one made with older costs
 * @throws ProblemError 401 when the password was changed since it was checked
 */
export function signIn(
  db: Kysely<Schema>,
  userId: string,
  checkedHash: string,
  renewedHash: string | null,
  origin: Origin,
): Promise<NewTokens> {
  if (renewedHash === null) return createSession(db, userId, checkedHash, origin);
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('account')
      .set({ password_hash: renewedHash })
      .where('id', '=', userId)
      .where('password_hash', '=', checkedHash)
      .execute();
    // Had the password changed, this hash is not the account's and no session opens.
    return createSession(tx, userId, renewedHash, origin);
  });
}

/**
 * Uses a confirmation code up, marks the address as proven, hands over waiting purchases and, for a temporary person,
 * opens a session. Null when another call used the code first.
 */
export function confirmEmail(
  db: Kysely<Schema>,
  userId: string,
  codeId: string,
  origin: Origin,
): Promise<{ account: Account; tokens: NewTokens | null } | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'confirm', codeId))) return null;
    const account = await proveEmail(tx, userId);
    const tokens = account.password_hash === null ? await createSession(tx, userId, null, origin) : null;
    return { account, tokens };
  });
}

/** Uses a reset code up, sets the password and ends every session. A code that came by mail also proves the address. */
export function resetPassword(
  db: Kysely<Schema>,
  userId: string,
  codeId: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'reset', codeId))) return false;
    await savePasswordHash(tx, userId, passwordHash);
    await proveEmail(tx, userId);
    await revokeSessions(tx, { userId }, 'password reset');
    return true;
  });
}

/**
 * Uses both codes up, gives the account its new address and ends the other sessions; how many ended, or why nothing changed.
 * Somebody may register the address in this very moment: the database keeps them apart.
 */
export async function changeEmail(
  db: Kysely<Schema>,
  caller: { readonly userId: string; readonly sessionId: string },
  email: string,
  codeIds: { readonly old: string; readonly new: string },
): Promise<number | 'spent' | 'taken'> {
  const { userId, sessionId } = caller;
  try {
    return await db.transaction().execute(async (tx) => {
      const isOld = await consumeCode(tx, userId, 'email-old', codeIds.old);
      const isNew = await consumeCode(tx, userId, 'email-new', codeIds.new);
      if (!isOld || !isNew) return 'spent';
      if (!(await moveEmail(tx, userId, email))) return 'taken';
      // Codes that were mailed to the former address prove nothing of this one.
      await tx.deleteFrom('mail_code').where('user_id', '=', userId).execute();
      return revokeSessions(tx, { userId, except: sessionId }, 'address changed');
    });
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === uniqueViolation)
      return 'taken';
    throw error;
  }
}

/** SQLSTATE of PostgreSQL. */
const uniqueViolation = '23505';

/** Sets a new password and ends the other sessions; returns how many ended. */
export function changePassword(
  db: Kysely<Schema>,
  userId: string,
  sessionId: string,
  passwordHash: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await savePasswordHash(tx, userId, passwordHash);
    return revokeSessions(tx, { userId, except: sessionId }, 'password changed');
  });
}

/**
 * Uses a confirmation code up for somebody who showed neither the password nor a session: ends every session. The
 * address stays unproven until they set a password of their own.
 * @returns false when another call used the code first
 */
export function endSessionsByCode(db: Kysely<Schema>, userId: string, codeId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'confirm', codeId))) return false;
    await revokeSessions(tx, { userId }, 'address confirmed without the password');
    return true;
  });
}

export interface Claim {
  readonly userId: string;
  /** The hash the account had when its token was given: a token sets a password once. */
  readonly replacedHash: (stored: string) => boolean;
  readonly passwordHash: string;
  readonly name: string;
  readonly consents: readonly GivenConsent[];
}

/**
 * Hands an account over to the owner of its address: a new password, name and consents, the address proven, every
 * session ended.
 * @returns undefined when the password was set anew since the token was given
 */
export function claimAccount(db: Kysely<Schema>, claim: Claim): Promise<Account | undefined> {
  const { userId, passwordHash, name, consents } = claim;
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before?.password_hash || !claim.replacedHash(before.password_hash)) return undefined;
    await tx.updateTable('account').set({ password_hash: passwordHash, name }).where('id', '=', userId).execute();
    await tx
      .updateTable('consent')
      .set({ withdrawn_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('withdrawn_at', 'is', null)
      .execute();
    await insertConsents(tx, userId, consents);
    await revokeSessions(tx, { userId }, 'account claimed by the owner of its address');
    return proveEmail(tx, userId);
  });
}
