import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { hashRefreshToken, newRefreshToken } from './secret-token.ts';
import { idleDays, type NewTokens, revokeSessions } from './session.repository.ts';

/** A browser that lost the answer, or a second tab, may repeat its last refresh for this long. */
const graceSeconds = 10;

/** Used tokens of a family that are remembered, so that one of them coming back is known for what it is. */
const mostUsedTokens = 100;

export type Rotation =
  | { readonly outcome: 'rotated'; readonly tokens: NewTokens }
  /** Unknown, expired, or of a session that has ended. */
  | { readonly outcome: 'refused' }
  /** An old token came back: somebody has a copy, so the whole family was ended. */
  | { readonly outcome: 'reused'; readonly userId: string };

/**
 * Exchanges a refresh token for its child, in one transaction with exactly one winner.
 *
 * A used token is answered once more with a second child only while it is the parent of the active tokens (no child
 * of it was used yet) and was used at most 10 seconds ago. Once one of two children is used, the other is an old token
 * like any: a family has one line, not two. Any older one ends the session with all its tokens
 * [OWASP ASVS 5.0, 10.4.5; RFC 9700, 4.14].
 */
export function rotate(db: Kysely<Schema>, presented: string): Promise<Rotation> {
  const hash = hashRefreshToken(presented);
  return db.transaction().execute(async (tx): Promise<Rotation> => {
    // The lock on the session puts all rotations of a family in a row.
    const token = await tx
      .selectFrom('refresh_token as t')
      .innerJoin('session as s', 's.id', 't.session_id')
      .innerJoin('account as a', 'a.id', 's.user_id')
      .select(['t.session_id', 's.user_id'])
      .where('t.hash', '=', hash)
      .where('t.expires_at', '>', sql<Date>`clock_timestamp()`)
      .where('s.revoked_at', 'is', null)
      .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
      .where((eb) => eb.or([eb('a.expires_at', 'is', null), eb('a.expires_at', '>', sql<Date>`clock_timestamp()`)]))
      .forUpdate('s')
      .executeTakeFirst();
    if (!token) return { outcome: 'refused' };
    const winner = await tx
      .updateTable('refresh_token')
      .set({ used_at: sql`clock_timestamp()` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('parent_hash')
      .executeTakeFirst();
    if (!winner && !(await isInGrace(tx, hash))) {
      await revokeSessions(tx, { sessionId: token.session_id }, 'refresh token reused');
      return { outcome: 'reused', userId: token.user_id };
    }
    if (winner?.parent_hash) await retireSiblings(tx, winner.parent_hash, hash);
    if (winner) await forgetOldTokens(tx, token.session_id);
    await tx
      .updateTable('session')
      .set({ last_used_at: sql`clock_timestamp()` })
      .where('id', '=', token.session_id)
      .execute();
    const refreshToken = await addRefreshToken(tx, token.session_id, hash);
    return { outcome: 'rotated', tokens: { sessionId: token.session_id, userId: token.user_id, refreshToken } };
  });
}

/** The other children of a parent stop working; their use lies too far back for the grace. */
async function retireSiblings(tx: Kysely<Schema>, parent: Buffer, used: Buffer): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ used_at: new Date(0) })
    .where('parent_hash', '=', parent)
    .where('hash', '!=', used)
    .where('used_at', 'is', null)
    .execute();
}

async function forgetOldTokens(tx: Kysely<Schema>, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('refresh_token')
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('refresh_token')
        .select('hash')
        .where('session_id', '=', sessionId)
        .where('used_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .offset(mostUsedTokens),
    )
    .execute();
}

async function isInGrace(tx: Kysely<Schema>, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token as t')
    .select('t.hash')
    .where('t.hash', '=', hash)
    .where('t.used_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${graceSeconds})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_token as child')
            .select('child.hash')
            .where('child.parent_hash', '=', hash)
            .where('child.used_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

async function addRefreshToken(tx: Kysely<Schema>, sessionId: string, parent: Buffer): Promise<string> {
  const token = newRefreshToken();
  await tx
    .insertInto('refresh_token')
    .values({
      hash: hashRefreshToken(token),
      session_id: sessionId,
      parent_hash: parent,
      expires_at: sql`now() + make_interval(days => ${idleDays})`,
    })
    .execute();
  return token;
}
