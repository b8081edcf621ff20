import type { AdminPage } from '@nebosvod/contracts/admin-list';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import type { Order } from '../purchases/purchases.repository.ts';
import { holds, readPage } from './list-page.repository.ts';

interface OrderRow {
  readonly id: string;
  readonly provider: string;
  readonly number: string;
  readonly email: string;
  readonly title: string;
  readonly amount_kopecks: number | null;
  readonly currency: string;
  readonly status: 'paid' | 'pending' | 'refunded' | 'cancelled';
  readonly product_ids: number[];
  readonly promo_code: string | null;
  readonly gift_email: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const findOrders = (db: Db, page: AdminPage) =>
  readPage<OrderRow>(
    db,
    { table: 'purchase_order', alias: 'o', order: 'created_at', idType: 'uuid' },
    page,
    sql`select o.id, o.provider, o.number, o.email, o.title, o.amount_kopecks, o.currency, o.status, o.product_ids,
      o.promo_code, o.gift_email,
      o.created_at, o.updated_at from purchase_order o`,
    holds(page.search, 'o.email', 'o.gift_email', 'o.promo_code', 'o.number', 'o.title', 'o.status', 'o.provider'),
  );

export function findOrder(db: Kysely<Schema>, id: string): Promise<Order | undefined> {
  return db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What its service has told of an order, oldest first: at most one message of each state. */
export function listMessages(db: Kysely<Schema>, { provider, external_id }: Order) {
  return db
    .selectFrom('payment_event')
    .select(['kind', 'received_at', 'payload'])
    .where('provider', '=', provider)
    .where('external_id', '=', external_id)
    .orderBy('received_at')
    .execute();
}
