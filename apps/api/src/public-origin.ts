import type { FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/**
 * The origin under which people reach this installation, for addresses that must be whole: `https://example.ru`.
 * Unset in the environment, it is what the request names; '' when that is no origin.
 */
export function publicOrigin(env: Pick<Env, 'PUBLIC_URL'>, request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const url = env.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  return URL.canParse(url) ? new URL(url).origin : '';
}
