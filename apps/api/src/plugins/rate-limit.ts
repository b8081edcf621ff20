import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const perSecond = 60;
const burst = 300;
/** What one token pays for: 60 of them a second are a processor's whole time. */
const MS_A_TOKEN = 16;
/** However long a call takes, two of the kind may follow each other. */
const MOST_TOKENS = burst / 2;
/** Addresses remembered at once; beyond it the one unseen for longest is forgotten. */
const maxAddresses = 20_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was counted, in milliseconds. */
  at: number;
}

/** What a /48 of IPv6 may do together, as a multiple of one network. */
const WIDE_SHARE = 10;

/**
 * A token bucket for every address, in this process's memory: 60 tokens a second with bursts of 300. A call takes one, a costly one as
 * many as its milliseconds are worth. The /48 round a network of IPv6 has a bucket of its own, ten times as large: one customer of a
 * provider cannot use 65,536 networks.
 */
export class AddressLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #wideBuckets = new Map<string, Bucket>();

  /**
   * Takes tokens of an address.
   * @returns 0 when allowed, otherwise seconds to wait.
   */
  take(address: string, nowMs: number, wanted = 1): number {
    const key = network(address);
    const wide = wideNetwork(key);
    return Math.max(
      draw(this.#buckets, key, 1, nowMs, wanted),
      wide === null ? 0 : draw(this.#wideBuckets, wide, WIDE_SHARE, nowMs, wanted),
    );
  }

  get size(): number {
    return this.#buckets.size;
  }
}

/** Takes tokens out of a bucket `share` times as large as one network's; 0 or the seconds to wait. */
function draw(buckets: Map<string, Bucket>, key: string, share: number, nowMs: number, wanted: number): number {
  const known = buckets.get(key);
  const elapsed = known ? Math.max(0, nowMs - known.at) / 1_000 : 0;
  const tokens = known ? Math.min(burst * share, known.tokens + elapsed * perSecond * share) : burst * share;
  const isAllowed = tokens >= wanted;
  // Taken out and put back, so that the map's order is the order of last use.
  buckets.delete(key);
  buckets.set(key, { tokens: isAllowed ? tokens - wanted : tokens, at: nowMs });
  if (buckets.size > maxAddresses) {
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }
  return isAllowed ? 0 : Math.max(1, Math.ceil((wanted - tokens) / (perSecond * share)));
}

/** The /48 round a network of IPv6, null for IPv4. @param network as `network` gives it */
export function wideNetwork(network: string): string | null {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
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

/** Tokens of a call that takes so many milliseconds. */
export function tokensOf(ms: number): number {
  return Math.min(MOST_TOKENS, Math.max(1, Math.ceil(ms / MS_A_TOKEN)));
}

const machineTime = () => performance.now();

/**
 * Limits every mounted endpoint that does not opt out; files of the web app are not counted. The first token goes before anything is
 * read, the others (`charge`) once the body tells what is asked for.
 * @param now milliseconds from whatever beginning; unset, a clock of the machine that never goes back
 */
export function registerRateLimit(app: FastifyInstance, isOn: boolean, now: () => number = machineTime): void {
  const limiter = new AddressLimiter();
  const take = (request: FastifyRequest, tokens: number) => {
    const retryAfterSeconds = isOn && tokens > 0 ? limiter.take(request.ip, now(), tokens) : 0;
    if (retryAfterSeconds > 0) {
      throw new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного', { retryAfterSeconds });
    }
  };
  app.decorate('charge', (request, cost) => take(request, tokensOf(cost) - 1));
  app.addHook('onRequest', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && endpoint.limit !== 'none') take(request, 1);
    done();
  });
}
