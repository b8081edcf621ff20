import { findProduct, type Product } from '@nebosvod/contracts/products.table';
import type { ShopItem } from './api/use-shop.ts';

/** A level of Veda and the item that sells it. */
export interface Level {
  readonly item: ShopItem;
  readonly product: Product;
}

/** Items that sell exactly one level of Veda, the lowest first. */
export function levelsOf(items: readonly ShopItem[]): readonly Level[] {
  return items
    .flatMap((item) => {
      const product = item.productIds.length === 1 ? findProduct(item.productIds[0] ?? 0) : null;
      return product?.area === 'veda' ? [{ item, product }] : [];
    })
    .sort((one, other) => one.product.id - other.product.id);
}
