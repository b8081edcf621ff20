import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import type { Order } from '../purchases/purchases.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What an item without a price costs in a rehearsal. */
export const testPriceKopecks = 100;

export type TestOutcome = Exclude<Order['status'], 'pending'>;

/** A payment service in the memory of this process that moves no money: the person says on its page how the payment ends. */
export interface TestProvider extends PaymentProvider {
  finish(orderId: string, outcome: TestOutcome): void;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopbackAddress = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
const isLoopbackName = (name: string) => name === 'localhost' || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));

/** Whether nobody but this very machine can reach the server: no public address, no proxy in front, a loopback socket. */
function allowsTestPayments(env: Pick<Env, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'NODE_ENV'>): boolean {
  const isClosed = env.PUBLIC_URL === undefined && env.TRUST_PROXY === undefined && isLoopbackName(env.HOST);
  return isClosed && env.NODE_ENV !== 'production';
}

/** Whether a call comes from this machine itself: a proxy that nobody told the server of names the host or the client it serves. */
export function isLocalCall(request: Pick<FastifyRequest, 'ip' | 'hostname' | 'headers'>): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => request.headers[name] !== undefined,
  );
  return !isForwarded && isLoopbackAddress(request.ip) && isLoopbackName(request.hostname);
}

/** The rehearsal of payments, or null where somebody else could reach it. */
export function testProvider(env: Env): TestProvider | null {
  if (!allowsTestPayments(env)) return null;
  const outcomes = new Map<string, TestOutcome>();
  return {
    id: 'test',
    start: async ({ orderId, returnUrl }) => ({ paymentId: orderId, confirmationUrl: `${returnUrl}&pay=test` }),
    ask: async (order) => ({
      orderId: order.external_id,
      isOurShop: true,
      amountKopecks: Number(order.amount_kopecks),
      currency: order.currency,
      isTest: true,
      status: outcomes.get(order.external_id) ?? order.status,
      payload: { payment: order.external_id, test: true },
    }),
    acceptsKeys: async () => true,
    refund: async (order) => void outcomes.set(order.external_id, 'refunded'),
    finish: (orderId, outcome) => void outcomes.set(orderId, outcome),
  };
}
