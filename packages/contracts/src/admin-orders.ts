import { z } from 'zod';
import { adminList } from './admin-list.ts';
import { instant } from './time-fields.ts';

export const findOrders = adminList(
  'orders',
  'Заказы: служба, почта, сумма, состояние',
  z.object({
    id: z.uuid(),
    provider: z.string(),
    number: z.string(),
    email: z.string(),
    title: z.string(),
    amountKopecks: z.number().int().nullable(),
    currency: z.string(),
    status: z.enum(['paid', 'pending', 'refunded', 'cancelled']),
    productIds: z.array(z.number().int()),
    createdAt: instant,
    updatedAt: instant,
  }),
);
