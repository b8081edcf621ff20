import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Account, proveEmail, savePasswordHash } from './account.repository.ts';
import { consumeCode } from './mail-code.repository.ts';
import { createSession, type NewTokens, revokeSessions } from './session.repository.ts';

/** Opens a session after a right password; `renewedHash` replaces a hash made with older costs. */
export function signIn(
  db: Kysely<Schema>,
  userId: string,
  device: string,
  renewedHash: string | null,
): Promise<NewTokens> {
  if (renewedHash === null) return createSession(db, userId, device);
  return db.transaction().execute(async (tx) => {
    await savePasswordHash(tx, userId, renewedHash);
    return createSession(tx, userId, device);
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
  device: string,
): Promise<{ account: Account; tokens: NewTokens | null } | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, userId, 'confirm', codeHash))) return null;
    const account = await proveEmail(tx, userId);
    const tokens = account.password_hash === null ? await createSession(tx, userId, device) : null;
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
