import * as contract from '@nebosvod/contracts/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { findOrders } from './admin-orders.repository.ts';

/** Orders, as the operator looks through them. */
export function registerAdminOrders(app: FastifyInstance, { db }: Context): void {
  mount(app, contract.findOrders, async ({ body }) => {
    const { rows, nextCursor } = await findOrders(db, body);
    const shown = rows.map(({ amount_kopecks, product_ids, created_at, updated_at, ...row }) => ({
      ...row,
      amountKopecks: amount_kopecks,
      productIds: product_ids,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
    }));
    return { rows: shown, nextCursor };
  });
}
