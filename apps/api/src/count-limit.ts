import type { FastifyRequest } from 'fastify';
import type { SharedLimiter } from './database/rate-limiter.ts';
import { network } from './plugins/rate-limit.ts';
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

/**
 * The address to count by. It comes from the connection, or from a proxy named in `TRUST_PROXY`, never from a header
 * anyone can send.
 */
export function clientAddress(request: FastifyRequest): string {
  return network(request.ip);
}
