import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PaymentServiceError } from './payment-provider.ts';

/** What this product reads of a payment. Amounts are decimal strings, as YooKassa writes them. */
const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  paid: z.boolean(),
  test: z.boolean().default(false),
  amount: z.object({ value: z.string(), currency: z.string() }),
  refunded_amount: z.object({ value: z.string() }).optional(),
  recipient: z.object({ account_id: z.string() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
});

export type YookassaPayment = z.output<typeof paymentSchema>;

export interface YookassaOptions {
  readonly shopId: string;
  readonly secretKey: string;
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

export interface NewPayment {
  /** The same key gives the same payment: an answer that was lost is asked for again with it. */
  readonly idempotenceKey: string;
  /** Decimal roubles, `1990.00`. */
  readonly amount: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The receipt of federal law 54-FZ, where YooKassa sends it for the shop. */
  readonly receipt?: YookassaReceipt | undefined;
}

/** One line: the shop sells one thing at a time. Names and codes: yookassa.ru/developers, «Чеки». */
export interface YookassaReceipt {
  readonly email: string;
  readonly title: string;
  /** Rate of VAT, 1–12: 1 = without VAT. */
  readonly vatCode: number;
  /** System of taxation, 1–6; unset where the shop has only one. */
  readonly taxSystemCode?: number | undefined;
}

export interface YookassaClient {
  createPayment(payment: NewPayment): Promise<YookassaPayment>;
  /** null when there is no such payment in our shop. */
  getPayment(id: string): Promise<YookassaPayment | null>;
  /** Takes the money that is held for a payment (`waiting_for_capture`). */
  capture(id: string, amount: string): Promise<YookassaPayment>;
  /** Whether the shop and its key are known there; nothing moves. */
  acceptsKeys(): Promise<boolean>;
  /** Gives money back; the same key gives the same refund. */
  refund(refund: {
    readonly paymentId: string;
    readonly amount: string;
    readonly idempotenceKey: string;
  }): Promise<void>;
}

const inRoubles = (value: string) => ({ value, currency: 'RUB' });

function receiptOf(receipt: YookassaReceipt, amount: string) {
  return {
    customer: { email: receipt.email },
    ...(receipt.taxSystemCode === undefined ? {} : { tax_system_code: receipt.taxSystemCode }),
    items: [
      {
        description: receipt.title.slice(0, 128),
        quantity: '1.00',
        amount: inRoubles(amount),
        vat_code: receipt.vatCode,
        payment_mode: 'full_payment',
        payment_subject: 'service',
      },
    ],
  };
}

const retryAfterMs = [300, 1_500] as const;

/** The calls this product needs of api.yookassa.ru/v3, with a time limit and repeats after 5xx and lost answers. */
export function createYookassaClient(options: YookassaOptions): YookassaClient {
  const { shopId, secretKey, baseUrl = 'https://api.yookassa.ru/v3', timeoutMs = 15_000 } = options;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function ask(path: string, init: { method: string; headers?: Record<string, string>; body?: string }) {
    for (let attempt = 0; ; attempt += 1) {
      const pause = retryAfterMs[attempt];
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          ...init,
          headers: { ...init.headers, authorization },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        if (response.status < 500 && response.status !== 429) return response;
        if (pause === undefined) throw new PaymentServiceError(`YooKassa answered ${response.status}`);
      } catch (error) {
        if (error instanceof PaymentServiceError || pause === undefined) {
          throw new PaymentServiceError('YooKassa is out of reach', { cause: error });
        }
      }
      await sleep(pause);
    }
  }

  const post = (path: string, idempotenceKey: string, body: string) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotence-key': idempotenceKey },
      body,
    });

  async function read(response: Response): Promise<YookassaPayment> {
    const parsed = paymentSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !parsed.success)
      throw new PaymentServiceError(`YooKassa answered ${response.status} unreadably`);
    return parsed.data;
  }

  return {
    async createPayment(payment) {
      const response = await post(
        '/payments',
        payment.idempotenceKey,
        JSON.stringify({
          amount: inRoubles(payment.amount),
          capture: true,
          confirmation: { type: 'redirect', return_url: payment.returnUrl },
          description: payment.description.slice(0, 128),
          metadata: payment.metadata,
          ...(payment.receipt && { receipt: receiptOf(payment.receipt, payment.amount) }),
        }),
      );
      return read(response);
    },
    async getPayment(id) {
      const response = await ask(`/payments/${encodeURIComponent(id)}`, { method: 'GET' });
      return response.status === 404 ? null : read(response);
    },
    async acceptsKeys() {
      // There is no such payment: who may ask is told so, who may not is refused.
      const response = await ask('/payments/00000000-0000-0000-0000-000000000000', { method: 'GET' });
      return response.ok || response.status === 404;
    },
    async capture(id, amount) {
      const body = JSON.stringify({ amount: inRoubles(amount) });
      return read(await post(`/payments/${encodeURIComponent(id)}/capture`, `capture-${id}`, body));
    },
    async refund({ paymentId, amount, idempotenceKey }) {
      const body = JSON.stringify({ payment_id: paymentId, amount: inRoubles(amount) });
      const response = await post('/refunds', idempotenceKey, body);
      if (!response.ok) throw new PaymentServiceError(`YooKassa refused the refund: ${response.status}`);
    },
  };
}
