import { randomInt } from 'node:crypto';
import type { Env } from '../../env.ts';
import type { Order } from '../purchases/purchases.repository.ts';
import { type PaymentProvider, PaymentServiceError, type PaymentState, toRoubles } from './payment-provider.ts';
import { isSameSignature, shopFields, signRobokassa } from './robokassa-signature.ts';

export const robokassa = 'robokassa';

/** What Robokassa sends to the address of results. */
export interface RobokassaResult {
  readonly OutSum: string;
  readonly InvId: string;
  readonly SignatureValue: string;
}

export interface RobokassaProvider extends PaymentProvider {
  /** Whether a message of a result is signed with the shop's second password. */
  isSigned(result: RobokassaResult): boolean;
}

const timeoutMs = 15_000;
/** Numbers of bills are ours to give: of this many the same comes twice once in ten million years of a busy shop. */
const mostBills = 2 ** 47;

/** States of an operation: 5 begun, 10 cancelled, 20 held, 50 being credited, 60 sent back, 80 suspended, 100 done. Source: docs.robokassa.ru, «OpStateExt». */
const statuses: Readonly<Record<string, Order['status']>> = { '10': 'cancelled', '60': 'refunded', '100': 'paid' };

/** The operator's shop at Robokassa, or null when none is configured. A result is not believed: the operation is asked (`OpStateExt`). */
export function robokassaProvider(env: Env): RobokassaProvider | null {
  const { ROBOKASSA_LOGIN: login, ROBOKASSA_PASSWORD1: password1, ROBOKASSA_PASSWORD2: password2 } = env;
  if (!login || !password1 || !password2) return null;
  const hash = env.ROBOKASSA_HASH;
  const base = env.ROBOKASSA_URL ?? 'https://auth.robokassa.ru/Merchant';
  return {
    id: robokassa,
    async start({ orderId, amountKopecks, title, email }) {
      const [bill, sum] = [String(randomInt(1, mostBills)), toRoubles(amountKopecks)];
      const fields = { Shp_order: orderId };
      const query = new URLSearchParams({
        MerchantLogin: login,
        OutSum: sum,
        InvId: bill,
        Description: title.replaceAll(/[^\p{L}\p{N} .,:;!?()-]/gu, '').slice(0, 100),
        Email: email,
        Culture: 'ru',
        Encoding: 'utf-8',
        ...fields,
        SignatureValue: signRobokassa(hash, [login, sum, bill, password1, ...shopFields(fields)]),
      });
      return { paymentId: bill, confirmationUrl: `${base}/Index.aspx?${query}` };
    },
    async ask(order) {
      if (order.payment_id === null) return null;
      const query = new URLSearchParams({
        MerchantLogin: login,
        InvoiceID: order.payment_id,
        Signature: signRobokassa(hash, [login, order.payment_id, password2]),
      });
      return stateOf(await read(`${base}/WebService/Service.asmx/OpStateExt?${query}`), order);
    },
    async acceptsKeys() {
      const query = new URLSearchParams({
        MerchantLogin: login,
        InvoiceID: '1',
        Signature: signRobokassa(hash, [login, '1', password2]),
      });
      const xml = await read(`${base}/WebService/Service.asmx/OpStateExt?${query}`);
      // 0: there is such a bill, 3: there is none; 1 and 2 are a wrong signature and an unknown shop.
      return ['0', '3'].includes(textOf(xml, 'Result', 'Code') ?? '');
    },
    refund: null,
    isSigned: ({ OutSum, InvId, SignatureValue, ...rest }) =>
      isSameSignature(signRobokassa(hash, [OutSum, InvId, password2, ...shopFields(rest)]), SignatureValue),
  };
}

async function read(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new PaymentServiceError(`Robokassa answered ${response.status}`);
    return await response.text();
  } catch (error) {
    throw error instanceof PaymentServiceError
      ? error
      : new PaymentServiceError('Robokassa is out of reach', { cause: error });
  }
}

/** The text of an element within another; the answer is small and its names never repeat within one parent. */
function textOf(xml: string, parent: string, name: string): string | undefined {
  const inner = new RegExp(`<${parent}[\\s>][^]*?</${parent}>`).exec(xml)?.[0];
  return inner && new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner)?.[1]?.trim();
}

function stateOf(xml: string, order: Order): PaymentState | null {
  const result = textOf(xml, 'Result', 'Code');
  // 3: no operation with such a bill yet, nobody has opened the page to pay.
  if (result === '3') return null;
  const state = textOf(xml, 'State', 'Code');
  if (result !== '0' || state === undefined) throw new PaymentServiceError(`Robokassa answered ${result} unreadably`);
  const sum = textOf(xml, 'Info', 'OutSum') ?? '';
  const ours = /<Name>shp_order<\/Name>\s*<Value>([^<]*)<\/Value>/i.exec(xml)?.[1];
  return {
    orderId: ours ?? order.external_id,
    isOurShop: true,
    amountKopecks: /^\d{1,12}(\.\d{1,6})?$/.test(sum) ? Math.round(Number(sum) * 100) : Number.NaN,
    currency: 'RUB',
    isTest: false,
    status: statuses[state] ?? 'pending',
    payload: { bill: order.payment_id, state },
  };
}
