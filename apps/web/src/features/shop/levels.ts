import type { ProductTerms } from '@nebosvod/contracts/product-terms';
import { findProduct, type Product } from '@nebosvod/contracts/products.table';
import type { ShopItem } from './api/use-shop.ts';

/** A level of Veda and the item that sells it. */
export interface Level {
  readonly item: ShopItem;
  readonly product: Product;
  /** As they are in force now. */
  readonly terms: ProductTerms;
}

/** Items that sell exactly one level of Veda, the lowest first. */
export function levelsOf(items: readonly ShopItem[]): readonly Level[] {
  return items
    .flatMap((item) => {
      const [terms, ...others] = item.products;
      const product = terms === undefined || others.length > 0 ? null : findProduct(terms.id);
      return terms !== undefined && product?.area === 'veda' ? [{ item, product, terms }] : [];
    })
    .sort((one, other) => one.product.id - other.product.id);
}
