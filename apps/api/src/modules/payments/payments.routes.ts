import { checkPromoCode } from '@nebosvod/contracts/promo-codes';
import {
  createPayment,
  finishTestPayment,
  listPayments,
  robokassaResult,
  yookassaWebhook,
} from '@nebosvod/contracts/purchases';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress, count } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import type { PaymentProviders } from './configured-providers.ts';
import { findOrder, findOwnOrder, listOwnPayments } from './payments.repository.ts';
import { receiveNotification, settleOrder, settlePending, startPayment, tryPromoCode } from './payments.service.ts';
import { robokassa } from './robokassa-provider.ts';
import { isLocalCall } from './test-provider.ts';
import { yookassa } from './yookassa-provider.ts';
import { isNotificationSource } from './yookassa-sources.ts';

/** Each notification costs a question to its service, so a flood of false ones is stopped before it. */
const notificationLimit = { name: 'yookassa', count: 300, seconds: 60 } as const;
/** Whoever guesses codes runs into this. */
const promoLimit = { name: 'promo-code', count: 60, seconds: 3600 } as const;
const paymentLimit = { name: 'payment', count: 20, seconds: 3600 } as const;

export function registerPayments(app: FastifyInstance, context: Context, providers: PaymentProviders): void {
  mount(app, createPayment, async ({ caller, body, request }) => {
    const person = signedIn(caller);
    if (providers.test && !isLocalCall(request))
      throw new ProblemError('NOT_FOUND', 'Тестовая оплата открывается только на самом компьютере с сервером');
    await count(context.limiter, paymentLimit, person.userId);
    const origin = publicOrigin(context.env, request);
    return startPayment(context, providers, person, {
      itemId: body.item_id,
      promoCode: body.promo_code,
      giftEmail: body.gift_email,
      origin,
    });
  });

  mount(app, checkPromoCode, async ({ body, request }) => {
    await count(context.limiter, promoLimit, clientAddress(request));
    return tryPromoCode(context, body.item_id, body.promo_code);
  });

  mount(app, finishTestPayment, async ({ caller, body, request }) => {
    const person = signedIn(caller);
    const order = await findOwnOrder(context.db, person.userId, body.order_id);
    if (!providers.test || !isLocalCall(request) || order?.provider !== providers.test.id)
      throw new ProblemError('NOT_FOUND');
    providers.test.finish(order.external_id, body.outcome);
    return { stored: await settleOrder(context, providers, order) };
  });

  mount(app, listPayments, async ({ caller }) => {
    const rows = await listOwnPayments(context.db, signedIn(caller).userId);
    return rows.map((row) => ({
      orderId: row.external_id,
      status: row.status,
      isGift: row.gift_email !== null,
      createdAt: row.created_at.toISOString(),
    }));
  });

  mount(app, yookassaWebhook, async ({ body, request }) => {
    await count(context.limiter, notificationLimit, clientAddress(request));
    const isConfigured = providers.find(yookassa) !== null;
    if (isConfigured && !isNotificationSource(context.env, request.ip)) throw new ProblemError('FORBIDDEN');
    // A refund has an id of its own and names its payment.
    const paymentId = body.object.payment_id ?? body.object.id;
    return { stored: await receiveNotification(context, providers, yookassa, paymentId) };
  });

  mount(app, robokassaResult, async ({ query, request, reply }) => {
    await count(context.limiter, { ...notificationLimit, name: robokassa }, clientAddress(request));
    if (!providers.robokassa) throw new ProblemError('NOT_FOUND');
    if (!providers.robokassa.isSigned(query)) throw new ProblemError('FORBIDDEN');
    await receiveNotification(context, providers, robokassa, query.InvId);
    const order = await findOrder(context.db, robokassa, query.InvId);
    // The money is on its way still: a refusal makes Robokassa tell again.
    if (order?.status === 'pending')
      throw new ProblemError('UNAVAILABLE', 'Оплата ещё проводится', { retryAfterSeconds: 60 });
    return reply.type('text/plain').send(`OK${query.InvId}`);
  });

  settleHourly(app, context, providers);
}

/** Of several nodes one asks in each hour; a failure is tried again in the next. */
function settleHourly(app: FastifyInstance, context: Context, providers: PaymentProviders): void {
  const tick = async () => {
    if (!providers.current || providers.test) return;
    try {
      const hour = Math.floor(Date.now() / HOUR_MS);
      if (!(await context.limiter.hit(`payments-settle:${hour}`, 1, HOUR_MS / 1000)).allowed) return;
      const moved = await settlePending(context, providers);
      if (moved > 0) app.log.info({ moved }, 'payments settled without a notification');
    } catch (error) {
      app.log.error({ err: error }, 'settling payments failed');
    }
  };
  const timer = setInterval(() => void tick(), HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
