import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { emailField } from './person-fields.ts';
import { typedCodeField } from './promo-codes.ts';
import { instant } from './time-fields.ts';

const tag = 'purchases';

const purchaseStatuses = ['paid', 'pending', 'refunded', 'cancelled'] as const;

export const purchaseSchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  number: z.string(),
  title: z.string(),
  /** What the payment service told, for reading only: access never rests on it. */
  amount: z.number().nullable(),
  currency: z.string(),
  status: z.enum(purchaseStatuses),
  /** Products this order opens; empty while its offer is not known here. */
  productIds: z.array(z.number().int()),
  createdAt: instant,
  updatedAt: instant,
});

export const listPurchases = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/webhook/getcourse/purchases',
  cost: rowCost,
  summary: 'Свои заказы, как их сообщила платёжная площадка',
  params: nothing,
  query: z.strictObject({ email: emailField }),
  body: noBody,
  response: z.array(purchaseSchema),
});

/** GetCourse puts all data into the address, whatever the method; fields it may add are ignored. */
const callback = {
  tag,
  access: 'guest',
  path: '/v3/webhook/getcourse/callback/:secret',
  cost: rowCost,
  summary: 'Сообщение GetCourse о заказе; повтор ничего не меняет',
  params: z.object({ secret: z.string().max(200) }),
  query: z
    .object({
      id: z.string().regex(/^\d{1,20}$/, 'Нужен номер заказа'),
      email: emailField,
      status: z.string().max(60),
      number: z.string().max(60).optional(),
      offers: z.string().max(500).optional(),
      positions: z.string().max(1000).optional(),
      cost_money: z.string().max(60).optional(),
      cost_money_value: z.string().max(60).optional(),
      payed_money: z.string().max(60).optional(),
      currency: z.string().max(10).optional(),
    })
    .loose(),
  response: z.object({ stored: z.boolean() }),
} as const;

export const getcourseCallback = endpoint({ ...callback, method: 'GET', body: noBody });
export const getcourseCallbackByPost = endpoint({ ...callback, method: 'POST', body: z.unknown() });

export const createPayment = endpoint({
  tag,
  access: 'user',
  method: 'POST',
  path: '/v1/payments',
  cost: rowCost,
  summary: 'Начать оплату товара: заказ и адрес страницы оплаты',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    item_id: z.string().min(1).max(64),
    promo_code: typedCodeField.optional(),
    /** Whom the products are for, when not the buyer. */
    gift_email: emailField.optional(),
  }),
  response: z.object({ orderId: z.uuid(), confirmationUrl: z.url() }),
  status: 201,
});

export const listPayments = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v1/payments',
  cost: rowCost,
  summary: 'Свои оплаты, начатые здесь',
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.array(
    z.object({ orderId: z.uuid(), status: z.enum(purchaseStatuses), isGift: z.boolean(), createdAt: instant }),
  ),
});

/** Only where no payment service is set and nobody but the server's own machine can reach it; else 404. */
export const finishTestPayment = endpoint({
  tag,
  access: 'user',
  method: 'POST',
  path: '/v1/payments/test',
  cost: rowCost,
  summary: 'Закончить тестовую оплату своего заказа: деньги не движутся',
  params: nothing,
  query: nothing,
  body: z.strictObject({ order_id: z.uuid(), outcome: z.enum(['paid', 'cancelled', 'refunded']) }),
  response: z.object({ stored: z.boolean() }),
});

const paymentId = z.string().regex(/^[\w-]{1,64}$/);

/** Nothing in a notification is believed but the payment's id: the state is asked from YooKassa itself. */
export const yookassaWebhook = endpoint({
  tag,
  access: 'guest',
  method: 'POST',
  path: '/v3/webhook/yookassa',
  cost: rowCost,
  summary: 'Уведомление ЮKassa; состояние платежа перепроверяется запросом',
  params: nothing,
  query: nothing,
  body: z
    .object({
      event: z.string().max(60),
      object: z.object({ id: paymentId, payment_id: paymentId.optional() }).loose(),
    })
    .loose(),
  response: z.object({ stored: z.boolean() }),
});

/** The shop's settings at Robokassa name it as ResultURL, by the method GET. The answer `OK` with the number of the bill ends its repeats. */
export const robokassaResult = endpoint({
  tag,
  access: 'guest',
  method: 'GET',
  path: '/v3/webhook/robokassa',
  cost: rowCost,
  summary: 'Сообщение Robokassa об оплате; подпись проверяется, состояние счёта перепроверяется запросом',
  params: nothing,
  query: z
    .object({
      OutSum: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'Нужна сумма'),
      InvId: z.string().regex(/^\d{1,19}$/, 'Нужен номер счёта'),
      SignatureValue: z.string().regex(/^[0-9a-f]{32,128}$/i, 'Нужна подпись'),
    })
    .loose(),
  body: noBody,
  response: z.unknown(),
  envelope: 'raw',
});
