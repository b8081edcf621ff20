import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Order } from '../purchases/purchases.repository.ts';
import { type ProviderId, providerIds } from './payment-provider.ts';

export interface NewOrder {
  readonly provider: ProviderId;
  readonly userId: string;
  readonly email: string;
  readonly title: string;
  readonly amountKopecks: number;
  readonly productIds: readonly number[];
  /** null = bought at the full price. */
  readonly promoCode: string | null;
  /** Whom it is for, when not the buyer. */
  readonly giftEmail: string | null;
}

/** Opens an order of ours before anybody is asked for money; its id travels with the payment. */
export async function createOrder(db: Kysely<Schema>, order: NewOrder): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('purchase_order')
    .values({
      id,
      provider: order.provider,
      external_id: id,
      user_id: order.userId,
      email: order.email,
      number: id.slice(0, 8),
      title: order.title,
      amount_kopecks: order.amountKopecks,
      status: 'pending',
      product_ids: [...order.productIds],
      promo_code: order.promoCode,
      gift_email: order.giftEmail,
    })
    .execute();
  return id;
}

/** Unpaid orders of a person; past a number of them a new one is refused. */
export async function countUnpaid(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', 'in', providerIds)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the id a payment service gave the payment of an order. */
export async function savePaymentId(
  db: Kysely<Schema>,
  provider: ProviderId,
  orderId: string,
  paymentId: string,
): Promise<void> {
  await db
    .updateTable('purchase_order')
    .set({ payment_id: paymentId })
    .where('provider', '=', provider)
    .where('external_id', '=', orderId)
    .execute();
}

/** The order a payment was made for, by the id its service gave it. */
export function findOrder(db: Kysely<Schema>, provider: string, paymentId: string): Promise<Order | undefined> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** An order of a person by its own id. */
export function findOwnOrder(db: Kysely<Schema>, userId: string, orderId: string): Promise<Order | undefined> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('provider', 'in', providerIds)
    .where('external_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Our orders whose payments are not settled yet, begun within so many days. */
export function listUnsettled(db: Kysely<Schema>, days: number, limit: number): Promise<Order[]> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('provider', 'in', providerIds)
    .where('status', '=', 'pending')
    .where('payment_id', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function listOwnPayments(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('purchase_order')
    .select(['external_id', 'status', 'gift_email', 'created_at'])
    .where('provider', 'in', providerIds)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}
