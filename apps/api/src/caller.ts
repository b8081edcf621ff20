import type { Access } from '@nebosvod/contracts/endpoint';
import { productsThatOpen } from '@nebosvod/contracts/products.table';
import { ProblemError } from './problem-error.ts';

/** A product a person owns now, with the generations used this month. */
export interface OwnedProduct {
  readonly productId: number;
  readonly grantedAt: Date;
  /** null = without end. */
  readonly expiresAt: Date | null;
  readonly used: number;
}

/** The person behind a verified access token, as the database knows them at this request. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: 'user' | 'owner';
  readonly isTemporary: boolean;
  /** Until when this session counts as signed in with the second factor; null = it does not. */
  readonly secondFactorUntil: Date | null;
  readonly products: readonly OwnedProduct[];
}

/** What the API needs to know about people: implemented by the auth module. */
export interface Gatekeeper {
  /** The caller of a bearer token, or null when the token is forged, expired or its session has ended. */
  authenticate(token: string): Promise<Caller | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Holds a caller against the access an endpoint asks for.
 * @throws ProblemError 401 for a guest where sign-in is needed, 403 where a product, the operator or the second factor is.
 */
export function authorize(caller: Caller | null, access: Access): void {
  if (access === 'guest') return;
  if (!caller) throw new ProblemError('UNAUTHORIZED');
  if (access === 'user') return;
  if (access === 'operator') assertOperator(caller);
  else if (!ownsAny(caller, access.products)) throw new ProblemError('PRODUCT_REQUIRED');
}

function assertOperator(caller: Caller): void {
  if (caller.role !== 'owner') throw new ProblemError('FORBIDDEN', 'Консоль открыта только организатору');
  assertSecondFactor(caller);
}

/** @throws ProblemError 403 unless the session has passed the second factor within the last 12 hours. */
export function assertSecondFactor(caller: Caller): void {
  if (caller.secondFactorUntil === null) {
    throw new ProblemError('SECOND_FACTOR_REQUIRED', 'Подтвердите вход кодом второго фактора');
  }
}

/** Whether the caller owns one of the products now: itself, or a level that holds it. */
export function ownsAny(caller: Caller, products: readonly number[]): boolean {
  const opening = products.flatMap(productsThatOpen);
  return caller.products.some(({ productId }) => opening.includes(productId));
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
