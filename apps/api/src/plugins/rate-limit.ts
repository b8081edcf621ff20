import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const perSecond = 60;
const burst = 300;
/** Addresses remembered at once; beyond it the one unseen for longest is forgotten. */
const maxAddresses = 20_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was counted, in milliseconds. */
  at: number;
}

/** A token bucket for every address, in this process's memory: 60 calls a second with bursts of 300. */
export class AddressLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /**
   * Takes one call of an address.
   * @returns 0 when allowed, otherwise seconds to wait.
   */
  take(address: string, nowMs: number): number {
    const key = network(address);
    const known = this.#buckets.get(key);
    const elapsed = known ? Math.max(0, nowMs - known.at) / 1_000 : 0;
    const tokens = known ? Math.min(burst, known.tokens + elapsed * perSecond) : burst;
    const isAllowed = tokens >= 1;
    // Taken out and put back, so that the map's order is the order of last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: nowMs });
    if (this.#buckets.size > maxAddresses) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }

  get size(): number {
    return this.#buckets.size;
  }
}

/** One subscriber holds a whole /64 of IPv6, so that is what counts as one address. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}

/** Limits every mounted endpoint but health; files of the web app are not counted. */
export function registerRateLimit(app: FastifyInstance): void {
  const limiter = new AddressLimiter();
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.tag === 'health') return;
    const retryAfterSeconds = limiter.take(request.ip, performance.now());
    if (retryAfterSeconds > 0) {
      throw new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного', { retryAfterSeconds });
    }
  });
}
