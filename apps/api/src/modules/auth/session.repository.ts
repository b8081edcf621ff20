import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashRefreshToken, newRefreshToken } from './secret-token.ts';

/** A session lives 90 days at most and 30 days unused [OWASP ASVS 5.0, 7.3.1, 7.3.2, 10.4.8]. */
const absoluteDays = 90;
const idleDays = 30;
/** A browser that lost the answer, or a second tab, may repeat its last refresh for this long. */
const graceSeconds = 10;

export interface NewTokens {
  readonly sessionId: string;
  readonly userId: string;
  readonly refreshToken: string;
}

interface CallerRow {
  readonly email: string;
  readonly role: Caller['role'];
  readonly is_temporary: boolean;
  readonly second_factor_until: Date | null;
  /** JSON, so that moments are text. */
  readonly products: readonly {
    readonly id: number;
    readonly granted_at: string;
    readonly expires_at: string | null;
    readonly used: number;
  }[];
}

const readCaller = preparedQuery<CallerRow, [sessionId: string, userId: string, month: string]>(`
  select a.email, a.role, a.password_hash is null as is_temporary,
    case when s.second_factor_until > now() then s.second_factor_until end as second_factor_until, coalesce((
    select json_agg(owned order by owned.id) from (
      select p.product_id as id, min(p.granted_at) as granted_at,
        case when bool_or(p.expires_at is null) then null else max(p.expires_at) end as expires_at,
        coalesce(max(q.used), 0) as used
      from purchase p
      left join quota_usage q on q.user_id = p.user_id and q.product_id = p.product_id and q.month = $3::date
      where p.user_id = $2 and p.state = 'paid' and (p.expires_at is null or p.expires_at > now())
      group by p.product_id
    ) owned), '[]') as products
  from session s join account a on a.id = s.user_id
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > now()
    and (a.expires_at is null or a.expires_at > now())`);

/**
 * The person behind a session with the products they own now, in one read by indexes; null once the session is
 * revoked or over, or the person's temporary access is.
 * @param month first day of the month whose generations are counted, `2026-11-01`
 */
export async function findCaller(
  db: Kysely<Schema>,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
  month: string,
): Promise<Caller | null> {
  const [row] = await readCaller(db, [sessionId, userId, month]);
  if (!row) return null;
  return {
    userId,
    sessionId,
    email: row.email,
    role: row.role,
    isTemporary: row.is_temporary,
    secondFactorUntil: row.second_factor_until,
    products: row.products.map(({ id, granted_at, expires_at, used }) => ({
      productId: id,
      grantedAt: new Date(granted_at),
      expiresAt: expires_at === null ? null : new Date(expires_at),
      used,
    })),
  };
}

/**
 * Sessions of a person that are stored at once, ended ones among them; the one unused for longest makes room. Sign-ins
 * at the same moment do not see each other: ten connections may pass it by nine, and 100 is what must hold.
 */
const mostSessions = 90;
/** Used tokens of a family that are remembered, so that one of them coming back is known for what it is. */
const mostUsedTokens = 100;

/**
 * A session and its first refresh token in one statement: sign-in pays for one trip to the database and one commit.
 * The row of the account is locked and its password looked at again: a reset that committed while the password was
 * being checked leaves no session of the old one behind, and a reset that comes later sees this session and ends it.
 */
const openSession = preparedQuery<
  { readonly session_id: string },
  [sessionId: string, userId: string, device: string, tokenHash: Buffer, passwordHash: string | null, network: string]
>(`
  with person as (
    select id, expires_at from account
    where id = $2::uuid and password_hash is not distinct from $5::text and blocked_at is null
    for no key update
  ), room as (
    delete from session where id in (
      select s.id from session s join person p on p.id = s.user_id
      order by s.revoked_at is null desc, s.last_used_at desc offset ${mostSessions - 1}
    )
  ), opened as (
    insert into session (id, user_id, device, network, expires_at)
    select $1::uuid, id, $3::text, $6::text, least(now() + interval '${absoluteDays} days', expires_at) from person
    returning id
  )
  insert into refresh_token (hash, session_id, expires_at)
  select $4::bytea, id, now() + interval '${idleDays} days' from opened
  returning session_id`);

/** Where a request came from: what limits count by and what the list of sessions shows. */
export interface Origin {
  /** The network of the address. */
  readonly address: string;
  readonly device: string;
}

/**
 * Opens a session with its first refresh token; it ends with a temporary account.
 * @param passwordHash the hash that was checked, null for a temporary person
 * @throws ProblemError 401 when the account has just been deleted or its password changed
 */
export async function createSession(
  db: Kysely<Schema>,
  userId: string,
  passwordHash: string | null,
  { address, device }: Origin,
): Promise<NewTokens> {
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const hash = hashRefreshToken(refreshToken);
  const opened = await openSession(db, [sessionId, userId, device, hash, passwordHash, address]);
  if (opened.length === 0) throw new ProblemError('INVALID_CREDENTIALS');
  return { sessionId, userId, refreshToken };
}

/** Whether a person has signed in from a network before. */
export async function knowsNetwork(db: Kysely<Schema>, userId: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .limit(1)
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

/** Ends sessions and returns how many were live. */
export async function revokeSessions(
  tx: Kysely<Schema>,
  which: { readonly sessionId: string } | { readonly userId: string; readonly except?: string },
  reason: string,
): Promise<number> {
  let update = tx
    .updateTable('session')
    .set({ revoked_at: sql`now()`, revoke_reason: reason })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
  if ('sessionId' in which) update = update.where('id', '=', which.sessionId);
  else {
    update = update.where('user_id', '=', which.userId);
    if (which.except !== undefined) update = update.where('id', '!=', which.except);
  }
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The session a refresh token belongs to, used or not: whoever holds it may end it. */
export async function findSessionOfToken(db: Kysely<Schema>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('hash', '=', hashRefreshToken(token))
    .executeTakeFirst();
  return row?.session_id ?? null;
}

export function listLiveSessions(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Every session that is still stored, ended ones too. */
export function listStoredSessions(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'network', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Ends one session of a person; false when it is not theirs or has already ended. */
export async function revokeOwnSession(db: Kysely<Schema>, userId: string, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: sql`now()`, revoke_reason: 'ended by its owner' })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
