import type { Caller, Gatekeeper } from '../../caller.ts';
import { ProblemError } from '../../problem-error.ts';

/** @throws ProblemError 403 when the person does not own the product (or a level that holds it). */
export async function assertOwnsProduct(gatekeeper: Gatekeeper, caller: Caller, productId: number): Promise<void> {
  if (!(await gatekeeper.ownsAny(caller.userId, [productId]))) throw new ProblemError('PRODUCT_REQUIRED');
}
