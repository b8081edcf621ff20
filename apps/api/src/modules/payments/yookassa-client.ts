import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

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
}

export interface YookassaClient {
  createPayment(payment: NewPayment): Promise<YookassaPayment>;
  /** null when there is no such payment in our shop. */
  getPayment(id: string): Promise<YookassaPayment | null>;
}

/** YooKassa could not be asked, or answered what cannot be read. */
export class YookassaError extends Error {}

const retryAfterMs = [300, 1_500] as const;

/** The two calls this product needs of api.yookassa.ru/v3, with a time limit and repeats after 5xx and lost answers. */
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
        if (pause === undefined) throw new YookassaError(`YooKassa answered ${response.status}`);
      } catch (error) {
        if (error instanceof YookassaError || pause === undefined) {
          throw new YookassaError('YooKassa is out of reach', { cause: error });
        }
      }
      await sleep(pause);
    }
  }

  async function read(response: Response): Promise<YookassaPayment> {
    const parsed = paymentSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !parsed.success) throw new YookassaError(`YooKassa answered ${response.status} unreadably`);
    return parsed.data;
  }

  return {
    async createPayment(payment) {
      const response = await ask('/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotence-key': payment.idempotenceKey },
        body: JSON.stringify({
          amount: { value: payment.amount, currency: 'RUB' },
          capture: true,
          confirmation: { type: 'redirect', return_url: payment.returnUrl },
          description: payment.description.slice(0, 128),
          metadata: payment.metadata,
        }),
      });
      return read(response);
    },
    async getPayment(id) {
      const response = await ask(`/payments/${encodeURIComponent(id)}`, { method: 'GET' });
      return response.status === 404 ? null : read(response);
    },
  };
}
