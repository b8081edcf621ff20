import { consultationCategories, kindTable } from '@nebosvod/contracts/consultation-kinds.table';
import type { kindSchema } from '@nebosvod/contracts/consultations';
import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import { consultationKinds, findProduct, products } from '@nebosvod/contracts/products.table';
import type { z } from 'zod';
import { ProblemError } from '../../problem-error.ts';
import type { Writers } from './writers.ts';

type Kind = z.output<typeof kindSchema>;

/**
 * Kinds of a product that can be asked for today, of one category where it is named.
 * @throws ProblemError 404 for a number that is no product and a word that is no category
 */
export function kindsOf(writers: Writers, productId: string, category?: string): Kind[] {
  const product = /^\d{1,4}$/.test(productId) ? findProduct(Number(productId)) : null;
  if (!product) throw new ProblemError('NOT_FOUND', 'Такого продукта нет');
  if (category !== undefined && !consultationCategories.some((one) => one === category)) {
    throw new ProblemError('NOT_FOUND', 'Такого раздела нет');
  }
  return consultationKinds.flatMap((id) => {
    const entry = kindTable[id];
    if (
      !entry ||
      !writers[id] ||
      !product.kinds.includes(id) ||
      (category !== undefined && entry.category !== category)
    )
      return [];
    const { needs, ...rest } = entry;
    const opening = products.filter(({ kinds }) => kinds.includes(id)).map((one) => one.id);
    return [{ id, ...rest, needs: [...needs], sections: sectionsOf(id).map((one) => ({ ...one })), products: opening }];
  });
}
