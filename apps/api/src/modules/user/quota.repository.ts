import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface Charge {
  readonly userId: string;
  readonly productId: number;
  readonly generationId: string;
  /** First day of the month, `2026-11-01`. */
  readonly month: string;
  readonly limit: number;
  /** Generations it takes. */
  readonly cost: number;
}

/**
 * Sets generations aside, once for an id, in the caller's transaction.
 * @returns false when the quota is used up or set aside: nothing was changed then.
 */
export async function reserveGeneration(tx: Kysely<Schema>, charge: Charge): Promise<boolean> {
  const { userId, productId, generationId, month, limit, cost } = charge;
  const isNew = await tx
    .insertInto('generation_charge')
    .values({ user_id: userId, generation_id: generationId, product_id: productId, month, cost, state: 'reserved' })
    .onConflict((conflict) => conflict.columns(['user_id', 'generation_id']).doNothing())
    .returning('generation_id')
    .executeTakeFirst();
  if (!isNew) return true;
  // The row lock of the update makes racing charges stand in a row; the table's check is the second net.
  const { rows } = await sql`
    insert into quota_usage as q (user_id, product_id, month, reserved, lim)
    select ${userId}::uuid, ${productId}::int, ${month}::date, ${cost}::int, ${limit}::int where ${limit}::int >= ${cost}::int
    on conflict (user_id, product_id, month) do update set reserved = q.reserved + ${cost}::int, lim = excluded.lim
      where q.used + q.reserved + ${cost}::int <= excluded.lim
    returning reserved`.execute(tx);
  if (rows.length > 0) return true;
  await tx
    .deleteFrom('generation_charge')
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .execute();
  return false;
}

/** Turns what was set aside into used, once. */
export async function spendGeneration(tx: Kysely<Schema>, userId: string, generationId: string): Promise<boolean> {
  const charge = await tx
    .updateTable('generation_charge')
    .set({ state: 'used' })
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .where('state', '=', 'reserved')
    .returning(['product_id', 'month', 'cost'])
    .executeTakeFirst();
  if (!charge) return false;
  await move(tx, userId, charge, { reserved: -charge.cost, used: charge.cost });
  return true;
}

/** Gives back what was set aside or used, once. */
export async function freeGeneration(tx: Kysely<Schema>, userId: string, generationId: string): Promise<boolean> {
  const before = await tx
    .selectFrom('generation_charge')
    .select(['product_id', 'month', 'cost', 'state'])
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .forUpdate()
    .executeTakeFirst();
  if (!before || before.state === 'freed') return false;
  await tx
    .updateTable('generation_charge')
    .set({ state: 'freed', refunded_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .execute();
  await move(tx, userId, before, { [before.state]: -before.cost });
  return true;
}

interface Counted {
  readonly product_id: number;
  readonly month: string;
}

function move(
  tx: Kysely<Schema>,
  userId: string,
  { product_id, month }: Counted,
  { reserved = 0, used = 0 }: { readonly reserved?: number; readonly used?: number },
) {
  return tx
    .updateTable('quota_usage')
    .set((eb) => ({ reserved: eb('reserved', '+', reserved), used: eb('used', '+', used) }))
    .where('user_id', '=', userId)
    .where('product_id', '=', product_id)
    .where('month', '=', month)
    .execute();
}

/** What is counted of a person's generations: the sum of every month and each charge. */
export async function listGenerations(db: Kysely<Schema>, userId: string) {
  const months = await db
    .selectFrom('quota_usage')
    .select(['product_id', sql<string>`month::text`.as('month'), 'used', 'reserved', 'lim'])
    .where('user_id', '=', userId)
    .orderBy('month')
    .orderBy('product_id')
    .execute();
  const charges = await db
    .selectFrom('generation_charge')
    .select(['generation_id', 'product_id', 'cost', 'state', 'charged_at', 'refunded_at'])
    .where('user_id', '=', userId)
    .orderBy('charged_at')
    .execute();
  return { months, charges };
}

/** How many generations of a product a person has used and set aside in a month. */
export async function countGenerations(
  db: Kysely<Schema>,
  userId: string,
  productId: number,
  month: string,
): Promise<{ readonly used: number; readonly reserved: number }> {
  const row = await db
    .selectFrom('quota_usage')
    .select(['used', 'reserved'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row ?? { used: 0, reserved: 0 };
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
