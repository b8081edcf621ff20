import type { Env } from '../../env.ts';
import type { Order } from '../purchases/purchases.repository.ts';
import {
  type PaymentProvider,
  PaymentServiceError,
  type PaymentState,
  toKopecks,
  toRoubles,
} from './payment-provider.ts';
import { createYookassaClient, type YookassaPayment } from './yookassa-client.ts';

export const yookassa = 'yookassa';

/** The operator's shop at YooKassa, or null when none is configured. */
export function yookassaProvider(env: Env): PaymentProvider | null {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_VAT_CODE: vatCode } = env;
  if (!shopId || !secretKey) return null;
  const client = createYookassaClient({ shopId, secretKey, baseUrl: env.YOOKASSA_API_URL });
  return {
    id: yookassa,
    async start({ orderId, amountKopecks, title, email, returnUrl }) {
      const payment = await client.createPayment({
        idempotenceKey: orderId,
        amount: toRoubles(amountKopecks),
        description: title,
        returnUrl,
        metadata: { order_id: orderId },
        receipt:
          vatCode === undefined ? undefined : { email, title, vatCode, taxSystemCode: env.YOOKASSA_TAX_SYSTEM_CODE },
      });
      const confirmationUrl = payment.confirmation?.confirmation_url;
      if (confirmationUrl === undefined) throw new PaymentServiceError('YooKassa gave no page to pay at');
      return { paymentId: payment.id, confirmationUrl };
    },
    async ask(order) {
      if (order.payment_id === null) return null;
      const told = await client.getPayment(order.payment_id);
      if (told === null) return null;
      const state = stateOf(told, shopId);
      // A shop may be set to hold money first: what is held for the whole sum of our order is taken at once.
      const isHeld = told.status === 'waiting_for_capture' && state.isOurShop && state.orderId === order.external_id;
      if (!isHeld || state.amountKopecks !== order.amount_kopecks) return state;
      return stateOf(await client.capture(told.id, told.amount.value), shopId);
    },
    acceptsKeys: () => client.acceptsKeys(),
    async refund(order) {
      if (order.payment_id === null || order.amount_kopecks === null) throw new PaymentServiceError('nothing was paid');
      const amount = toRoubles(Number(order.amount_kopecks));
      await client.refund({ paymentId: order.payment_id, amount, idempotenceKey: `refund-${order.external_id}` });
    },
  };
}

function stateOf(payment: YookassaPayment, shopId: string): PaymentState {
  return {
    orderId: payment.metadata?.order_id,
    isOurShop: payment.recipient === undefined || payment.recipient.account_id === shopId,
    amountKopecks: toKopecks(payment.amount.value),
    currency: payment.amount.currency,
    isTest: payment.test,
    status: statusOf(payment),
    payload: { payment: payment.id, status: payment.status, test: payment.test },
  };
}

function statusOf(payment: YookassaPayment): Order['status'] {
  if (payment.status === 'canceled') return 'cancelled';
  if (payment.status !== 'succeeded' || !payment.paid) return 'pending';
  const refunded = payment.refunded_amount ? toKopecks(payment.refunded_amount.value) : 0;
  return refunded >= toKopecks(payment.amount.value) ? 'refunded' : 'paid';
}
