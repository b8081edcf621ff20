import { getShopItem, listCategories, listShopCategory, listShopItems } from '@nebosvod/contracts/shop';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/call.ts';

export type ShopItem = z.output<(typeof getShopItem)['response']>;

export function useCategories() {
  return useQuery({
    queryKey: ['shop', 'categories'],
    queryFn: ({ signal }) => call(listCategories, { signal }),
  });
}

/** Everything on sale, or one category of it. */
export function useShopItems(categoryId: string | undefined) {
  return useQuery({
    queryKey: ['shop', 'items', categoryId ?? null],
    queryFn: ({ signal }) =>
      categoryId === undefined
        ? call(listShopItems, { signal })
        : call(listShopCategory, { query: { category_id: categoryId }, signal }),
  });
}

export function useShopItem(id: string) {
  return useQuery({
    queryKey: ['shop', 'item', id],
    queryFn: ({ signal }) => call(getShopItem, { query: { id }, signal }),
  });
}
