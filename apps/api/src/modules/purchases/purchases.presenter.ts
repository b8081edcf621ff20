import type { purchaseSchema } from '@nebosvod/contracts/purchases';
import type { z } from 'zod';
import type { Order } from './purchases.repository.ts';

export function presentOrder(order: Order): z.output<typeof purchaseSchema> {
  return {
    id: order.id,
    provider: order.provider,
    number: order.number,
    title: order.title,
    amount: order.amount_kopecks === null ? null : order.amount_kopecks / 100,
    currency: order.currency,
    status: order.status,
    productIds: order.product_ids,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
  };
}
