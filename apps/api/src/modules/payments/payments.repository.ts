import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
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

export function findOrder(db: Kysely<Schema>, id: string): Promise<Order | undefined> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('provider', '=', yookassa)
    .where('external_id', '=', id)
    .executeTakeFirst();
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
