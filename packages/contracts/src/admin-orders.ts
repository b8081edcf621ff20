import { z } from 'zod';
import { adminList, consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { rowIdField } from './person-fields.ts';
import { instant } from './time-fields.ts';

const orderStatus = z.enum(['paid', 'pending', 'refunded', 'cancelled']);

const orderRow = z.object({
  id: z.uuid(),
  provider: z.string(),
  number: z.string(),
  email: z.string(),
  title: z.string(),
  amountKopecks: z.number().int().nullable(),
  currency: z.string(),
  status: orderStatus,
  productIds: z.array(z.number().int()),
  promoCode: z.string().nullable(),
  /** Whom its products are for, where not the buyer. */
  giftEmail: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

/** An order with all that is known of it. */
const orderCard = orderRow.extend({
  /** Products it keeps open now. */
  openProductIds: z.array(z.number().int()),
  /** What its service has told, oldest first, each once. */
  messages: z.array(z.object({ kind: orderStatus, receivedAt: instant, payload: z.record(z.string(), z.unknown()) })),
  /** The money can be given back from here. */
  isRefundable: z.boolean(),
  /** What is known of it can be gone through again. */
  isReplayable: z.boolean(),
});

const ofOrder = {
  ...consoleCall,
  params: z.strictObject({ id: rowIdField }),
  body: noBody,
  response: orderCard,
} as const;
const path = '/v1/admin/orders/:id';

export const findOrders = adminList('orders', 'Заказы: служба, почта, сумма, состояние', orderRow);

export const getOrder = endpoint({
  ...ofOrder,
  method: 'GET',
  path,
  cost: 3 * rowCost,
  summary: 'Заказ и всё, что о нём сообщила платёжная служба',
});

export const replayOrder = endpoint({
  ...ofOrder,
  method: 'POST',
  path: `${path}/replay`,
  cost: 5 * rowCost,
  summary: 'Провести заказ заново: переспросить службу или прочесть её сообщение по нынешним предложениям',
});

export const refundOrder = endpoint({
  ...ofOrder,
  method: 'POST',
  path: `${path}/refund`,
  cost: 5 * rowCost,
  summary: 'Вернуть все деньги заказа; его продукты закрываются с ответом службы',
});
