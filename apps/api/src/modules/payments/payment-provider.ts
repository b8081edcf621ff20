import type { Order } from '../purchases/purchases.repository.ts';

/** Whom a person may be sent to for paying. `test` moves no money: the operator rehearses with it. */
export const providerIds = ['yookassa', 'robokassa', 'test'] as const;
export type ProviderId = (typeof providerIds)[number];

/** An order on its way to a payment service. */
export interface PaymentToStart {
  readonly orderId: string;
  readonly amountKopecks: number;
  readonly title: string;
  /** The buyer: a receipt goes there. */
  readonly email: string;
  /** Where the service sends the person back to. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  /** The service's own id of the payment. */
  readonly paymentId: string;
  /** The page where the person pays. */
  readonly confirmationUrl: string;
}

/** What a payment service itself says of a payment. */
export interface PaymentState {
  /** Our order as the service keeps it; undefined when the payment names none. */
  readonly orderId: string | undefined;
  readonly isOurShop: boolean;
  /** NaN for what is not a sum. */
  readonly amountKopecks: number;
  readonly currency: string;
  /** No money stands behind it. */
  readonly isTest: boolean;
  readonly status: Order['status'];
  /** What is kept of the answer. */
  readonly payload: Record<string, unknown>;
}

/** A payment service, as the orders see it. Only what it answers to a question is believed, never what somebody tells. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** @throws PaymentServiceError when the service is away. */
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /**
   * The payment of an order now; money that is only held is taken on the way. null when the service knows no such payment.
   * @throws PaymentServiceError when the service is away.
   */
  ask(order: Order): Promise<PaymentState | null>;
  /**
   * Whether the service takes our keys; nothing moves.
   * @throws PaymentServiceError when the service is away.
   */
  acceptsKeys(): Promise<boolean>;
  /**
   * Gives all the money of a paid order back; null where the service does that in its own cabinet only.
   * @throws PaymentServiceError when the service is away or refuses.
   */
  readonly refund: ((order: Order) => Promise<void>) | null;
}

/** A payment service could not be asked, or answered what cannot be read. */
export class PaymentServiceError extends Error {}

/** `1990.00` for 199000 kopecks. */
export const toRoubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/** Kopecks of a decimal string; NaN for what is not a sum. */
export const toKopecks = (value: string): number =>
  /^\d{1,12}\.\d{2}$/.test(value) ? Number(value.replace('.', '')) : Number.NaN;

/** Whether a payment is the one our order asks for: of our shop, for this order, its whole sum in roubles, and real money in production. */
export function isPaymentOf(
  payment: PaymentState,
  order: Pick<Order, 'external_id' | 'amount_kopecks'>,
  isProduction: boolean,
): boolean {
  const isOurSum = payment.currency === 'RUB' && payment.amountKopecks === order.amount_kopecks;
  return payment.isOurShop && payment.orderId === order.external_id && isOurSum && !(payment.isTest && isProduction);
}
