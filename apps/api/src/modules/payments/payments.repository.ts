import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Order } from '../purchases/purchases.repository.ts';

export const yookassa = 'yookassa';

export interface NewOrder {
  readonly userId: string;
  readonly email: string;
  readonly title: string;
  readonly amountKopecks: number;
  readonly productIds: readonly number[];
}

/** Opens an order of ours before anybody is asked for money; its id travels with the payment. */
export async function createOrder(db: Kysely<Schema>, order: NewOrder): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('purchase_order')
    .values({
      id,
      provider: yookassa,
      external_id: id,
      user_id: order.userId,
      email: order.email,
      number: id.slice(0, 8),
      title: order.title,
      amount_kopecks: order.amountKopecks,
      status: 'pending',
      product_ids: [...order.productIds],
    })
    .execute();
  return id;
}

/** Unpaid orders of a person; past a number of them a new one is refused. */
export async function countUnpaid(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', yookassa)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the id YooKassa gave the payment of an order. */
export async function savePaymentId(db: Kysely<Schema>, orderId: string, paymentId: string): Promise<void> {
  await db
    .updateTable('purchase_order')
    .set({ payment_id: paymentId })
    .where('provider', '=', yookassa)
    .where('external_id', '=', orderId)
    .execute();
}

/** The order a payment was made for, by the id YooKassa gave it. */
export function findOrder(db: Kysely<Schema>, paymentId: string): Promise<Order | undefined> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('provider', '=', yookassa)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** Payments of our orders that are not settled yet, begun within so many days. */
export async function listUnsettled(db: Kysely<Schema>, days: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_order')
    .select('payment_id')
    .where('provider', '=', yookassa)
    .where('status', '=', 'pending')
    .where('payment_id', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ payment_id }) => payment_id ?? []);
}

export function listOwnPayments(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('purchase_order')
    .select(['external_id', 'status', 'created_at'])
    .where('provider', '=', yookassa)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}
