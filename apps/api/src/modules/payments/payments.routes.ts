import { createPayment, listPayments, yookassaWebhook } from '@nebosvod/contracts/purchases';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress, count } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { listOwnPayments } from './payments.repository.ts';
import { configuredYookassa, receiveNotification, settlePending, startPayment } from './payments.service.ts';
import type { YookassaClient } from './yookassa-client.ts';
import { isNotificationSource } from './yookassa-sources.ts';

/** Each notification costs a question to YooKassa, so a flood of false ones is stopped before it. */
const notificationLimit = { name: 'yookassa', count: 300, seconds: 60 } as const;
const paymentLimit = { name: 'payment', count: 20, seconds: 3600 } as const;

export function registerPayments(app: FastifyInstance, context: Context): void {
  const client = configuredYookassa(context);

  mount(app, createPayment, async ({ caller, body }) => {
    const person = signedIn(caller);
    await count(context.limiter, paymentLimit, person.userId);
    return startPayment(context, client, person, body.item_id);
  });

  mount(app, listPayments, async ({ caller }) => {
    const rows = await listOwnPayments(context.db, signedIn(caller).userId);
    return rows.map((row) => ({
      orderId: row.external_id,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    }));
  });

  mount(app, yookassaWebhook, async ({ body, request }) => {
    await count(context.limiter, notificationLimit, clientAddress(request));
    if (client && !isNotificationSource(context.env, request.ip)) throw new ProblemError('FORBIDDEN');
    // A refund has an id of its own and names its payment.
    const paymentId = body.object.payment_id ?? body.object.id;
    return { stored: await receiveNotification(context, client, paymentId) };
  });

  if (client) settleHourly(app, context, client);
}

/** Of several nodes one asks in each hour; a failure is tried again in the next. */
function settleHourly(app: FastifyInstance, context: Context, client: YookassaClient): void {
  const tick = async () => {
    try {
      const hour = Math.floor(Date.now() / HOUR_MS);
      if (!(await context.limiter.hit(`yookassa-settle:${hour}`, 1, HOUR_MS / 1000)).allowed) return;
      const moved = await settlePending(context, client);
      if (moved > 0) app.log.info({ moved }, 'payments settled without a notification');
    } catch (error) {
      app.log.error({ err: error }, 'settling payments failed');
    }
  };
  const timer = setInterval(() => void tick(), HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
