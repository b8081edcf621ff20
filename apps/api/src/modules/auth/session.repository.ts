import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashRefreshToken, newRefreshToken } from './secret-token.ts';

/** A session lives 90 days at most and 30 days unused [OWASP ASVS 5.0, 7.3.1, 7.3.2, 10.4.8]. */
const absoluteDays = 90;
export const idleDays = 30;

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
