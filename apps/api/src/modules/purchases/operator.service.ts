import { randomUUID } from 'node:crypto';
import { emailField } from '@nebosvod/contracts/person-fields';
import { findProduct } from '@nebosvod/contracts/products.table';
import type { Db } from '../../context.ts';
import { grantProducts, revokeProducts } from './purchases.repository.ts';

/** The operator typed something that is not an address or a product; the message is for them. */
export class OperatorError extends Error {}

function readEmail(text: string | undefined): string {
  const email = emailField.safeParse(text);
  if (!email.success) throw new OperatorError(`Неверный адрес почты: ${text ?? 'не указан'}`);
  return email.data;
}

function readProducts(texts: readonly string[]): number[] {
  if (texts.length === 0) throw new OperatorError('Не указан номер продукта');
  return texts.map((text) => {
    const product = /^\d+$/.test(text) ? findProduct(Number(text)) : null;
    if (!product) throw new OperatorError(`Продукта ${text} нет, список: npm run admin -- products`);
    return product.id;
  });
}

/**
 * Grants products to an address for their term. An address nobody has proven yet keeps them until somebody does.
 * @throws OperatorError for a wrong address or product.
 */
export async function grantByOperator(
  db: Db,
  email: string | undefined,
  products: readonly string[],
): Promise<number[]> {
  const ids = readProducts(products);
  await grantProducts(db, readEmail(email), ids, { provider: 'operator', externalId: randomUUID() });
  return ids;
}

/** Takes products back at once; returns how many purchases ended. */
export function revokeByOperator(db: Db, email: string | undefined, products: readonly string[]): Promise<number> {
  return revokeProducts(db, readEmail(email), readProducts(products));
}
