import { type ProductTerms, productTermsSchema } from '@nebosvod/contracts/product-terms';
import { findProduct, type ProductId, products } from '@nebosvod/contracts/products.table';
import { counted } from '@nebosvod/terms/plural';
import type { ContentRow } from './content-entry.repository.ts';

/** Terms of every product that is sold. */
export type Terms = ReadonlyMap<number, ProductTerms>;

/** The table of products with the terms that the console has set over it. */
export function termsOver(rows: readonly Pick<ContentRow, 'kind' | 'id' | 'published'>[]): Terms {
  return new Map(
    products.map(({ id, quota, termMonths }) => {
      const row = rows.find((one) => one.kind === 'product' && one.id === String(id));
      // What does not fit was written by a newer version.
      const set = productTermsSchema.safeParse(row?.published);
      return [id, set.success ? set.data : { quota, termMonths }];
    }),
  );
}

const termOf = (months: number | null) =>
  months === null ? 'без срока' : `на ${counted(months, 'месяц', 'месяца', 'месяцев')}`;

/** What an item of the shop says of the products it sells: their terms, and the term in words. */
export function termedProducts(ids: readonly ProductId[], terms: Terms) {
  const sold = ids.flatMap((id) => {
    const of = terms.get(id);
    return of === undefined ? [] : [{ id, ...of }];
  });
  const words = [...new Set(sold.map(({ termMonths }) => termOf(termMonths)))];
  const each = () => sold.map(({ id, termMonths }) => `«${findProduct(id)?.title}» ${termOf(termMonths)}`).join(', ');
  return { products: sold, termText: words.length === 1 ? `доступ ${words.join('')}` : `доступ: ${each()}` };
}
