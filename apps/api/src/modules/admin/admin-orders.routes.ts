import * as contract from '@nebosvod/contracts/admin-orders';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PaymentProviders } from '../payments/configured-providers.ts';
import { isRefundable, refundOrder, settleOrder } from '../payments/payments.service.ts';
import { getcourse, grantKnownOffers } from '../purchases/getcourse.service.ts';
import { listGranted, type Order } from '../purchases/purchases.repository.ts';
import { findOrder, findOrders, listMessages } from './admin-orders.repository.ts';
import { type OperatorAction, recordEvent } from './operator-event.repository.ts';

type Card = AnswerOf<typeof contract.getOrder>;

const presentRow = (row: Omit<Order, 'external_id' | 'user_id' | 'payment_id'>) => ({
  id: row.id,
  provider: row.provider,
  number: row.number,
  email: row.email,
  title: row.title,
  amountKopecks: row.amount_kopecks === null ? null : Number(row.amount_kopecks),
  currency: row.currency,
  status: row.status,
  productIds: row.product_ids,
  promoCode: row.promo_code,
  giftEmail: row.gift_email,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const messageKinds: ReadonlySet<string> = new Set<Order['status']>(['paid', 'pending', 'refunded', 'cancelled']);
const isStatus = (kind: string): kind is Order['status'] => messageKinds.has(kind);

/** Orders: looked through, gone through again, given back. */
export function registerAdminOrders(app: FastifyInstance, context: Context, providers: PaymentProviders): void {
  const { db } = context;

  const read = async (id: string): Promise<Order> => {
    const order = await findOrder(db, id);
    if (!order) throw new ProblemError('NOT_FOUND', 'Такого заказа нет');
    return order;
  };
  const present = async (id: string): Promise<Card> => {
    const order = await read(id);
    const source = { provider: order.provider, externalId: order.external_id };
    const [openProductIds, messages] = await Promise.all([listGranted(db, source), listMessages(db, order)]);
    return {
      ...presentRow(order),
      openProductIds,
      messages: messages.flatMap(({ kind, received_at, payload }) =>
        isStatus(kind) ? [{ kind, receivedAt: received_at.toISOString(), payload }] : [],
      ),
      isRefundable: isRefundable(providers, order),
      isReplayable: order.provider === getcourse || providers.find(order.provider) !== null,
    };
  };
  const writeDown = (caller: Caller | null, { id, number }: Order, action: OperatorAction) =>
    recordEvent(db, signedIn(caller), { action, subjectKind: 'order', subjectId: number || id });

  mount(app, contract.findOrders, async ({ body }) => {
    const { rows, nextCursor } = await findOrders(db, body);
    return { rows: rows.map(presentRow), nextCursor };
  });

  mount(app, contract.getOrder, ({ params }) => present(params.id));

  mount(app, contract.replayOrder, async ({ caller, params }) => {
    const order = await read(params.id);
    await writeDown(caller, order, 'replay');
    if (order.provider === getcourse) await grantKnownOffers(context, order.external_id);
    else await settleOrder(context, providers, order);
    return present(order.id);
  });

  mount(app, contract.refundOrder, async ({ caller, params }) => {
    const order = await read(params.id);
    if (!isRefundable(providers, order)) throw new ProblemError('CONFLICT', 'Этот заказ нельзя вернуть отсюда');
    // Written down before the money moves: none moves without a trace, and a refusal of the service is seen by the order's state.
    await writeDown(caller, order, 'refund');
    await refundOrder(context, providers, order);
    return present(order.id);
  });
}
