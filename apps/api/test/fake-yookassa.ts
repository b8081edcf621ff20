import { createServer } from 'node:http';

export interface FakePayment {
  id: string;
  status: string;
  paid: boolean;
  test: boolean;
  amount: { value: string; currency: string };
  refunded_amount?: { value: string };
  recipient: { account_id: string };
  metadata: Record<string, string>;
  confirmation: { type: string; confirmation_url: string };
}

/** A stand-in of api.yookassa.ru: same paths, authorization, idempotence and bodies. */
export interface FakeYookassa {
  /** What points the server at it. */
  readonly env: Record<string, string>;
  readonly payments: ReadonlyMap<string, FakePayment>;
  /** Bodies of created payments, in order. */
  readonly created: readonly { readonly receipt?: unknown }[];
  /** Payments that were asked about, in order. */
  readonly asked: readonly string[];
  /** Answers that are lost on the way from now on; what was asked for is done all the same. */
  failures: number;
  close(): Promise<void>;
}

export async function startFakeYookassa(): Promise<FakeYookassa> {
  const payments = new Map<string, FakePayment>();
  const created: { receipt?: unknown; amount: FakePayment['amount']; metadata: Record<string, string> }[] = [];
  const asked: string[] = [];
  const done = new Map<string, unknown>();
  const perform = (path: string, body: (typeof created)[number] & { payment_id?: string }) => {
    const found = payments.get(/^\/v3\/payments\/([^/]+)\/capture$/.exec(path)?.[1] ?? body.payment_id ?? '');
    if (path === '/v3/payments') {
      const payment: FakePayment = {
        id: `pay-${payments.size + 1}`,
        status: 'pending',
        paid: false,
        test: true,
        amount: body.amount,
        recipient: { account_id: '100500' },
        metadata: body.metadata,
        confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.example.ru/pay' },
      };
      payments.set(payment.id, payment);
      created.push(body);
      return payment;
    }
    if (!found) return null;
    if (path === '/v3/refunds') {
      found.refunded_amount = { value: body.amount.value };
      return { id: `refund-${done.size}`, status: 'succeeded', payment_id: found.id };
    }
    return Object.assign(found, { status: 'succeeded', paid: true });
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isLost = () => {
      if (fake.failures === 0) return false;
      fake.failures -= 1;
      answer(500, {});
      return true;
    };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.headers.authorization !== `Basic ${Buffer.from('100500:test_secret-of-the-shop').toString('base64')}`)
        return answer(401, { type: 'error' });
      const path = request.url ?? '';
      if (request.method === 'POST') {
        const key = String(request.headers['idempotence-key']);
        if (!done.has(key)) done.set(key, perform(path, JSON.parse(Buffer.concat(chunks).toString('utf8'))));
        // Done, and its answer is lost: the case the idempotence key is for.
        if (isLost()) return;
        const result = done.get(key);
        return result ? answer(200, result) : answer(404, { type: 'error', code: 'not_found' });
      }
      asked.push(path);
      if (isLost()) return;
      const found = payments.get(path.replace('/v3/payments/', ''));
      return found ? answer(200, found) : answer(404, { type: 'error', code: 'not_found' });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const fake: FakeYookassa = {
    env: {
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'test_secret-of-the-shop',
      YOOKASSA_API_URL: `http://127.0.0.1:${address.port}/v3`,
    },
    payments,
    created,
    asked,
    failures: 0,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return fake;
}
