import * as contract from '@nebosvod/contracts/purchases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertOwn } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { clientAddress, count } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { assertSecret, receiveOrder } from './getcourse.service.ts';
import { presentOrder } from './purchases.presenter.ts';
import { listOrderMessages, listOrders, listPurchaseRows } from './purchases.repository.ts';
import { reconcileNightly } from './reconcile.service.ts';
import { remindHourly } from './renewal-letters.ts';

/** GetCourse sends one call an order from a few addresses; a guesser of the secret runs into this. */
const callbackLimit = { name: 'getcourse-callback', count: 600, seconds: 60 } as const;

export function registerPurchases(app: FastifyInstance, context: Context): void {
  const { db, limiter } = context;

  mount(app, contract.listPurchases, async ({ caller, query }) => {
    const person = signedIn(caller);
    assertOwn(person, query);
    return (await listOrders(db, person.userId)).map(presentOrder);
  });

  const receive = async (secret: string, fields: Parameters<typeof receiveOrder>[1], request: FastifyRequest) => {
    await count(limiter, callbackLimit, clientAddress(request));
    assertSecret(context, secret);
    return { stored: await receiveOrder(context, fields) };
  };
  mount(app, contract.getcourseCallback, ({ params, query, request }) => receive(params.secret, query, request));
  mount(app, contract.getcourseCallbackByPost, ({ params, query, request }) => receive(params.secret, query, request));

  reconcileNightly(app, context);
  remindHourly(app, context);

  registerPersonalData(app, {
    name: 'purchases',
    read: async (userId) => ({
      orders: (await listOrders(db, userId)).map(presentOrder),
      products: (await listPurchaseRows(db, userId)).map(({ product_id, state, granted_at, expires_at }) => ({
        productId: product_id,
        state,
        grantedAt: granted_at.toISOString(),
        expiresAt: expires_at?.toISOString() ?? null,
      })),
      messages: (await listOrderMessages(db, userId)).map(({ provider, external_id, kind, received_at, payload }) => ({
        provider,
        order: external_id,
        kind,
        receivedAt: received_at.toISOString(),
        payload,
      })),
    }),
  });
}
