import { type Caller, ownsAny } from '../../caller.ts';
import { ProblemError } from '../../problem-error.ts';

/** @throws ProblemError 403 when the person does not own the product (or a level that holds it). */
export function assertOwnsProduct(caller: Caller, productId: number): void {
  if (!ownsAny(caller, [productId])) throw new ProblemError('PRODUCT_REQUIRED');
}
