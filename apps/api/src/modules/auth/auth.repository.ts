import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Account, proveEmail, savePasswordHash } from './account.repository.ts';
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
  codeHash: string,
  origin: Origin,
): Promise<{ account: Account; tokens: NewTokens | null } | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'confirm', codeHash))) return null;
    const account = await proveEmail(tx, userId);
    const tokens = account.password_hash === null ? await createSession(tx, userId, null, origin) : null;
    return { account, tokens };
  });
}

/** Uses a reset code up, sets the password and ends every session. A code that came by mail also proves the address. */
export function resetPassword(
  db: Kysely<Schema>,
  userId: string,
  codeHash: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'reset', codeHash))) return false;
    await savePasswordHash(tx, userId, passwordHash);
    await proveEmail(tx, userId);
    await revokeSessions(tx, { userId }, 'password reset');
    return true;
  });
}

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
