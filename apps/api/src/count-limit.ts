import type { FastifyRequest } from 'fastify';
import type { SharedLimiter } from './database/rate-limiter.ts';
import { network, wideNetwork } from './plugins/rate-limit.ts';
import { ProblemError } from './problem-error.ts';

/** How many of something in how many seconds. */
export interface Limit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

/**
 * Counts one event and refuses past the limit.
 * @throws ProblemError 429 with Retry-After.
 */
export async function count(limiter: SharedLimiter, limit: Limit, who: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit(`${limit.name}:${who}`, limit.count, limit.seconds);
  if (allowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new ProblemError('TOO_MANY_REQUESTS', `Слишком много попыток, повторите через ${minutes} мин.`, {
    retryAfterSeconds,
  });
}

/** Takes one counted event back: it turned out well, or the server was too busy to try. */
export function forgive(limiter: SharedLimiter, limit: Limit, who: string): Promise<void> {
  return limiter.forgive(`${limit.name}:${who}`);
}

/** A provider gives a customer a whole /48 of IPv6, 65,536 networks: together they get ten times what one gets. */
const wideShare = 10;

const widened = (limit: Limit): Limit => ({
  name: `${limit.name}-48`,
  count: limit.count * wideShare,
  seconds: limit.seconds,
});

/** The same event for each key it counts under: the network itself and, of IPv6, the /48 round it. */
const keysOf = (limit: Limit, address: string, whose: string): readonly (readonly [Limit, string])[] => {
  const wide = wideNetwork(address);
  return [[limit, `${whose}${address}`], ...(wide === null ? [] : [[widened(limit), `${whose}${wide}`] as const])];
};

/**
 * Counts one event of a network.
 * @param address as `clientAddress` gives it
 * @param whose when a person's events are counted by network each: `email:`
 * @throws ProblemError 429 with Retry-After.
 */
export async function countNetwork(limiter: SharedLimiter, limit: Limit, address: string, whose = ''): Promise<void> {
  for (const [one, key] of keysOf(limit, address, whose)) await count(limiter, one, key);
}

/** Takes back what `countNetwork` has counted. */
export async function forgiveNetwork(limiter: SharedLimiter, limit: Limit, address: string, whose = ''): Promise<void> {
  for (const [one, key] of keysOf(limit, address, whose)) await forgive(limiter, one, key);
}

/**
 * The address to count by. It comes from the connection, or from a proxy named in `TRUST_PROXY`, never from a header
 * anyone can send.
 */
export function clientAddress(request: FastifyRequest): string {
  return network(request.ip);
}
