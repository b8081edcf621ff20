import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface Charge {
  readonly userId: string;
  readonly productId: number;
  readonly generationId: string;
  /** First day of the month, `2026-11-01`. */
  readonly month: string;
  readonly limit: number;
}

/**
 * Charges one generation, once for its id, in the caller's transaction.
 * @returns false when the quota is used up: nothing was changed then.
 */
export async function chargeGeneration(tx: Kysely<Schema>, charge: Charge): Promise<boolean> {
  const { userId, productId, generationId, month, limit } = charge;
  const isNew = await tx
    .insertInto('generation_charge')
    .values({ user_id: userId, generation_id: generationId, product_id: productId, month })
    .onConflict((conflict) => conflict.columns(['user_id', 'generation_id']).doNothing())
    .returning('generation_id')
    .executeTakeFirst();
  if (!isNew) return true;
  // The row lock of the update makes racing charges stand in a row; the table's check is the second net.
  const { rows } = await sql`
    insert into quota_usage as q (user_id, product_id, month, used, lim)
    select ${userId}::uuid, ${productId}::int, ${month}::date, 1, ${limit}::int where ${limit}::int > 0
    on conflict (user_id, product_id, month) do update set used = q.used + 1, lim = excluded.lim
      where q.used < excluded.lim
    returning used`.execute(tx);
  if (rows.length > 0) return true;
  await tx
    .deleteFrom('generation_charge')
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .execute();
  return false;
}

/** Gives a failed generation back, once. */
export async function refundGeneration(tx: Kysely<Schema>, userId: string, generationId: string): Promise<boolean> {
  const charge = await tx
    .updateTable('generation_charge')
    .set({ refunded_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .where('refunded_at', 'is', null)
    .returning(['product_id', 'month'])
    .executeTakeFirst();
  if (!charge) return false;
  await tx
    .updateTable('quota_usage')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('product_id', '=', charge.product_id)
    .where('month', '=', charge.month)
    .where('used', '>', 0)
    .execute();
  return true;
}

/** What is counted of a person's generations: the sum of every month and each charge. */
export async function listGenerations(db: Kysely<Schema>, userId: string) {
  const months = await db
    .selectFrom('quota_usage')
    .select(['product_id', sql<string>`month::text`.as('month'), 'used', 'lim'])
    .where('user_id', '=', userId)
    .orderBy('month')
    .orderBy('product_id')
    .execute();
  const charges = await db
    .selectFrom('generation_charge')
    .select(['generation_id', 'product_id', 'charged_at', 'refunded_at'])
    .where('user_id', '=', userId)
    .orderBy('charged_at')
    .execute();
  return { months, charges };
}

/** How many generations of a product a person used in a month. */
export async function usedGenerations(
  db: Kysely<Schema>,
  userId: string,
  productId: number,
  month: string,
): Promise<number> {
  const row = await db
    .selectFrom('quota_usage')
    .select('used')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/**
 * Removes counts and charges of months that ended more than a year ago.
 * @param limit rows of a kind at most
 * @returns how many were removed
 */
export async function purgeGenerations(db: Kysely<Schema>, limit: number): Promise<number> {
  let removed = 0;
  for (const table of ['generation_charge', 'quota_usage'] as const) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where month < now() - interval '13 months' limit ${limit}))`.execute(db);
    removed += Number(numAffectedRows ?? 0n);
  }
  return removed;
}
