import type { BookingFilter } from '@nebosvod/contracts/booking';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { microsOf, momentOf } from '../../database/micros.ts';
import type { Schema } from '../../database/schema.ts';

export type RequestRow = Selectable<Schema['booking_request']>;
type NewRequest = Omit<Insertable<Schema['booking_request']>, 'created_at' | 'consented_at'>;

interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Requests that hold their hour. */
const holding = ['waiting', 'accepted'];

/** Hours of a practitioner that are held, in the order of time. */
export function heldHours(db: Kysely<Schema>, userId: string, from: Date): Promise<Span[]> {
  return db
    .selectFrom('booking_request')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('status', 'in', holding)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
}

/** Whoever writes an hour of a practitioner waits for whoever is writing one. */
async function lockPage(tx: Kysely<Schema>, userId: string): Promise<void> {
  await tx.selectFrom('booking_page').select('user_id').where('user_id', '=', userId).forUpdate().execute();
}

async function isHeld(tx: Kysely<Schema>, userId: string, { starts_at, ends_at }: Span, besides: string) {
  const held = await tx
    .selectFrom('booking_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', holding)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('id', '<>', besides)
    .executeTakeFirst();
  return held !== undefined;
}

/** Stores a request unless its hour is held by another, or the practitioner has as many as may be. */
export function insertRequest(
  db: Kysely<Schema>,
  row: NewRequest & Span,
  most: { readonly waiting: number; readonly inAll: number },
): Promise<RequestRow | 'taken' | 'full'> {
  return db.transaction().execute(async (tx) => {
    await lockPage(tx, row.user_id);
    if (await isHeld(tx, row.user_id, row, row.id)) return 'taken';
    const { waiting, all } = await tx
      .selectFrom('booking_request')
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`(count(*) filter (where status = 'waiting'))::int`.as('waiting'),
      ])
      .where('user_id', '=', row.user_id)
      .executeTakeFirstOrThrow();
    if (waiting >= most.waiting || all >= most.inAll) return 'full';
    return tx.insertInto('booking_request').values(row).returningAll().executeTakeFirstOrThrow();
  });
}

const future = sql<boolean>`starts_at > now()`;

/** Moves a meeting that is still to come; undefined when there is none, `taken` when the other hour is held. */
export function moveRequest(
  db: Kysely<Schema>,
  { id, user_id }: Pick<RequestRow, 'id' | 'user_id'>,
  span: Span,
): Promise<RequestRow | 'taken' | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockPage(tx, user_id);
    if (await isHeld(tx, user_id, span, id)) return 'taken';
    const moved = await tx
      .updateTable('booking_request')
      .set({ starts_at: span.starts_at, ends_at: span.ends_at })
      .where('id', '=', id)
      .where('status', 'in', holding)
      .where(future)
      .returningAll()
      .executeTakeFirst();
    if (moved?.client_id) await moveSession(tx, moved.client_id, id, span.starts_at);
    return moved;
  });
}

/** Ends a meeting that is held; undefined when it is not. What was told of it in the book goes. */
export function endRequest(
  db: Kysely<Schema>,
  { id, user_id }: Pick<RequestRow, 'id' | 'user_id'>,
  statusOf: (row: RequestRow) => 'declined' | 'cancelled',
): Promise<RequestRow | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockPage(tx, user_id);
    const row = await tx
      .selectFrom('booking_request')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('id', '=', id)
      .where('status', 'in', holding)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.client_id) await removeSession(tx, row.client_id, id);
    return tx
      .updateTable('booking_request')
      .set({ status: statusOf(row) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** A meeting stands in the book under the id of its request. */
const withSessions = (tx: Kysely<Schema>, clientId: string, sessions: ReturnType<typeof sql>) =>
  sql`update client set sessions = ${sessions}, version = version + 1, updated_at = now()
    where id = ${clientId}::uuid`.execute(tx);

const moveSession = (tx: Kysely<Schema>, clientId: string, id: string, at: Date) =>
  withSessions(
    tx,
    clientId,
    sql`(select coalesce(jsonb_agg(case when one ->> 'id' = ${id}
        then one || jsonb_build_object('at', ${at.toISOString()}::text) else one end order by n), '[]'::jsonb)
      from jsonb_array_elements(sessions) with ordinality as listed (one, n))`,
  );

const removeSession = (tx: Kysely<Schema>, clientId: string, id: string) =>
  withSessions(
    tx,
    clientId,
    sql`(select coalesce(jsonb_agg(one order by n) filter (where one ->> 'id' <> ${id}), '[]'::jsonb)
      from jsonb_array_elements(sessions) with ordinality as listed (one, n))`,
  );

export function findRequest(db: Kysely<Schema>, userId: string, id: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('booking_request')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findRequestByToken(db: Kysely<Schema>, tokenHash: Buffer): Promise<RequestRow | undefined> {
  return db.selectFrom('booking_request').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

const listed: Readonly<Record<BookingFilter, readonly string[]>> = {
  waiting: ['waiting'],
  accepted: ['accepted'],
  closed: ['declined', 'cancelled'],
};

/** A page of requests: those that stand from the nearest, closed ones from the latest. */
export function pageOfRequests(
  db: Kysely<Schema>,
  userId: string,
  filter: BookingFilter,
  { after, limit }: { readonly after: { readonly at: string; readonly id: string } | null; readonly limit: number },
): Promise<(RequestRow & { readonly at: string })[]> {
  const direction = filter === 'closed' ? 'desc' : 'asc';
  let query = db
    .selectFrom('booking_request')
    .selectAll()
    .select(microsOf('starts_at').as('at'))
    .where('user_id', '=', userId)
    .where('status', 'in', [...listed[filter]]);
  if (after) {
    const beyond = filter === 'closed' ? sql.raw('<') : sql.raw('>');
    query = query.where(sql<boolean>`(starts_at, id) ${beyond} (${momentOf(after.at)}, ${after.id}::uuid)`);
  }
  return query.orderBy('starts_at', direction).orderBy('id', direction).limit(limit).execute();
}

/** Requests of one address to one practitioner, the first first. */
export function requestsOfPerson(db: Kysely<Schema>, userId: string, email: string): Promise<RequestRow[]> {
  return db
    .selectFrom('booking_request')
    .selectAll()
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
}

/** Removes what an address has sent to a practitioner. */
export async function deleteRequestsOfPerson(db: Kysely<Schema>, userId: string, email: string): Promise<void> {
  await db.deleteFrom('booking_request').where('user_id', '=', userId).where('email', '=', email).execute();
}

/** All requests of a practitioner, for the export of everything. */
export async function* pagesOfRequests(db: Kysely<Schema>, userId: string, size: number): AsyncGenerator<RequestRow[]> {
  let last: RequestRow | undefined;
  for (;;) {
    let query = db.selectFrom('booking_request').selectAll().where('user_id', '=', userId);
    if (last) query = query.where('id', '>', last.id);
    const rows: RequestRow[] = await query.orderBy('id').limit(size).execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
  }
}

/** Removes requests whose time is over; says how many. */
export async function purgeRequests(
  db: Kysely<Schema>,
  days: { readonly unanswered: number; readonly accepted: number },
  limit: number,
): Promise<number> {
  const over = db
    .selectFrom('booking_request')
    .select('id')
    .where(
      sql<boolean>`case when status = 'accepted' then ends_at < now() - make_interval(days => ${days.accepted})
        else created_at < now() - make_interval(days => ${days.unanswered}) end`,
    )
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('booking_request').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
