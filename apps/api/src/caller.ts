import type { Access } from '@nebosvod/contracts/endpoint';
import { ProblemError } from './problem-error.ts';

/** The person behind a verified access token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: 'user' | 'owner';
  readonly isTemporary: boolean;
}

/** What the API needs to know about people: implemented by the auth module. */
export interface Gatekeeper {
  /** The caller of a bearer token, or null when the token is forged, expired or its session has ended. */
  authenticate(token: string): Promise<Caller | null>;
  /** Whether the person owns at least one of the products now. */
  ownsAny(userId: string, products: readonly number[]): Promise<boolean>;
}

/** The gatekeeper of a server without accounts: every token is refused. */
export const nobody: Gatekeeper = {
  authenticate: async () => null,
  ownsAny: async () => false,
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Holds a caller against the access an endpoint asks for.
 * @throws ProblemError 401 for a guest where sign-in is needed, 403 where a product is.
 */
export async function authorize(caller: Caller | null, access: Access, gatekeeper: Gatekeeper): Promise<void> {
  if (access === 'guest') return;
  if (!caller) throw new ProblemError('UNAUTHORIZED');
  if (access === 'user') return;
  if (!(await gatekeeper.ownsAny(caller.userId, access.products))) throw new ProblemError('PRODUCT_REQUIRED');
}

/**
 * A `user_id` or `email` in a request never widens rights.
 * @throws ProblemError 403 when it names somebody else.
 */
export function assertOwn(caller: Caller, named: { userId?: string; email?: string }): void {
  const foreignId = named.userId !== undefined && named.userId !== caller.userId;
  const foreignEmail = named.email !== undefined && named.email.trim().toLowerCase() !== caller.email.toLowerCase();
  if (foreignId || foreignEmail) throw new ProblemError('FORBIDDEN', 'Можно запрашивать только свои данные');
}
