import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { microsOf, momentOf } from '../../database/micros.ts';
import type { Schema } from '../../database/schema.ts';
import { freeGeneration } from '../user/quota.repository.ts';

export type ClientRow = Selectable<Schema['client']>;
export type NewClientRow = Omit<Insertable<Schema['client']>, 'created_at' | 'updated_at' | 'version'>;

/** Clients of one person. */
export const mostClients = 10_000;

/** Columns of the list, without those that grow for years. */
const CARD = [
  'id',
  'version',
  'name',
  'contacts',
  'births',
  'tags',
  'next_contact',
  'created_at',
  'updated_at',
] as const;

/** Where a page begins: after the client that stood there. */
interface ClientPosition {
  readonly id: string;
  readonly key: string;
}

export interface ClientFilter {
  /** Lower-cased words, each of which the client must have. */
  readonly words: readonly string[];
  readonly tag: string | undefined;
  /** By name, or whoever was changed last first. */
  readonly order: 'name' | 'recent';
}

/** A page of the book, with what sessions come to. */
export function pageOfClients(
  db: Kysely<Schema>,
  userId: string,
  { words, tag, order }: ClientFilter,
  { after, limit }: { readonly after: (ClientPosition & { readonly at: string }) | null; readonly limit: number },
) {
  let query = db.selectFrom('client').where('user_id', '=', userId);
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`);
  for (const word of words) query = query.where(sql<boolean>`position(${word} in search_key) > 0`);
  if (order === 'name') {
    query = query.orderBy(sql`name_key collate "C"`).orderBy('id');
    if (after) query = query.where(sql<boolean>`(name_key collate "C", id) > (${after.key}, ${after.id}::uuid)`);
  } else {
    query = query.orderBy('updated_at', 'desc').orderBy('id', 'desc');
    if (after) query = query.where(sql<boolean>`(updated_at, id) < (${momentOf(after.at)}, ${after.id}::uuid)`);
  }
  return query
    .select([...CARD, 'name_key'])
    .select([
      microsOf('updated_at').as('at'),
      sql<Date | null>`(select max((one ->> 'at')::timestamptz) from jsonb_array_elements(sessions) as one
        where (one ->> 'at')::timestamptz <= now())`.as('last_session_at'),
      sql<string>`(select coalesce(sum((one ->> 'price')::numeric), 0)::text from jsonb_array_elements(sessions) as one
        where not (one ->> 'isPaid')::boolean)`.as('owed'),
    ])
    .limit(limit)
    .execute();
}

export function findClient(db: Kysely<Schema>, userId: string, id: string): Promise<ClientRow | undefined> {
  return db.selectFrom('client').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** How many of these are clients of the person. */
export async function countOwn(db: Kysely<Schema>, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('client')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of these are documents of the person, those in the trash too. */
export async function ownDocuments(db: Kysely<Schema>, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('consultation')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The embedded database works on the thread that serves: a statement stays well under 50 ms. */
const INSERTED_AT_ONCE = 25;

/**
 * Stores clients if they fit, counted under the account's lock.
 * @param pause called between pieces of the work
 * @returns null when they do not fit
 */
export function insertClients(
  db: Kysely<Schema>,
  userId: string,
  clients: readonly NewClientRow[],
  pause: () => Promise<void>,
): Promise<ClientRow[] | null> {
  return db.transaction().execute((tx) => insertClientsWithin(tx, userId, clients, pause));
}

/** The same as a part of a transaction that is under way; a few clients are one piece. */
export async function insertClientsWithin(
  tx: Kysely<Schema>,
  userId: string,
  clients: readonly NewClientRow[],
  pause: () => Promise<void> = async () => undefined,
): Promise<ClientRow[] | null> {
  await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { stored } = await tx
    .selectFrom('client')
    .select(sql<number>`count(*)::int`.as('stored'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (stored + clients.length > mostClients) return null;
  const inserted: ClientRow[] = [];
  for (let start = 0; start < clients.length; start += INSERTED_AT_ONCE) {
    await pause();
    const chunk = clients.slice(start, start + INSERTED_AT_ONCE);
    inserted.push(...(await tx.insertInto('client').values(chunk).returningAll().execute()));
  }
  return inserted;
}

/** Changes a client over the version the change was made over; undefined when another change came first, or there is none. */
export function changeClient(
  db: Kysely<Schema>,
  userId: string,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Partial<NewClientRow>,
): Promise<ClientRow | undefined> {
  return db
    .updateTable('client')
    .set({ ...changes, version: version + 1, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps clients of a person from being erased until the transaction ends.
 * @returns false when one of them is not there
 */
export async function holdClients(tx: Kysely<Schema>, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const held = await tx
    .selectFrom('client')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return held.length === ids.length;
}

const relatesTo = (id: string) => sql<boolean>`relations @> ${JSON.stringify([{ clientId: id }])}::jsonb`;

/**
 * Erases a client with the documents about them and what others' cards call them, at once; generations set aside for what was being written are free again.
 * @returns the row as it was and how many documents and links went with it; null when there is no such client
 */
export function eraseClient(db: Kysely<Schema>, userId: string, id: string) {
  return db.transaction().execute(async (tx) => {
    // Held first, and in one order: an order that names the client is either there already or finds nobody.
    const concerned = await tx
      .selectFrom('client')
      .selectAll()
      .where('user_id', '=', userId)
      .where((one) => one.or([one('id', '=', id), relatesTo(id)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const row = concerned.find((one) => one.id === id);
    if (!row) return null;
    const about = tx.selectFrom('consultation_client').select('consultation_id').where('client_id', '=', id);
    const documents = await tx
      .selectFrom('consultation')
      .select(['id', 'status'])
      .where('id', 'in', about)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id: job, status } of documents) {
      if (status === 'queued' || status === 'running') await freeGeneration(tx, userId, job);
    }
    const { links } = await tx
      .selectFrom('document_link')
      .select(sql<number>`count(*)::int`.as('links'))
      .where('consultation_id', 'in', about)
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('consultation').where('id', 'in', about).execute();
    await tx
      .updateTable('client')
      .set({
        relations: sql`(select coalesce(jsonb_agg(one order by n) filter (where one ->> 'clientId' <> ${id}), '[]'::jsonb)
          from jsonb_array_elements(relations) with ordinality as listed (one, n))`,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('user_id', '=', userId)
      .where(relatesTo(id))
      .execute();
    await tx.deleteFrom('client').where('id', '=', id).execute();
    return { row, consultations: documents.length, links };
  });
}

/** All clients of a person in the order of names, a page in memory at a time. */
export async function* pagesOfClients(db: Kysely<Schema>, userId: string, size: number): AsyncGenerator<ClientRow[]> {
  let last: ClientPosition | null = null;
  for (;;) {
    let query = db.selectFrom('client').selectAll().where('user_id', '=', userId);
    if (last) query = query.where(sql<boolean>`(name_key collate "C", id) > (${last.key}, ${last.id}::uuid)`);
    const rows: ClientRow[] = await query.orderBy(sql`name_key collate "C"`).orderBy('id').limit(size).execute();
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (rows.length < size || end === undefined) return;
    last = { id: end.id, key: end.name_key };
  }
}
