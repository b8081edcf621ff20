import { type ProductArea, productsOfArea } from '@nebosvod/contracts/products.table';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { microsOf, momentOf } from '../../database/micros.ts';
import type { Schema } from '../../database/schema.ts';
import { searchKeyOf } from './search-key.ts';

export type ConsultationRow = Selectable<Schema['consultation']>;
export type NewConsultation = Pick<
  Insertable<Schema['consultation']>,
  'id' | 'user_id' | 'product_id' | 'kind' | 'client_id' | 'title' | 'search_key' | 'idem_key' | 'body_hash' | 'request'
>;

/** Documents of one person, deleted ones that can still be brought back included. */
export const mostConsultations = 10_000;

/** A deleted one can be brought back this long. */
const isOver = sql<boolean>`deleted_at < now() - interval '30 days'`;

const living = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom('consultation').where('user_id', '=', userId).where('deleted_at', 'is', null);

const trashed = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('consultation')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`not ${isOver}`);

export function findConsultation(db: Kysely<Schema>, userId: string, id: string): Promise<ConsultationRow | undefined> {
  return living(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The one asked for under a key before, deleted or not. */
export function findByKey(db: Kysely<Schema>, userId: string, key: string): Promise<ConsultationRow | undefined> {
  return db
    .selectFrom('consultation')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export function countConsultations(db: Kysely<Schema>, userId: string): Promise<number> {
  return db
    .selectFrom('consultation')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

/** How many jobs wait or run, of everybody and of one person. */
export async function countWaiting(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('consultation')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where user_id = ${userId}::uuid))::int`.as('own'),
    ])
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
}

/** Stores a new job; undefined when the person's key has one already. */
export function insertConsultation(tx: Kysely<Schema>, row: NewConsultation): Promise<ConsultationRow | undefined> {
  return tx
    .insertInto('consultation')
    .values({ ...row, status: 'queued' })
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Names the first person of a document, who has entered the book with it. */
export async function assignClient(tx: Kysely<Schema>, id: string, clientId: string): Promise<void> {
  await tx.updateTable('consultation').set({ client_id: clientId }).where('id', '=', id).execute();
}

/** Notes whom of the book a document is about. */
export async function insertClientsOf(tx: Kysely<Schema>, id: string, clientIds: readonly string[]): Promise<void> {
  if (clientIds.length === 0) return;
  await tx
    .insertInto('consultation_client')
    .values(clientIds.map((client_id) => ({ consultation_id: id, client_id })))
    .execute();
}

export interface ConsultationFilter {
  readonly words: readonly string[];
  readonly productId: number | undefined;
  readonly area: ProductArea | undefined;
  readonly status: ConsultationRow['status'] | undefined;
  readonly clientId: string | undefined;
  /** Those in the trash that can be brought back, in place of those that are not. */
  readonly isTrash: boolean;
}

/** A page of a person's documents, the latest first; `after` is where the page before ends. */
export function pageOfConsultations(
  db: Kysely<Schema>,
  userId: string,
  { words, productId, area, status, clientId, isTrash }: ConsultationFilter,
  { after, limit }: { readonly after: { readonly at: string; readonly id: string } | null; readonly limit: number },
) {
  let query = isTrash ? trashed(db, userId) : living(db, userId);
  if (productId !== undefined) query = query.where('product_id', '=', productId);
  if (area !== undefined) query = query.where('product_id', 'in', productsOfArea(area));
  if (status !== undefined) query = query.where('status', '=', status);
  if (clientId !== undefined) {
    query = query.where('id', 'in', (about) =>
      about.selectFrom('consultation_client').select('consultation_id').where('client_id', '=', clientId),
    );
  }
  for (const word of words) query = query.where(sql<boolean>`position(${word} in search_key) > 0`);
  if (after !== null) {
    query = query.where(sql<boolean>`(created_at, id) < (${momentOf(after.at)}, ${after.id}::uuid)`);
  }
  return query
    .select(['id', 'product_id', 'kind', 'title', 'client_id', 'status', 'created_at', 'finished_at'])
    .select(microsOf('created_at').as('at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Changes a row that is not deleted, over a version where one is named; by a new title it is found from now on. */
export async function changeConsultation(
  db: Kysely<Schema>,
  userId: string,
  { id, version }: { readonly id: string; readonly version?: number },
  changes: Partial<Pick<ConsultationRow, 'title' | 'notes' | 'version' | 'rewrites'>>,
): Promise<ConsultationRow | undefined> {
  const { title } = changes;
  const request = title === undefined ? undefined : (await findConsultation(db, userId, id))?.request;
  let query = db
    .updateTable('consultation')
    .set({ ...changes, ...(title === undefined ? {} : { search_key: searchKeyOf(title, request) }) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** Puts a document into the trash; true when it was there. */
export async function trashConsultation(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consultation')
    .set({ deleted_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a document back out of the trash. */
export async function untrashConsultation(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consultation')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`not ${isOver}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes documents deleted more than thirty days ago; says how many. */
export async function purgeTrash(db: Kysely<Schema>, limit: number): Promise<number> {
  const over = db.selectFrom('consultation').select('id').where(isOver).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('consultation').where('id', 'in', over).executeTakeFirst();
  return Number(numDeletedRows);
}
